import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { sampleOffer } from '#content/sheets.ts';
import { question, mistake } from './findings.ts';
import { placesIn, settle } from './settle.ts';

const file = 'src/content/company.ts';
const wrong = (field: string, reason: string, text?: string) => mistake(file, field, reason, text);
const said = (...args: Parameters<typeof settle>) =>
  settle(...args).map(({ field, reason }) => [field, reason]);

/** As the owner has typed it: it is the file that is read. */
const legalForm = placesIn(file)
  .texts()
  .find(({ field }) => field === 'company.legalForm')?.text;

test('a mistake is named with its record and its line, whichever name a check has for its field', () => {
  const found = settle([], [wrong('openingHours[1].days', 'a'), wrong('company.openingHours[1].days', 'a')]);
  expect(found).toEqual([{ ...wrong('company.openingHours[1].days', 'a'), line: expect.any(Number) }]);
});

test('of a field that the compiler refuses nothing else is said, nor of what contains it', () => {
  const compiled = { ...wrong('company.phone', 'passt nicht'), line: 1 };
  const others = [wrong('phone', 'a'), wrong('company', 'a'), wrong('email', 'b')];
  expect(said([compiled], others)).toEqual([
    ['company.phone', 'passt nicht'],
    ['company.email', 'b'],
  ]);
});

test('a text that is put together from a wrong one is not named beside it', () => {
  const typed = wrong('company.legalForm', 'a', legalForm);
  const agb = (reason: string) =>
    mistake('src/content/legal/agb.ts', 'agb.intro', reason, `Die ${legalForm}`);
  expect(said([], [agb('a'), typed, agb('b')])).toEqual([
    ['company.legalForm', 'a'],
    ['agb.intro', 'b'],
  ]);
});

test('nor is it where the compiler refuses the wrong one', () => {
  const compiled = { ...wrong('company.legalForm', 'passt nicht'), line: 1 };
  const agb = mistake('src/content/legal/agb.ts', 'agb.intro', 'a', `Die ${legalForm}`);
  expect(said([compiled], [agb, wrong('company.legalForm', 'a', legalForm)])).toEqual([
    ['company.legalForm', 'passt nicht'],
  ]);
});

test('nor is one that an empty text has left with a gap', () => {
  const gap = mistake('src/content/legal/agb.ts', 'x', 'Ein Leerschlag ist zu viel.', '8000 ');
  const empty = mistake('x.ts', 'city', 'Der Text ist leer.', '');
  expect(said([], [gap, empty])).toEqual([['city', 'Der Text ist leer.']]);
});

test('a text that a function puts together is named with the line of the part that is meant', () => {
  const legal = 'src/content/legal/datenschutz.ts';
  const source = readFileSync(legal, 'utf8').split('\n');
  const lineOf = (part: string) => source.findIndex((line) => line.includes(part)) + 1;
  const text =
    'Ihr Browser sendet die Angaben verschlüsselt an a.ch. Dort nimmt sie ein Programm von uns entgegen. Den Server betreiben wir selbst.';
  const line = (reason: string) =>
    settle([], [mistake(legal, 'sections[2].blocks[3]', reason, text)])[0]?.line;
  expect(line('«verschlüsselt» ist falsch.')).toBe(lineOf('Ihr Browser sendet die Angaben verschlüsselt'));
  expect(line('«Dort nimmt» ist falsch.')).toBe(lineOf('Dort nimmt sie ein Programm'));
  const printed = ['sections[2].blocks[3]', 'sections[5].blocks[4]'].map((field) =>
    mistake(legal, field, 'a', text),
  );
  expect(settle([], printed)).toHaveLength(1);
});

test('a text that a page takes from another file is named there', () => {
  const page = mistake(
    'src/content/pages/why-us.ts',
    'faq.questions[9].question',
    'a',
    sampleOffer.total.reason,
  );
  expect(settle([], [page])).toMatchObject([{ file: 'src/content/sheets.ts', line: expect.any(Number) }]);
});

test('what entries lack that are put together is said once', () => {
  const lacks = (index: number) => mistake('src/content/register.ts', `register[${index}]`, 'a');
  expect(said([lacks(119), lacks(120)], [])).toEqual([['register[119]', 'a']]);
});

test('what stands in no record keeps its place', () => {
  const finding = question('dist/', 'Bestellkalender', company.legalName);
  expect(settle([], [finding])).toEqual([finding]);
});

test('a record that is exported by another name has the place where it is typed', () => {
  const found = settle([mistake('src/content/team.ts', 'team.sourcing', 'a')], []);
  expect(found).toMatchObject([{ field: 'people.sourcing', line: expect.any(Number) }]);
});
