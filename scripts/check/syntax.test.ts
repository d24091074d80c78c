/** What is said of a file that cannot be read. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { recordFiles } from './records.ts';
import { checkSyntax } from './syntax.ts';

describe('a sign that is wrong or missing', () => {
  const record = (...lines: readonly string[]) => ['export const x = {', ...lines, '};', ''].join('\n');

  test.each([
    ["  lead: 'Wir sagen's, wie es ist.',", 2, 'Als Apostroph ’ schreiben'],
    ["  lead: 'Gut.,", 2, "fehlt der Strich (')"],
    ["  lead: `Gut.',", 2, 'fehlt der Strich (`)'],
    ["  sum: 'CHF 2'000'000',", 2, 'Als Apostroph ’ schreiben'],
    ["  lead: 'Gut.'", 2, 'Am Ende dieser Zeile fehlt ein Komma'],
    ["  lead: 'Gut.'\n  // Lang.", 2, 'ein Komma'],
    ["  lead: 'Gut.'\n", 2, 'ein Komma'],
    ["  list: [\n    'Eins'\n    'Zwei',\n  ],", 3, 'ein Komma'],
    ["  list: ['Eins' 'Zwei'],", 2, "Vor «'Zwei'],» fehlt ein Komma"],
    ["  one: { days: 'Mo' weeks: 7, more: 8 },", 2, 'Vor «weeks: 7, more: 8 },» fehlt ein Komma'],
    ["  one: { days: 'Mo', weeks 7 },", 2, 'Nach «weeks» fehlt der Doppelpunkt (:)'],
    ["  'one-two' 'Mo',", 2, "Nach «'one-two'» fehlt der Doppelpunkt (:)"],
    ["  part:\n    a: 'Eins',\n  },", 2, 'Nach dieser Zeile fehlt eine Klammer, die öffnet'],
    ["  part: of('x',\n    a: 'Eins',\n  }),", 2, 'Nach dieser Zeile fehlt eine Klammer, die öffnet'],
    ["  part: of('x', {\n    a: '(1',\n", 3, 'Nach dieser Zeile fehlt eine Klammer'],
    ["  one-two: 'Mo',", 2, '«one-two» steht ohne Anführungszeichen da'],
    ["  über uns: ['Mo'],", 2, '«über uns» steht ohne Anführungszeichen da'],
    ["<<<<<<< HEAD\n  lead: 'Gut.',\n=======\n>>>>>>> own", 2, 'zwei Fassungen'],
    ["  /* Kopf\n  lead: 'Gut.',", 2, 'Hier beginnt eine Erklärung, die nicht endet'],
    ['  phone: +41 44 512 37 90,', 2, '«+41 44 512 37 90» steht ohne Anführungszeichen da'],
    ['  email: info@firma.ch,', 2, '«info@firma.ch» steht ohne'],
    ['  siteUrl: https://www.firma.ch,', 2, '«https://www.firma.ch» steht ohne'],
    ["  one: { days: Mo–Fr, hours: '08:00–18:00' },", 2, '«Mo–Fr» steht ohne'],
    ['  fields: Mandate, Offerten und mehr,', 2, '«Mandate, Offerten und mehr»'],
  ])('is one finding, however many the compiler has, with line and remedy: %s', (lines, line, remedy) => {
    const found = checkSyntax('x.ts', record(lines, "  more: 'Gut.',"));
    const content = lines.split('\n')[line - 2]?.trim() ?? '';
    expect(found).toMatchObject([
      { file: 'x.ts', field: `Zeile ${line}`, reason: expect.stringContaining(remedy) },
    ]);
    expect(found[0]?.reason.endsWith(`: ${content}`)).toBe(true);
  });

  test('may be a bracket at the end of the record', () => {
    expect(checkSyntax('x.ts', record('  a: {', '    b: 1,', ''))).toMatchObject([{ field: 'Zeile 3' }]);
  });

  const files = recordFiles.filter((file) => /\/(?:pages|services|industries)\//.test(file));
  test.each([
    ['comma', /,$(?!\n *[\]})])/gm, 'Am Ende dieser Zeile fehlt ein Komma'],
    ['colon', /(?<=^ +\w+):(?= ')/gm, 'fehlt der Doppelpunkt (:)'],
    ['quote', /(?<=: )'/g, "fehlt der Strich (')"],
    ['bracket at the beginning', /(?<=: )[{[]$/gm, 'Nach dieser Zeile fehlt eine Klammer, die öffnet'],
    ['bracket at the end', /(?<=,)\n +[\]}](?=,$)/gm, 'Nach dieser Zeile fehlt eine Klammer, die schliesst'],
  ])('may be a %s anywhere in a record', (_, sign, remedy) => {
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      const places = [...text.matchAll(sign)].filter(({ index }) =>
        /^ +['\w{}]/.test(text.slice(text.lastIndexOf('\n', index) + 1)),
      );
      for (const { 0: found, index } of places.filter((_place, at) => at % 30 === 0)) {
        const said = checkSyntax(file, text.slice(0, index) + text.slice(index + found.length));
        const line = text.slice(0, index).split('\n').length;
        expect
          .soft(said, `${file}:${line}`)
          .toMatchObject([{ field: `Zeile ${line}`, reason: expect.stringContaining(remedy) }]);
      }
    }
  });

  test('is none in a sound record', () => {
    expect(checkSyntax('x.ts', "export const x = { lead: 'Gut, it\\'s so.' };")).toEqual([]);
  });
});
