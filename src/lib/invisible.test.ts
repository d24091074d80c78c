import { describe, expect, test } from 'vitest';
import { oneLine, removeInvisible, trimInvisible } from './invisible.ts';

/** One of each kind, by the name that Unicode gives it. */
const unseen = {
  'character tabulation': '\t',
  'line feed': '\n',
  null: '\0',
  'next line': '\u0085',
  'no-break space': '\u00a0',
  'soft hyphen': '\u00ad',
  'combining grapheme joiner': '\u034f',
  'Arabic letter mark': '\u061c',
  'Hangul choseong filler': '\u115f',
  'Mongolian vowel separator': '\u180e',
  'figure space': '\u2007',
  'thin space': '\u2009',
  'zero width space': '\u200b',
  'zero width non-joiner': '\u200c',
  'zero width joiner': '\u200d',
  'left-to-right mark': '\u200e',
  'right-to-left mark': '\u200f',
  'line separator': '\u2028',
  'left-to-right embedding': '\u202a',
  'pop directional formatting': '\u202c',
  'right-to-left override': '\u202e',
  'narrow no-break space': '\u202f',
  'word joiner': '\u2060',
  'invisible times': '\u2062',
  'first strong isolate': '\u2068',
  'pop directional isolate': '\u2069',
  'nominal digit shapes': '\u206f',
  'Braille pattern blank': '\u2800',
  'ideographic space': '\u3000',
  'Hangul filler': '\u3164',
  'byte order mark': '\ufeff',
  'halfwidth Hangul filler': '\uffa0',
  'interlinear annotation anchor': '\ufff9',
  'object replacement character': '\ufffc',
  'tag latin small letter a': '\u{e0061}',
  'variation selector 16': '\ufe0f',
};

describe.each(Object.entries(unseen))('%s', (_name, character) => {
  test('is removed from an address wherever it stands', () => {
    expect(removeInvisible(`${character}anna${character}@example.ch${character}`)).toBe('anna@example.ch');
  });

  test('is no name', () => {
    expect(trimInvisible(character.repeat(3))).toBe('');
  });

  test('is removed in front of a name and behind it, not within', () => {
    const within = `Anna${character}Muster`;
    expect(trimInvisible(`${character} ${within} ${character}`)).toBe(within);
  });
});

test('a plain space within an address is seen, so it stays', () => {
  expect(removeInvisible(' anna muster@example.ch ')).toBe('anna muster@example.ch');
  expect(removeInvisible('\u202a+41 44 000 00 00\u202c')).toBe('+41 44 000 00 00');
});

test.each(['葛\u{e0100}', 'gern ❤\ufe0f', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'])(
  '«%s» keeps what its last character needs',
  (text) => {
    expect(trimInvisible(`${text}\u200b\n`)).toBe(text);
  },
);

test('a description keeps its lines', () => {
  expect(trimInvisible('\ufeff\n 500 Stühle\n\n\u2022 Eiche\u00a0\n')).toBe('500 Stühle\n\n\u2022 Eiche');
});

test('long runs of spaces take no time', () => {
  const start = performance.now();
  const text = `${' '.repeat(200_000)}a${' '.repeat(200_000)}b${' '.repeat(200_000)}`;
  expect(trimInvisible(text)).toHaveLength(200_002);
  expect(performance.now() - start).toBeLessThan(1000);
});

test.each([
  ['Muster AG\r\nBcc: other@example.ch', 'Muster AG Bcc: other@example.ch'],
  ['Muster\u2028AG\u0007', 'Muster AG'],
  ['GmbH \u202egpj.exe\u202c', 'GmbH gpj.exe'],
  ['\u2067Muster\u2069 \u200fAG\u206a', 'Muster AG'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['half \ud83d of one', 'half \ufffd of one'],
  ['whole \u{1f600}', 'whole \u{1f600}'],
])('%j is %j in a header', (text, line) => {
  expect(oneLine(text)).toBe(line);
});
