/** What is said of a text, whatever it is about, and of one that speaks of the company or the look of the site. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import type { Company } from '#content/site.schema.ts';
import { checkColours, checkColourWords, checkComponent } from './looks.ts';
import { checkCounts } from './pages.ts';
import { checkCounting } from './rules.ts';
import { checkCompanyTexts, checkTexts } from './texts.ts';

const inText = (text: string, field = 'lead') => [{ field, text }];
const said = (text: string, file = 'x.ts') =>
  [...checkTexts(file, inText(text), company.liabilityInsurance), ...checkCounts(file, inText(text))].map(
    ({ level, reason }) => `${level} ${reason}`,
  );

test.each([
  // Spaces
  ['', 'Der Text ist leer.'],
  [' \u00a0', 'Der Text ist leer.'],
  [' Gut', 'Ein Leerschlag ist zu viel.'],
  ['Livia\u00a0 M.', 'Ein Leerschlag ist zu viel.'],
  // Words
  ['Grüße', '«ss» schreiben'],
  ['Das "Muster"', '«Muster» so schreiben, statt "Muster"'],
  ['5" und 6', 'Das Zeichen " durch « oder » ersetzen'],
  ['Wir haben‘s', '‘ durch « oder » ersetzen, als Apostroph durch ’'],
  ['Das <b>Muster', '«<b>» steht so auf der Seite'],
  ['Das **Muster**', '«**» steht so auf der Seite'],
  ['Und so weiter...', 'ein Zeichen: …'],
  ['Gut - und fix', 'langer Strich (–)'],
  ['üblich 70 %', '«70 %» steht ohne Leerschlag: «70%»'],
  ['30-45', '«30–45»'],
  ["Wir haben's", 'Apostroph'],
  ['Das „Muster“', '«Muster» so schreiben, statt „Muster“'],
  ['Mo–Fr 9-13 Uhr', '«9–13»'],
  ['in 3-5 Tagen', '«3–5»'],
  ['08:00-18:00', '«08:00–18:00»'],
  ['Fliesen', 'nicht schweizerisch'],
  ['die Fabrik', 'anderes Wort'],
  ['klimaneutral', 'Beweis'],
  ['Verkäufer*innen', '«Verkäufer*innen» ist nicht'],
  // Signs
  ['Danke \u{1f44d}\u{1f3fd}', '(U+1F44D U+1F3FD) fehlt in der Schrift'],
  ['Werk in 深圳', '«深» (U+6DF1) fehlt in der Schrift'],
  ['Lie\u00adferung', 'Nach «Lie» steht ein Zeichen, das niemand sieht (U+00AD)'],
  ['Lie\u200bferung', '(U+200B)'],
  ['Lie\u200dferung', '(U+200D)'],
  ['\ufeffLieferung', 'Am Anfang steht ein Zeichen, das niemand sieht (U+FEFF)'],
  ['Ihre \u200bLieferung', 'Nach «Ihre » steht'],
  ['Qualita\u0308t', '(U+0061 U+0308) ist aus Teilen zusammengesetzt: «ä» neu tippen'],
  ['Mu\u0308ller &amp; Co.', '«&amp;» steht so auf der Seite'],
  ['Stahl 4 × 4 → fertig', '«→» (U+2192)'],
  // Dates and amounts
  ['bis 31. Februar', '«31. Februar» gibt es nicht'],
  ['am 29.\u00a0Februar 2027', '29.\u00a0Februar 2027» gibt es nicht'],
  ['seit 0. Mai', '«0. Mai»'],
  ['am 31.04.2027', '«31.04.2027»'],
  ['bis 31.11.2026.', '«31.11.2026»'],
  ['bis 31.11. und dann', '«31.11.»'],
  ['ab CHF 8.000', '«CHF 8.000» ist hier anders geschrieben: «CHF 8’000»'],
  ['ab CHF\u00a01,250,000 im Jahr', '1’250’000»'],
  ['rund 8.000 Franken', ': «8’000»'],
  ['rund 8.000 €', ': «8’000»'],
  ['CHF 1’200,50', ': «CHF 1’200.50»'],
  ['SFr. 1200', ': «CHF 1200»'],
  ['nur 1200 CHF', ': «CHF 1200»'],
  ['nur 1200.-', ': «CHF 1200»'],
  ['CHF1200', ': «CHF 1200»'],
  ['CHF 12000', ': «CHF 12’000»'],
  // Pages that are counted
  ['Vier Leistungen', 'es gibt aber 5'],
  ['in 6 Branchen', 'es gibt aber 5'],
  ['alle sechs Branchen', 'es gibt aber 5'],
])('%j is answered with %s', (text, reason) => {
  expect(said(text).join(' ')).toMatch(/^muss/);
  expect(said(text).join(' ')).toContain(reason);
});

test.each([
  ...['20\u00a0Tage', 'Siehe: ', 'Zeile\nZeile', 'R&D; Test', 'Brändli & Söhne; seit 2018', 'Marija Šarić'],
  ...[
    'Rue du Lac 3',
    'La Chaux-du-Milieu',
    'Wir liefern to go',
    'vom 3.–5. Mai',
    'ab 2026 CHF 200',
    'am 30.11.',
    'Ziffer 2.15.',
    'CHF 1200',
    '40%',
  ],
  ...['ISO 2859-1', 'EN 12875-5', '9–13 Uhr', 'der «grosse» Wurf', '+41 44 000 00 00', 'Version 31.4.2'],
  ...['29. Februar 2028', '31. Dezember', 'CHF 22.96', 'CHF 8’000', '2.500+ Kontrollen'],
  ...['fünf Leistungen', '5 Branchen', 'Alle Leistungen', 'unsere Branchen', 'Eine Leistung'],
  company.liabilityInsurance,
])('%j is right', (text) => {
  expect(said(text)).toEqual([]);
});

test('all that is wrong is named, each once', () => {
  expect(said('Fliesen, LKW und Fliesen')).toEqual([
    expect.stringContaining('«Fliesen» ist nicht'),
    expect.stringContaining('«LKW» ist nicht'),
  ]);
  expect(said('深 und 深')).toHaveLength(1);
  expect(said('Das „Muster“').join()).not.toContain('fehlt in der Schrift');
});

test('words of the railway are asked about where nothing travels', () => {
  const text = 'Ihr Fahrplan zum Muster';
  expect(said(text, 'src/content/pages/about.ts')).toEqual([expect.stringMatching(/^prüfen .*Fahrplan/)]);
  expect(said(text, 'src/content/pages/home.ts')).toEqual([]);
});

test.each([
  ['Wir finden deinen Hersteller', '«deinen»: Die Website sagt Sie'],
  ['Schick uns, was du hast', '«du»'],
  ['Wir helfen euch', '«euch»'],
  ['Checked goods from China to your door', 'Ist das Englisch?'],
  ['Üblich sind 70 Prozent', '«70 Prozent»: Die Website schreibt «70%»'],
  ['ab 8.30 Uhr', '«8.30»: Die Website schreibt «8:30 Uhr»'],
])('%j is asked about', (text, reason) => {
  expect(said(text)).toEqual([expect.stringMatching(/^prüfen/)]);
  expect(said(text).join()).toContain(reason);
});

test('headlines that count are asked about from the sixth on', () => {
  const texts = Array.from({ length: 6 }, () => ({ field: 'a.heading', text: 'Drei Gründe' }));
  expect(checkCounting([{ file: 'x.ts', texts: texts.slice(1) }])).toEqual([]);
  expect(checkCounting([{ file: 'x.ts', texts }])).toMatchObject([{ level: 'prüfen', field: 'a.heading' }]);
});

test.each([
  ['unser Büro in Shanghai', { chinaOffices: ['Shenzhen', 'Ningbo'] }, 'nennt Shanghai, wo Sie'],
  ['Mo–Fr 07:00–18:00 erreichbar', {}, '«07:00–18:00» ist keine Ihrer Öffnungszeiten'],
  ['Berufshaftpflicht bis CHF\u00a02.000.000', { liabilityInsurance: 'CHF 5.000.000' }, 'CHF 5.000.000'],
  ['Unsere Geschichte seit 2018', { founded: 2015 }, 'gegründet ist die Firma 2015'],
] as const)('«%s» is asked about where the company’s record says something else', (text, record, reason) => {
  const asked = (other: Partial<Company>) =>
    checkCompanyTexts('src/content/pages/about.ts', inText(text), { ...company, ...other });
  expect(asked(record)).toMatchObject([{ level: 'prüfen', reason: expect.stringContaining(reason) }]);
  const openingHours = [{ days: 'Mo', hours: '07:00–18:00' }] as const;
  expect(asked({ openingHours, liabilityInsurance: 'CHF\u00a02.000.000' })).toEqual([]);
});

describe('a sentence in a component', () => {
  const found = (source: string) => checkComponent('x.tsx', source).map(({ field }) => field);

  test.each([
    'const a = 1;\nreturn <p>Rufen Sie uns an</p>;',
    '\n<p>\n  Hello world\n</p>',
    "\nconst title = 'Wir sind für Sie da';",
    '\n<img alt="Ein Schiff und ein Hafen" />',
  ])('is found in %j', (source) => {
    expect(found(source)).toEqual([expect.stringMatching(/^Zeile [23]$/)]);
  });

  test.each([
    '/** Rufen Sie uns an, wir sind da. */\nconst a = 1;',
    'const list = new Map<string, number>();\nif (a > b && c < d) return;',
    "throw new Error('The page has no record.');",
    '---\n// für Sie\n---\n<Page title={home.title} />',
    'return <p className={styles.intro}>{text}</p>;',
  ])('is none in %j', (source) => {
    expect(found(source)).toEqual([]);
  });
});

test('a colour that cannot be measured is named with the way to write it', () => {
  const css = readFileSync('src/styles/tokens.css', 'utf8').replace('#d52b1e', 'rgb(213 43 30)');
  expect(checkColours(css)[0]?.reason).toContain('als # mit sechs Stellen');
  expect(checkColourWords('x.ts', inText('Eine rote Linie'), css)).toEqual([]);
});

test.each([
  ['#d52b1e', [], []],
  ['#d21', [], []],
  ['#1f62c4', [], ['alt']],
  ['#ffcc00', ['--color-text-on-accent', '--color-accent'], ['alt']],
])('the accent %s is measured, and texts that call it red are asked about', (accent, roles, fields) => {
  const css = readFileSync('src/styles/tokens.css', 'utf8').replace(
    '--color-accent: #d52b1e',
    `--color-accent: ${accent}`,
  );
  const measured = checkColours(css).map(({ field }) => field);
  expect(measured).toEqual(roles.length === 0 ? [] : expect.arrayContaining(roles));
  const texts = [...inText('Eine rote Linie', 'alt'), ...inText('Das Brot')];
  expect(checkColourWords('x.ts', texts, css).map(({ level, field }) => `${level} ${field}`)).toEqual(
    fields.map((field) => `prüfen ${field}`),
  );
});
