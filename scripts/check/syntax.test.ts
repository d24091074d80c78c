/** What is said of a file that cannot be read. */
import { describe, expect, test } from 'vitest';
import { checkSyntax } from './syntax.ts';

describe('a sign that is wrong or missing', () => {
  const record = (...lines: readonly string[]) => ['export const x = {', ...lines, '};', ''].join('\n');

  test.each([
    ["  lead: 'Wir sagen's, wie es ist.',", 2, 'Als Apostroph ’ schreiben'],
    ["  lead: 'Gut.,", 2, "fehlt der Strich (')"],
    ["  lead: `Gut.',", 2, 'fehlt der Strich (`)'],
    ["  lead: 'Gut.'", 2, 'ein Komma'],
    ["  lead: 'Gut.'\n", 2, 'ein Komma'],
    ["  list: [\n    'Eins'\n    'Zwei',\n  ],", 3, 'ein Komma'],
    ["  part: of('x', {\n    a: '(1',\n", 3, 'Nach dieser Zeile fehlt eine Klammer'],
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

  test('is none in a sound record', () => {
    expect(checkSyntax('x.ts', "export const x = { lead: 'Gut, it\\'s so.' };")).toEqual([]);
  });
});
