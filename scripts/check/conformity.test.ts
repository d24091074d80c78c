/** Records as they stand and as they are typed, where a file cannot be run. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkSchemas, readSchemas, refusedIn } from './conformity.ts';
import { contentFiles, isSchema } from './records.ts';
import { recordsTypedIn } from './typed.ts';

const schemas = await readSchemas();

/** What is refused of a file as it is typed, with another text in the place of one. */
const typed = (file: string, from: string | RegExp = '', to = '') => {
  const text = readFileSync(file, 'utf8').replace(from, to);
  return refusedIn(new Map([[file, recordsTypedIn(file, text)]]), schemas);
};

test('no record is refused as it stands', async () => {
  expect(await checkSchemas([])).toEqual([]);
});

describe('a record that cannot be run', () => {
  test.each(contentFiles.filter((file) => !isSchema(file)))('is right as it is typed: %s', (file) => {
    expect(typed(file)).toEqual([]);
  });

  test('keeps none of its mistakes, whatever it takes from a file that cannot be read', () => {
    expect(
      typed('src/content/pages/why-us.ts', /badge: '/, "badge: 'Viel zu lang ist dieser Text, viel zu "),
    ).toMatchObject([{ field: 'whyUs.hero.badge', reason: expect.stringContaining('höchstens 40') }]);
  });

  test('has a field that stands with = in place of the colon, of which the compiler speaks', () => {
    expect(typed('src/content/company.ts', /city: '/, "city = '")).toEqual([]);
  });

  test.each([
    [/city: '.*'/, 'city: Zürich', 'company.address.city «Zürich» steht ohne Anführungszeichen da'],
    [/chinaOffices: \['\w+'/, 'chinaOffices: [Shanghai', 'company.chinaOffices[0] «Shanghai» steht ohne'],
    [
      "legalForm: 'Aktiengesellschaft'",
      'legalForm: Handel, Beratung',
      'company.legalForm «Handel» steht ohne',
    ],
  ])('names the word that stands in place of %s once', (from, to, said) => {
    const found = typed('src/content/company.ts', from, to).map(({ field, reason }) => `${field} ${reason}`);
    expect(found).toEqual([expect.stringContaining(said)]);
  });
});
