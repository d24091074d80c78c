/** What is said of names that are none, and of imports that lead nowhere; of records as they are typed. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkSchemas, readSchemas, refusedIn } from './conformity.ts';
import { checkNames } from './names.ts';
import { contentFiles, isSchema } from './records.ts';
import { recordsTypedIn } from './typed.ts';

const schemas = await readSchemas();
const file = 'src/content/pages/x.ts';
const contentOf = (name: string) => readFileSync(name, 'utf8');
const found = (...lines: readonly string[]) =>
  checkNames(file, lines.join('\n')).map(({ field, line, reason }) => `${field} ${line ?? ''} ${reason}`);
const inRecord = (...lines: readonly string[]) => found('export const x = {', ...lines, '};');

test.each<[lines: string[], ...found: string[]]>([
  [['  days: Mo,'], 'x.days 2 «Mo» steht ohne Anführungszeichen da: davor und dahinter ein'],
  // A type, or something that every program has.
  [['  name: Plan,'], '«Plan» steht ohne'],
  [['  name: Text,'], '«Text» steht ohne'],
  [["  cities: [Shanghai, 'Guangzhou'],"], 'x.cities[0] 2 «Shanghai» steht ohne'],
  [['  city: St-Gallen,'], 'x.city 2 «St» steht ohne'],
  [['  languages: Deutsch, Englisch,'], 'x.languages 2 «Deutsch» steht ohne'],
  [['  Ware,'], '«Ware» steht ohne'],
  [["  badge: 'a',", "  lead: 'b',", "  badge: 'c',"], 'x.badge 4 Dieses Feld steht zweimal: eines löschen.'],
  [["  badge = 'a',"], 'Zwischen Feld und Text steht ein Doppelpunkt (:), kein =.'],
  [['  one: Eins,', '  two: Zwei,'], '«Eins» steht ohne', '«Zwei» steht ohne'],
])('in a record each mistake is said once, with its line: %j', (lines, ...parts) => {
  expect(inRecord(...lines)).toEqual(parts.map((part) => expect.stringContaining(part)));
});

test.each([
  ["import { abuot } from './about.ts';", 'Zeile 1  In jener Datei gibt es «abuot» nicht mehr.'],
  ["import { people } from '../team.ts';", 'In jener Datei fehlt vor «people» das Wort export.'],
  [
    "import { x } from './gone.ts';",
    'Die Datei «./gone.ts» gibt es nicht. Ist sie gelöscht oder anders geschrieben?',
  ],
  ["import { x } from '#content/gone.ts';", 'Die Datei «#content/gone.ts» gibt es nicht.'],
])('an import that leads nowhere is said where it stands: %s', (line, reason) => {
  expect(found(line)).toEqual([expect.stringContaining(reason)]);
});

test('names of the file itself are right, and so are fields and types', () => {
  const names = [
    "import { about } from './about.ts';",
    'const list = [1];',
    'function of(record: Plan) { const { a, b } = record; return { a, b, list, about, c: undefined }; }',
  ];
  expect(found(...names)).toEqual([]);
});

describe.each(contentFiles)('%s', (content) => {
  test('has no name that is none', () => {
    expect(checkNames(content)).toEqual([]);
  });
});

test('no record is refused as it stands', async () => {
  expect(await checkSchemas([])).toEqual([]);
});

describe('a record that cannot be run', () => {
  const typed = (name: string, change = (text: string) => text) =>
    refusedIn(new Map([[name, recordsTypedIn(name, change(contentOf(name)))]]), schemas);

  test.each(contentFiles.filter((name) => !isSchema(name)))('is right as it is typed: %s', (name) => {
    expect(typed(name)).toEqual([]);
  });

  test('keeps none of its mistakes, whatever it takes from a file that cannot be read', () => {
    const name = 'src/content/pages/why-us.ts';
    const wrong = (text: string) => text.replace(/badge: '.*'/, "badge: '".padEnd(60, 'a') + "'");
    expect(typed(name, wrong)).toMatchObject([{ file: name, field: 'whyUs.hero.badge' }]);
  });
});
