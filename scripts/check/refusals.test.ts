/** What is said of a record that is not what its schema asks for, as it stands or, where its file cannot be run, as it is typed. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { gastronomy } from '#content/industries/gastronomy.ts';
import { MarkedDrawing, Question } from '#content/page.schema.ts';
import * as schema from '#content/schema.ts';
import { boardGoods } from '#content/tools/board-goods.ts';
import { checkSchemas, readSchemas, refusedIn } from './conformity.ts';
import { contentFiles, isSchema } from './records.ts';
import { refusalsOf } from './refusals.ts';
import { recordsTypedIn, untold } from './typed.ts';

const schemas = await readSchemas();
const said = (record: unknown, of: z.ZodType) =>
  refusalsOf('x.ts', 'x', record, of).map(({ field, reason }) => `${field} ${reason}`);

test('no record is refused as it stands', async () => {
  expect(await checkSchemas([])).toEqual([]);
});

describe('a text that does not fit', () => {
  const file = 'src/content/industries/gastronomy.ts';
  const found = (change: object) =>
    refusedIn(new Map([[file, { gastronomy: { ...gastronomy, ...change } }]]), schemas);
  const hero = (change: object) => ({ hero: { ...gastronomy.hero, ...change } });

  test.each([
    [hero({ badge: 'a'.repeat(41) }), 'hero.badge', '41 Zeichen, höchstens 40.'],
    [hero({ headline: 'a'.repeat(25) }), 'hero.headline', 'Ein Wort hat mehr als 24 Zeichen.'],
    [{ meta: { ...gastronomy.meta, description: 'Kurz.' } }, 'meta.description', '5 Zeichen, mindestens 70.'],
    [
      { season: { ...gastronomy.season, columns: { milestone: 'a'.repeat(27) } } },
      'season.columns.milestone',
      '27 Z',
    ],
    [
      { season: { ...gastronomy.season, dates: [{ winter: 'a'.repeat(21) }] } },
      'season.dates[0].winter',
      '21 Zeichen, höchstens 20.',
    ],
  ])('%j is named with its field and its limit', (change, field, reason) => {
    expect(found(change)).toContainEqual(
      expect.objectContaining({
        file,
        field: `gastronomy.${field}`,
        reason: expect.stringContaining(reason),
      }),
    );
  });

  test('is told from one that fits, in which soft hyphens do not count', () => {
    expect(found(hero({ badge: 'a'.repeat(40) }))).toEqual([]);
    expect(found(hero({ badge: `${'a\u00ad'.repeat(40)}` }))).toEqual([]);
  });
});

test.each([
  [schema.phone, '044 512 37 90', 'eine Nummer mit Landesvorwahl, wie +41 44 000 00 00'],
  [schema.email, 'info', 'eine E-Mail-Adresse'],
  [schema.uid, '109.322.551', 'eine UID, wie CHE-000.000.000'],
  [schema.vatNumber, 'CHE-109.322.551', 'eine MWST-Nummer, wie CHE-000.000.000 MWST'],
  [schema.webAddress, 'www.firma.ch', 'eine Adresse mit https://'],
  [schema.day, '24.12.2026', 'ein Tag, wie 2026-12-24'],
  [schema.span, 'rund 6 Wochen', 'wie «1–2 Tage» oder «3–4 Wochen»'],
  [schema.percentage, '99 Prozent', 'ein Anteil mit Prozentzeichen, wie 40%'],
  [schema.amount, '1200 Franken', 'ein Betrag, wie CHF 1’200.00'],
  [schema.openingDays, 'Mo-Fr', 'ein Wochentag, oder zwei mit langem Strich, wie Mo–Fr'],
  [schema.openingTime, '8-18 Uhr', 'eine Zeitspanne, wie 08:00–18:00, oder geschlossen'],
  [schema.internalLink, 'contact', 'eine Adresse dieser Website, wie /contact oder /#beratung'],
])('of a text in another form it is said which is asked for: %#', (form, text, asked) => {
  expect(said(text, form)).toEqual([expect.stringContaining(`«${text}» passt hier nicht. Verlangt ist`)]);
  expect(said(text, form)).toEqual([expect.stringContaining(asked)]);
});

const Hero = z.strictObject({ headline: schema.text(5), date: schema.words.exactOptional() });
const Page = z.strictObject({ hero: Hero, list: schema.list(schema.words) });
const Forms = z.discriminatedUnion('form', [
  z.strictObject({ form: z.literal('week'), day: schema.words }),
  z.strictObject({ form: z.literal('drawing') }),
]);
const Block = z.union([
  schema.words,
  z.strictObject({ list: schema.list(schema.words) }),
  z.strictObject({ link: Hero }),
]);

test.each<[of: z.ZodType, record: unknown, ...found: string[]]>([
  [z.literal('/contact'), '/kontakt', '«/kontakt» passt hier nicht. Verlangt ist «/contact».'],
  [z.enum(['facade', 'drift']), 'stern', 'Möglich: facade | drift.'],
  [MarkedDrawing, 'hause', 'Gemeint ist vielleicht «house». Möglich: mould | label | house'],
  [
    z.literal([2018, 2019]),
    '2019',
    '«2019» passt hier nicht. Verlangt ist eine Zahl ohne Anführungszeichen.',
  ],
  [
    schema.list(schema.words),
    ['a', 'b', 'a'],
    'x[2] «a» steht in der Liste zweimal: eines ändern oder löschen.',
  ],
  [
    schema.list(Hero),
    [{ headline: 'a' }, { headline: 'a' }],
    'x[1] Dieser Eintrag steht in der Liste zweimal',
  ],
  [
    schema.list(Question),
    [
      { question: 'Was?', answer: 'a' },
      { question: 'Was?', answer: 'b' },
    ],
    'x[1].question «Was?» steht in der Liste zweimal',
  ],
  [schema.some(Hero), [], 'x Die Liste ist leer: mindestens ein Eintrag.'],
  [z.literal([2018, 2019]), 7, '«7» passt hier nicht. Möglich: 2018 | 2019.'],
  [schema.words, 7, 'Eine Zahl passt hier nicht. Verlangt ist ein Text zwischen Anführungszeichen.'],
  [z.number(), '7', '«7» passt hier nicht. Verlangt ist eine Zahl ohne Anführungszeichen.'],
  [z.boolean(), 'nein', 'Verlangt ist true oder false.'],
  [schema.words, ['a'], 'Eine Liste passt hier nicht. Verlangt ist ein Text'],
  [schema.words, { text: 'a' }, '«{ … }» passt hier nicht. Verlangt ist ein Text'],
  [schema.list(schema.words), 'a', 'Verlangt ist eine Liste in eckigen Klammern.'],
  [Hero, 'a', 'Verlangt sind Felder in geschweiften Klammern, siehe die Erklärung über dem Feld.'],
  [schema.tuple(Hero, Hero), [{ headline: '' }], 'x Hier steht 1 Eintrag, verlangt sind 2.'],
  [schema.tuple(z.number()), [1, 2, 3], 'x Hier stehen 3 Einträge, verlangt sind 1.'],
  // Fields, each mistake once.
  [Hero, {}, 'x Hier fehlt das Feld «headline».'],
  [Page, {}, 'x Hier fehlt das Feld «hero».', 'x Hier fehlt das Feld «list».'],
  [
    Hero,
    { headlin: '' },
    'x.headlin Das Feld «headlin» gibt es hier nicht. Gemeint ist vielleicht «headline».',
  ],
  [Hero, { titel: '' }, 'x.titel Das Feld «titel» gibt es hier nicht. Es fehlt «headline».'],
  [
    Hero,
    { headline: '', Date: '' },
    'x.Date Das Feld «Date» gibt es hier nicht. Gemeint ist vielleicht «date».',
  ],
  [Hero, { headline: '', fax: '' }, 'x.fax Das Feld «fax» gibt es hier nicht.'],
  [Hero, { headline: 7, fax: '' }, 'x.headline Eine Zahl', 'x.fax Das Feld «fax»'],
  [Hero, { headlin: '', fax: '' }, 'vielleicht «headline».', 'x.fax Das Feld «fax» gibt es hier nicht.'],
  [Page, { hero: { headlin: '' } }, 'x.hero.headlin Das Feld', 'x Hier fehlt das Feld «list».'],
  // Kinds of a part.
  [
    Forms,
    { form: 'wekk' },
    'x.form «wekk» passt hier nicht. Gemeint ist vielleicht «week». Möglich: week | drawing.',
  ],
  [Forms, {}, 'x Hier fehlt das Feld «form».'],
  [Forms, { form: 'week' }, 'x Hier fehlt das Feld «day».'],
  [Block, { lst: [] }, 'x.lst Das Feld «lst» gibt es hier nicht. Es fehlt «list».'],
  [Block, { link: { headline: 'Zu lang' } }, 'x.link.headline 7 Zeichen, höchstens 5.'],
  [Block, 7, 'x Eine Zahl passt hier nicht.'],
])('of what a schema refuses it is said in German what is wrong: %#', (of, record, ...found) => {
  expect(said(record, of)).toEqual(found.map((part) => expect.stringContaining(part)));
});

test('a part of a record that stands elsewhere is refused there', () => {
  const hero = { headline: 'Zu lang' };
  expect(refusalsOf('x.ts', 'x', { hero, list: [] }, Page, new Set([hero]))).toEqual([]);
  expect(refusalsOf('y.ts', 'hero', hero, Hero, new Set([hero]))).toHaveLength(1);
});

test('what only a run would tell is right', () => {
  expect(said({ hero: untold, list: [untold, 'a'] }, Page)).toEqual([]);
  expect(said({ form: untold }, Forms)).toEqual([]);
  expect(said([{ headline: untold }, { headline: untold }], schema.list(Hero))).toEqual([]);
  // A field of another record that is missing there.
  expect(said([undefined, 'a'], schema.list(schema.words))).toEqual([]);
  expect(said({ headline: undefined }, Hero)).toEqual([]);
});

describe('a name that another record defines', () => {
  const team = { team: { anna: { languages: 'Mandarin' }, beat: { languages: 'Englisch, Deutsch' } } };
  const host = (name: string) => ({ gastronomy: { closing: { ...gastronomy.closing, host: name } } });
  const found = (name: string) =>
    refusedIn(
      new Map<string, Record<string, unknown>>([
        ['src/content/team.ts', team],
        ['src/content/industries/gastronomy.ts', host(name)],
      ]),
      schemas,
    ).filter(({ field }) => field.endsWith('.host'));

  test('is one of those', () => {
    expect(found('beat')).toEqual([]);
    expect(found('anna')).toMatchObject([{ reason: expect.stringContaining('kein Deutsch: «Mandarin»') }]);
    expect(found('carl')).toMatchObject([
      { reason: 'Eine Person «carl» gibt es in src/content/team.ts nicht. Möglich: anna | beat.' },
    ]);
  });
});

/** What is refused of a file as it is typed, with another text in the place of one. */
const typed = (file: string, from: string | RegExp = '', to = '') => {
  const text = readFileSync(file, 'utf8').replace(from, to);
  return refusedIn(new Map([[file, recordsTypedIn(file, text)]]), schemas);
};

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
    [/legalForm: '.*'/, 'legalForm: Handel, Beratung', 'company.legalForm «Handel» steht ohne'],
  ])('names the word that stands in place of %s once', (from, to, expected) => {
    const found = typed('src/content/company.ts', from, to).map(({ field, reason }) => `${field} ${reason}`);
    expect(found).toEqual([expect.stringContaining(expected)]);
  });
});

test('a question ends with its mark', () => {
  const asked = (question: string) => said({ question, answer: 'Ja.' }, Question);
  expect(asked('Was kostet das?')).toEqual([]);
  expect(asked('Was kostet das')).toEqual(['x.question «Was kostet das» endet ohne Fragezeichen.']);
});

test('goods take whole weeks, have a name of their own, and keys for addresses', () => {
  const [someGoods] = Object.values(boardGoods);
  const goods = (name: string, weeks: number) =>
    refusedIn(new Map([['x.ts', { boardGoods: { [name]: { ...someGoods, weeks } } }]]), schemas);
  expect(goods('stuehle', 26)).toEqual([]);
  for (const weeks of [0, 27, 2.5])
    expect(goods('stuehle', weeks)).toMatchObject([{ field: 'boardGoods.stuehle.weeks' }]);
  for (const name of ['glas_flaschen', 'stühle'])
    expect(goods(name, 4)).toMatchObject([{ field: `boardGoods.${name}` }]);
  const twice = { a: { ...someGoods }, b: { ...someGoods } };
  expect(refusedIn(new Map([['x.ts', { boardGoods: twice }]]), schemas)).toMatchObject([
    { field: 'boardGoods.b.name', reason: expect.stringContaining('heisst schon eine andere Ware') },
  ]);
});
