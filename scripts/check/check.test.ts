/** What `npm run check` says of the mistakes that owners make: where, what, and what to write instead. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { goodsPictures } from '#content/industries/industry-page.ts';
import { industryRoutes, type Route } from '#content/routes.ts';
import { lastSegment } from '#lib/addresses.ts';
import { dayOf } from '#lib/day.ts';
import { gastronomy } from '#content/industries/gastronomy.ts';
import { company, type Company } from '#content/company.ts';
import { checkCompanyTexts, checkExample, checkFounded, checkSeason } from './agreement.ts';
import { checkCompany } from './company.ts';
import type { Finding } from './finding.ts';
import { checkColours, checkColourWords } from './colours.ts';
import { checkComponent } from './components.ts';
import { checkEarlierAddresses } from './earlier-addresses.ts';
import { checkCounting, checkLanguage, checkRailway } from './language.ts';
import { textsBeyondLimits } from './limits.ts';
import { checkLinks } from './links.ts';
import { checkCounts, checkGoods, checkLists, checkPages } from './lists.ts';
import { checkPhotographs } from './photographs.ts';
import { checkPlausible } from './plausible.ts';
import { diagnosticsBeside, wrongFieldsIn } from './program.ts';
import { checkRepeated, checkUnique } from './records.ts';
import { checkSigns } from './signs.ts';
import { checkSyntax } from './syntax.ts';
import { checkTexts } from './texts.ts';
import { explain, withoutEchoes } from './types.ts';

/** Without closing days, which the company of the tests has. */
const { closures: _, ...open } = company;

const reasons = (findings: readonly Pick<Finding, 'reason'>[]) => findings.map(({ reason }) => reason);

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
    [
      '  fields: Mandate, Offerten, Verträge mit Herstellern,',
      2,
      '«Mandate, Offerten, Verträge mit Herstellern»',
    ],
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

describe('words and signs', () => {
  const said = (text: string) => reasons(checkLanguage('x.ts', [{ field: 'lead', text }])).join(' ');

  test.each([
    ['Grüße', '«ss» schreiben'],
    ['Das "Muster"', '« und »'],
    ["Wir haben's", 'Apostroph'],
    ['Das „Muster“', '„ durch « und »'],
    ['Mo–Fr 9-13 Uhr', '«9–13»'],
    ['in 3-5 Tagen', '«3–5»'],
    ['08:00-18:00', '«08:00–18:00»'],
    ['Fliesen', 'nicht schweizerisch'],
    ['die Fabrik', 'anderes Wort'],
    ['klimaneutral', 'Beweis'],
    ['Verkäufer*innen', '«Verkäufer*innen» ist nicht'],
  ])('«%s» is answered with %s', (text, remedy) => {
    expect(said(text)).toContain(remedy);
  });

  test('are all named, each once', () => {
    expect(reasons(checkLanguage('x.ts', [{ field: 'lead', text: 'Fliesen, LKW und Fliesen' }]))).toEqual([
      expect.stringContaining('«Fliesen» ist nicht'),
      expect.stringContaining('«LKW» ist nicht'),
    ]);
  });

  test('of the railway are asked about where nothing travels', () => {
    const found = (file: string) => checkRailway(file, [{ field: 'lead', text: 'Ihr Fahrplan zum Muster' }]);
    expect(found('src/content/pages/about.ts')).toMatchObject([{ level: 'prüfen' }]);
    expect(found('src/content/pages/home.ts')).toEqual([]);
  });

  test('of headlines that count are asked about from the sixth on', () => {
    const texts = Array.from({ length: 6 }, () => ({ field: 'a.heading', text: 'Drei Gründe' }));
    expect(checkCounting([{ file: 'x.ts', texts: texts.slice(1) }])).toEqual([]);
    expect(checkCounting([{ file: 'x.ts', texts }])).toMatchObject([{ level: 'prüfen', field: 'a.heading' }]);
  });

  test.each(['ISO 2859-1', 'EN 12875-5', '9–13 Uhr', 'der «grosse» Wurf', '+41 44 000 00 00'])(
    '«%s» is right',
    (text) => {
      expect(said(text)).toBe('');
    },
  );
});

test.each([
  ['', 'Der Text ist leer.'],
  [' \u00a0', 'Der Text ist leer.'],
  [' Gut', 'Ein Leerschlag ist zu viel.'],
  ['Livia\u00a0 M.', 'Ein Leerschlag ist zu viel.'],
  ['20\u00a0Tage', undefined],
  ['Siehe: ', undefined],
] as const)('of the spaces in %j it says %s', (text, said) => {
  expect(reasons(checkTexts('x.ts', [{ field: 'lead', text }]))).toEqual(said ? [said] : []);
});

describe('signs', () => {
  const said = (text: string) => reasons(checkSigns('x.ts', [{ field: 'lead', text }])).join(' ');

  test.each([
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
  ])('%j is answered with %s', (text, remedy) => {
    expect(said(text)).toContain(remedy);
  });

  test('are named once in a text', () => {
    expect(checkSigns('x.ts', [{ field: 'lead', text: '深 und 深' }])).toHaveLength(1);
  });

  test.each([
    'Brändli & Söhne; seit 2018',
    'Das „Muster“',
    '20\u00a0Tage',
    'Marija Šarić',
    'Zeile\nZeile',
    'R&D; Test',
  ])('%j is right', (text) => {
    expect(said(text)).toBe('');
  });
});

describe('dates and amounts', () => {
  const said = (text: string) =>
    reasons(checkPlausible('x.ts', [{ field: 'lead', text }], company.liabilityInsurance)).join(' ');

  test.each([
    ['bis 31. Februar', '«31. Februar» gibt es nicht'],
    ['am 29.\u00a0Februar 2027', '29.\u00a0Februar 2027» gibt es nicht'],
    ['seit 0. Mai', '«0. Mai»'],
    ['am 31.04.2027', '«31.04.2027»'],
    ['ab CHF 8.000', 'also «CHF 8’000»'],
    ['ab CHF\u00a01,250,000 im Jahr', '1’250’000»'],
    ['rund 8.000 Franken', 'also «8’000»'],
  ])('%j is answered with %s', (text, remedy) => {
    expect(said(text)).toContain(remedy);
  });

  test.each([
    '29. Februar 2028',
    '31. Dezember',
    'CHF 22.96',
    'CHF 8’000',
    '2.500+ Kontrollen',
    'Version 31.4.2',
    company.liabilityInsurance,
  ])('%j is right', (text) => {
    expect(said(text)).toBe('');
  });
});

describe('a text that does not fit', () => {
  const file = 'src/content/industries/gastronomy.ts';
  const said = (hero: object, meta: object = {}) => {
    const { gastronomy: page } = structuredClone({ gastronomy });
    const records = {
      gastronomy: { ...page, hero: { ...page.hero, ...hero }, meta: { ...page.meta, ...meta } },
    };
    return textsBeyondLimits(file, records);
  };

  test.each([
    [{ badge: 'a'.repeat(41) }, {}, 'gastronomy.hero.badge', '41 Zeichen, höchstens 40.'],
    [{ headline: 'a'.repeat(25) }, {}, 'gastronomy.hero.headline', 'Ein Wort hat mehr als 24 Zeichen.'],
    [{}, { description: 'Kurz.' }, 'gastronomy.meta.description', '5 Zeichen, mindestens 70.'],
  ])('%j %j is named with its field and its limit', (hero, meta, field, reason) => {
    expect(said(hero, meta)).toMatchObject([{ file, field, reason: expect.stringContaining(reason) }]);
  });

  test('is told from one that fits', () => {
    expect(said({ badge: 'a'.repeat(40) })).toEqual([]);
  });

  test('may stand in a list or below a part that has the limit', () => {
    const columns = { milestone: 'a'.repeat(26) };
    const records = { gastronomy: { season: { dates: [{ winter: 'a'.repeat(21) }], columns } } };
    const found = textsBeyondLimits(file, records);
    expect(found.map(({ field }) => field)).toEqual([
      'gastronomy.season.dates[0].winter',
      'gastronomy.season.columns',
    ]);
  });
});

describe('a link', () => {
  const anchors = (route: Route) => new Set(route === '/' ? ['beratung'] : []);
  const said = (href: string) => reasons(checkLinks('x.ts', { more: { href } }, anchors)).join(' ');

  test('to no page is named with the pages there are', () => {
    expect(said('/kontakt')).toMatch(/«\/kontakt» ist keine Seite.*\/contact/);
  });

  test('to the section of another page is named', () => {
    expect(said('/about#beratung')).toContain('Auf der Seite /about gibt es keinen Abschnitt «beratung»');
  });

  test('that is a record of its own is looked at too', () => {
    expect(checkLinks('x.ts', { bookingLink: '/#beratungg' }, anchors)).toMatchObject([
      { field: 'bookingLink' },
    ]);
  });

  test('to no section is named with its field', () => {
    expect(checkLinks('x.ts', { more: { href: '/#buchung' } }, anchors)).toMatchObject([
      { file: 'x.ts', field: 'more.href' },
    ]);
  });

  test.each([
    '/#beratung',
    '/contact?service=beratung',
    '/contact#aql=1000',
    '/kontakt.vcf',
    'https://a.ch/b',
  ])('to %s is right', (href) => {
    expect(said(href)).toBe('');
  });
});

test.each([
  ['+41 44 000 00 0', 1],
  ['+41 44 000 00 000', 1],
  ['+41 44 000 00 00', 0],
  ['+49 30 1234567', 0],
] as const)('of the phone number %s it finds %i mistakes', (phone, count) => {
  expect(checkCompany({ ...open, phone })).toHaveLength(count);
  const otherPhones = [{ name: 'Büro', phone }];
  expect(checkCompany({ ...open, otherPhones })).toHaveLength(count);
});

test.each([
  ['80000', 1],
  ['800', 1],
  ['CH-8000', 1],
  ['8000', 0],
  ['0800', 1],
] as const)('of the postal code %s it finds %i mistakes', (postalCode, count) => {
  const address = { ...company.address, postalCode };
  const fields = checkCompany({ ...open, address }).map(({ field }) => field);
  expect(fields.filter((field) => field === 'address.postalCode')).toHaveLength(count);
});

test.each([
  ['liabilityInsurance', 'CHF 8,000', 'kein Betrag'],
  ['liabilityInsurance', '2000000', 'kein Betrag'],
  ['liabilityInsurance', 'CHF 5’000’000', undefined],
  ['liabilityInsurance', 'CHF 2.000.000', undefined],
  ['uid', 'CHE-109.322.552', 'Die Prüfziffer stimmt nicht'],
  ['founded', 20018, 'kein Jahr bis heute'],
] as const)('of %s %s it says %s', (field, value, said) => {
  const found = checkCompany({ ...open, [field]: value }).filter((finding) => finding.field === field);
  expect(reasons(found)).toEqual(said === undefined ? [] : [expect.stringContaining(said)]);
});

test('closing days that no calendar has are named both', () => {
  const closures = [{ from: '2026-12-32', to: '2027-02-30', note: 'Betriebsferien' }] as const;
  expect(checkCompany({ ...open, closures })).toMatchObject([
    { field: 'closures[0].from' },
    { field: 'closures[0].to' },
  ]);
});

test('a postal code that hardly lies in the canton is asked about', () => {
  const address = { ...company.address, canton: 'GE' as const };
  expect(checkCompany({ ...open, address })).toMatchObject([{ level: 'prüfen', field: 'address.canton' }]);
});

test.each([
  ['2026-12-24', '2027-01-03', undefined],
  ['2026-12-24', '2026-12-24', undefined],
  ['2026-12-32', '2027-01-03', 'Den Tag «2026-12-32» gibt es nicht'],
  ['2027-01-03', '2026-12-24', 'endet (2026-12-24), bevor es beginnt'],
  ['2025-12-24', '2026-01-03', 'ist vorbei (2026-01-03)'],
  ['2026-12-24', '2027-12-24', 'Stimmen die Tage?'],
  ['2036-12-24', '2036-12-31', 'Stimmen die Tage?'],
] as const)('of closing days from %s to %s it says %s', (from, to, said) => {
  const closures = [{ from, to, note: 'Betriebsferien' }];
  const found = reasons(checkCompany({ ...open, closures }, dayOf(2026, 11, 28)));
  expect(found).toEqual(said === undefined ? [] : [expect.stringContaining(said)]);
});

describe('photographs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'people-'));
  const member = { name: 'Regula K.', role: '', location: '', experience: '', languages: '', image: null };
  const said = async (images: Readonly<Record<string, string>>) => {
    const team = Object.entries(images).map(([post, image]) => [post, { ...member, name: post, image }]);
    const found = await checkPhotographs(Object.fromEntries(team), folder);
    return found.map(({ level, file, field, reason }) => `${level} ${basename(file)} ${field}: ${reason}`);
  };

  beforeAll(async () => {
    const image = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#888' } });
    await image(640, 800).jpeg().toFile(join(folder, 'gut.jpg'));
    await image(640, 800).png().toFile(join(folder, 'png.jpg'));
    await image(640, 800).avif({ effort: 0 }).toFile(join(folder, 'neu.avif'));
    await image(320, 400).jpeg().toFile(join(folder, 'klein.jpg'));
    await image(640, 800).jpeg().toFile(join(folder, 'Gross.JPG'));
    await image(640, 800).jpeg().toFile(join(folder, 'Fehlt.jpg'));
    writeFileSync(join(folder, 'lebenslauf.pdf'), '%PDF-1.4');
    writeFileSync(join(folder, 'offerte.jpg'), 'Offerte');
    writeFileSync(join(folder, 'iphone.heic'), Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('are named in German: what is no photograph, has another name, is too small, missing or named twice', async () => {
    const found = await said({
      management: 'gut.jpg',
      sourcing: 'gut.jpg',
      quality: 'fehlt.jpg',
      a: 'png.jpg',
      b: 'klein.jpg',
      c: 'lebenslauf.pdf',
      d: 'iphone.heic',
      e: 'neu.avif',
    });
    const all = found.join('\n');
    for (const part of [
      'muss team.ts sourcing.image: «gut.jpg» steht schon bei einer anderen Person: management',
      /team.ts quality.image: «fehlt.jpg» fehlt in .*Dort liegt, was niemand nennt: .*Fehlt.jpg/,
      'muss png.jpg Datei: ist ein Bild der Art png: als JPG speichern',
      'muss lebenslauf.pdf Datei: ist ein PDF und keine Fotografie: als JPG speichern',
      'muss iphone.heic Datei: ist',
      'prüfen klein.jpg Datei: hat 320 × 400 Pixel',
      /Gross.JPG Datei: Niemand.* Sie ist ein Bild der Art jpeg: als JPG speichern, mit der Endung .jpg/,
      /offerte.jpg Datei: Niemand.* Sie ist keine Fotografie, die sich lesen lässt/,
    ]) {
      expect.soft(all).toMatch(part);
    }
    expect(found).toHaveLength(8);
  });

  test('that nobody names are named, unless a name is missing that may be theirs', async () => {
    const all = ['gut.jpg', 'png.jpg', 'klein.jpg', 'lebenslauf.pdf', 'iphone.heic', 'neu.avif', 'Fehlt.jpg'];
    const named = Object.fromEntries(all.map((file) => [file, file]));
    const about = async (team: Record<string, string>) =>
      (await said(team)).filter((line) => line.includes('Fehlt.jpg'));
    expect(await about(named)).toEqual([]);
    const { 'Fehlt.jpg': stranger, ...others } = named;
    expect(stranger).toBe('Fehlt.jpg');
    expect(await about(others)).toEqual([
      expect.stringContaining('Niemand in src/content/team.ts nennt sie'),
    ]);
    expect(await about({ ...others, quality: 'fehlt.jpg' })).toEqual([
      expect.stringContaining('quality.image'),
    ]);
  });
});

describe('texts that speak of the company', () => {
  const said = (text: string, record: Partial<Company>) =>
    reasons(
      checkCompanyTexts('src/content/pages/about.ts', [{ field: 'lead', text }], { ...company, ...record }),
    );
  const agreeing = {
    openingHours: [{ days: 'Mo', hours: '07:00–18:00' }],
    liabilityInsurance: 'CHF\u00a02.000.000',
  } as const;
  test.each([
    ['unser Büro in Shanghai', { chinaOffices: ['Shenzhen', 'Ningbo'] }, 'nennt Shanghai, wo Sie'],
    ['Mo–Fr 07:00–18:00 erreichbar', {}, '«07:00–18:00» ist keine Ihrer Öffnungszeiten'],
    ['Berufshaftpflicht bis CHF\u00a02.000.000', { liabilityInsurance: 'CHF 5.000.000' }, 'CHF 5.000.000'],
    ['Unsere Geschichte seit 2018', { founded: 2015 }, 'gegründet ist die Firma 2015'],
  ] as const)('«%s» is asked about where the record says something else', (text, record, reason) => {
    expect(said(text, record)).toEqual([expect.stringContaining(reason)]);
    expect(said(text, agreeing)).toEqual([]);
  });

  test('the first year of the history is that of the foundation', () => {
    expect(checkFounded(2018)).toEqual([]);
    expect(checkFounded(2015).map(({ field }) => field)).toEqual([
      'milestones.years[0].year',
      'hero.statistics[0].value',
    ]);
  });
});

test.each([
  ['kontakt@müller.ch', '«ü» (U+00FC)', '«xn--mller-kva.ch»'],
  ['büro@mueller.ch', '«ü» (U+00FC)', 'nicht jeder Mailserver'],
  ['kontakt@mueller', 'Domain mit Punkt', ''],
] as const)('the e-mail address %s is answered with %s and %s', (email, sign, remedy) => {
  const [reason] = reasons(checkCompany({ ...open, email }));
  expect(reason).toContain(sign);
  expect(reason).toContain(remedy);
});

describe('opening hours', () => {
  const said = (...openingHours: Company['openingHours']) =>
    checkCompany({ ...open, openingHours }).map(({ field, reason }) => `${field} ${reason}`);

  test('do not run backwards over the week', () => {
    expect(said({ days: 'Fr–Mo', hours: '08:00–12:00' })).toEqual([
      'openingHours[0].days «Fr–Mo» läuft nicht von einem Wochentag zu einem späteren. Mit langem Strich schreiben, wie Mo–Fr; über das Wochenende zwei Einträge.',
    ]);
  });

  test('do not overlap', () => {
    expect(said({ days: 'Mo–Fr', hours: '08:00–12:00' }, { days: 'Mi', hours: '11:30–17:00' })).toEqual([
      'openingHours[1].hours «11:30–17:00» (Mi) und «Mo–Fr 08:00–12:00» überschneiden sich.',
    ]);
    expect(said({ days: 'So', hours: 'geschlossen' }, { days: 'Sa–So', hours: '10:00–12:00' })).toEqual([
      'openingHours[1].hours «10:00–12:00» (Sa–So) und «So geschlossen» überschneiden sich.',
    ]);
  });

  test('may have a noon break and days that are closed', () => {
    expect(
      said(
        { days: 'Mo–Fr', hours: '08:00–12:00' },
        { days: 'Mo–Fr', hours: '12:00–17:00' },
        { days: 'Sa', hours: '09:00–12:00' },
        { days: 'So', hours: 'geschlossen' },
      ),
    ).toEqual([]);
  });
});

test('a title that two pages share is named with both files', () => {
  const [finding] = checkUnique('meta.title', (route) =>
    route === '/agb' || route === '/about' ? 'Gleich' : route,
  );
  expect(finding?.file).toBe('src/content/pages/about.ts und src/content/legal/agb.ts');
  expect(checkUnique('meta.title', (route) => route)).toEqual([]);
});

test('a sentence that stands on two pages is asked about, a short one is not', () => {
  const said = (sentence: string) =>
    checkRepeated((route) => (route === '/about' || route === '/events' ? { lead: sentence } : null));
  expect(said('Wir prüfen jede Lieferung im Werk, bevor sie verladen wird.')).toMatchObject([
    { level: 'prüfen', file: 'src/content/pages/about.ts', field: 'lead' },
  ]);
  expect(said('Wir prüfen im Werk.')).toEqual([]);
});

describe('records that speak of one thing', () => {
  test('are asked about where the example order has another quantity', () => {
    const text = ['x.ts', 'x.heading', '500 Isolierkannen'] as const;
    expect(reasons(checkExample(1000, 500, [text]))).toEqual([
      expect.stringContaining('im Rechner 1’000 Stück, hier steht «500 Isolierkannen»'),
      expect.stringContaining('hier 500'),
    ]);
    expect(checkExample(500, 500, [text])).toEqual([]);
  });

  test('are asked about where a season is not as long as its text says, or loads in the holidays', () => {
    const date = (winter: string) => ({ milestone: '', winter, summer: winter, reason: '' });
    const said = (intro: string, ...days: string[]) =>
      reasons(checkSeason({ ...gastronomy.season, intro, dates: days.map(date) })).slice(0, 2);
    const days = ['Mitte Mai', 'Anfang Juni', 'Mitte August', 'Mitte September', 'Mitte November'];
    expect(said('in 23–26 Wochen', ...days)).toEqual([]);
    expect(said('in 12–14 Wochen', ...days)[0]).toContain('sind es 23 Wochen');
    expect(said('in 23–26 Wochen', ...days.with(3, 'Anfang Oktober'))[0]).toContain('Chinas Feiertage');
    expect(said('in 23–26 Wochen', ...days.with(3, 'Ende August'))[0]).toContain('drei Wochen');
  });
});

test('a new page is named at every place where it is missing', () => {
  const found = checkPages(['/neu' as Route], []);
  expect(found.map(({ file }) => file)).toEqual(['src/pages/neu.astro', 'src/content/navigation.ts']);
});

describe('a sentence in a component', () => {
  const said = (source: string) => checkComponent('x.tsx', source).map(({ field }) => field);
  test.each([
    'const a = 1;\nreturn <p>Rufen Sie uns an</p>;',
    '\n<p>\n  Hello world\n</p>',
    "\nconst title = 'Wir sind für Sie da';",
    '\n<img alt="Ein Schiff und ein Hafen" />',
  ])('is found in %j', (source) => {
    expect(said(source)).toEqual([expect.stringMatching(/^Zeile [23]$/)]);
  });
  test.each([
    '/** Rufen Sie uns an, wir sind da. */\nconst a = 1;',
    'const list = new Map<string, number>();\nif (a > b && c < d) return;',
    "throw new Error('The page has no record.');",
    '---\n// für Sie\n---\n<Page title={home.title} />',
    'return <p className={styles.intro}>{text}</p>;',
  ])('is none in %j', (source) => {
    expect(said(source)).toEqual([]);
  });
});

describe('colours', () => {
  const css = readFileSync('src/styles/tokens.css', 'utf8');
  const said = (accent: string) => checkColours(withAccent(accent)).map(({ field }) => field);
  const withAccent = (accent: string) => css.replace('--color-accent: #d52b1e', `--color-accent: ${accent}`);

  test('of another accent are measured', () => {
    expect(said('#d52b1e')).toEqual([]);
    expect(said('#1f62c4')).toEqual([]);
    expect(said('#ffcc00')).toEqual(expect.arrayContaining(['--color-text-on-accent', '--color-accent']));
  });

  test('that texts name are asked about where the accent is another', () => {
    const texts = [
      { field: 'alt', text: 'Eine rote Linie' },
      { field: 'lead', text: 'Das Brot' },
    ];
    const found = (accent: string) => checkColourWords('x.ts', texts, withAccent(accent));
    expect(found('#d52b1e')).toEqual([]);
    expect(found('#1f62c4')).toMatchObject([{ level: 'prüfen', field: 'alt' }]);
  });
});

describe('what the compiler says', () => {
  test.each([
    ['`+${string}`', 'eine Nummer mit Landesvorwahl'],
    ['InternalLink', 'eine Adresse dieser Website'],
    ['{ [x: string]: Foo<Bar>; }', 'Felder in geschweiften Klammern, siehe die Erklärung über dem Feld'],
    ['"/about"', 'Verlangt ist «/about»'],
    ['`${number}–${number} Tage` | `${number}–${number} Wochen`', 'wie «1–2 Tage» oder «1–2 Wochen»'],
    ['MarkedDrawing', 'Möglich: mould | label | house'],
    ['"Mo" | "Di" | "Mo–Di"', 'ein Wochentag oder mehrere'],
    ['readonly ("Neujahr" | "Auffahrt")[]', 'eine Liste in eckigen Klammern'],
  ])('of %s is in words', (type, words) => {
    const [reason] = reasons(
      explain(`src/content/labels.ts(1,1): error TS2322: Type '"x"' is not assignable to type '${type}'.\n`),
    );
    expect(reason).toContain(words);
    expect(reason).not.toContain(type);
  });

  const file = 'src/content/labels.ts';
  const said = (code: number, message: string) =>
    reasons(explain(`${file}(1,1): error TS${code}: ${message}\n`))[0];

  test.each([
    [2820, `Type '"/kontakt"' is not assignable to type 'Route'. Did you mean '"/contact"'?`, '«/contact»'],
    [2322, `Type '"stern"' is not assignable to type '"facade" | "drift"'.`, 'Möglich: facade | drift'],
    [
      2741,
      `Property 'headline' is missing in type '{ badge: string; }' but required in type 'Hero'.`,
      '«headline»',
    ],
    [
      2353,
      `Object literal may only specify known properties, and 'titel' does not exist in type 'Hero'.`,
      '«titel»',
    ],
    [
      2322,
      `Type 'number' is not assignable to type 'string'.`,
      'Eine Zahl passt hier nicht. Verlangt ist ein Text',
    ],
    [
      2322,
      `Type '[string]' is not assignable to type 'Two'.\n  Source has 1 element(s) but target requires 2.`,
      'Hier stehen 1 Einträge, verlangt sind 2',
    ],
    [
      2322,
      `Type '{ street: string; }' is not assignable to type 'Place'.\n  Property 'city' is missing in type '{ street: string; }' but required in type 'Place'.`,
      'Hier fehlt das Feld «city»',
    ],
    [1117, 'An object literal cannot have multiple properties with the same name.', 'steht zweimal'],
    [2304, `Cannot find name 'Mo'.`, '«Mo» steht ohne Anführungszeichen'],
    [1312, `Did you mean to use a ':'? An '=' can only follow a property name when …`, 'ein Doppelpunkt (:)'],
    [
      2459,
      `Module '"./x.ts"' declares 'menu' locally, but it is not exported.`,
      'fehlt vor «menu» das Wort export',
    ],
    [2551, `Property 'menu' does not exist on type 'L'. Did you mean 'menue'?`, 'vielleicht «menue»'],
    [2693, `'Plan' only refers to a type, but is being used as a value here.`, '«Plan» steht ohne'],
    [
      18004,
      `No value exists in scope for the shorthand property 'Ware'. Either declare one or provide an initializer.`,
      '«Ware» steht ohne',
    ],
    [
      2322,
      `Type '{ new (data: string): Text; prototype: Text; }' is not assignable to type 'string'.`,
      'Ein Wort ohne',
    ],
    [2322, `Type '{ text: string; }' is not assignable to type 'string'.`, 'Verlangt ist ein Text'],
    [2322, `Type '7' is not assignable to type '2018 | 2019'.`, 'Möglich: 2018 | 2019'],
    [2322, `Type 'string[]' is not assignable to type 'string'.`, 'Eine Liste passt hier nicht'],
    [2307, `Cannot find module './x.ts' or its corresponding type declarations.`, 'Die Datei «./x.ts»'],
  ])('(TS%i) is German', (code, message, remedy) => {
    expect(said(code, message)).toContain(remedy);
    expect(said(code, message)).not.toMatch(/assignable|string|number/);
  });

  test('of a record that contains the wrong one, or of a program that reads it, is nothing more', () => {
    const missing = `error TS2741: Property 'x' is missing in type 'A' but required in type 'B'.`;
    const lines = readFileSync(file, 'utf8').split('\n');
    const [whole, part] = ['export const labels', '  menu:'].map(
      (start) => lines.findIndex((line) => line.startsWith(start)) + 1,
    );
    const output = `${file}(${whole},14): ${missing}\n${file}(${part},3): ${missing}\nsrc/lib/x.ts(1,1): ${missing}\n`;
    expect(explain(output)).toMatchObject([{ field: 'labels.menu', line: part }]);
  });

  test('of what lost its export is not that nobody needs it', () => {
    const lost = `${file}(1,1): error TS2459: Module '"./x.ts"' declares 'menu' locally, but it is not exported.\n`;
    const idle = `src/content/team.ts(1,1): error TS6133: 'menu' is declared but its value is never read.\n`;
    expect(reasons(explain(lost + idle))).toEqual([expect.stringContaining('das Wort export')]);
    expect(reasons(explain(idle))).toEqual([expect.stringContaining('braucht niemand mehr')]);
  });

  test('of one field is said once', () => {
    const line =
      readFileSync(file, 'utf8')
        .split('\n')
        .findIndex((text) => text.startsWith('  menu:')) + 1;
    const [name, number] = [
      `2304: Cannot find name 'CH'.`,
      `2322: Type 'number' is not assignable to type 'string'.`,
    ];
    const found = explain(`${file}(${line},3): error TS${name}\n${file}(${line},3): error TS${number}\n`);
    expect(reasons(found)).toEqual([expect.stringContaining('«CH» steht ohne')]);
    const words = ['Deutsch', 'Englisch'].map(
      (word) => `${file}(${line},3): error TS2304: Cannot find name '${word}'.\n`,
    );
    expect(explain(words.join('').replace(',3)', ',9)'))).toHaveLength(1);
  });

  test('of a field that a record has lost is said once, with the field', () => {
    const lost = `error TS2339: Property 'menu' does not exist on type '{ a: string; }'.`;
    const found = reasons(explain(`src/lib/x.ts(1,1): ${lost}\nsrc/lib/y.ts(1,1): ${lost}\n`));
    expect(found).toEqual([expect.stringContaining('das Feld «menu» gelesen')]);
    const other = `${file}(1,1): error TS2304: Cannot find name 'Mo'.\n`;
    expect(explain(`${other}src/lib/x.ts(1,1): ${lost}\nsrc/lib/y.ts(1,1): ${lost}\n`)).toHaveLength(2);
    const missing = `${file}(1,1): error TS2741: Property 'menu' is missing in type 'A' but required in type 'B'.\n`;
    expect(explain(`${missing}src/lib/x.ts(1,1): ${lost}\n`)).toHaveLength(1);
    const read = explain(`src/lib/x.ts(1,1): ${lost}\n`);
    const named = { ...read[0], field: 'labels', reason: 'Hier fehlt das Feld «menu».' } as Finding;
    expect(withoutEchoes([...read, named])).toEqual([named]);
  });

  test('of a picture that nobody has drawn is said where the drawing belongs', () => {
    const undrawn = `error TS2741: Property 'kettle' is missing in type '{ pan: X; }' but required in type 'Y'.`;
    expect(reasons(explain(`src/components/drawings/goods.ts(7,14): ${undrawn}\n`))).toEqual([
      'Zum Bild «kettle» fehlt die Zeichnung (src/components/drawings/goods.ts).',
    ]);
  });

  test('of a host whom nobody knows names those there are', () => {
    const line =
      readFileSync(file, 'utf8')
        .split('\n')
        .findIndex((text) => text.startsWith('  host:')) + 1;
    const refused = `error TS2820: Type '"x"' is not assignable to type '"a" | "b"'. Did you mean '"a"'?`;
    expect(reasons(explain(`${file}(${line},3): ${refused}\n`))).toEqual([
      'Eine Person «x» gibt es in src/content/team.ts nicht. Möglich: a | b.',
    ]);
  });
});

test('a wrong field hides no field beside it that is missing or unknown', () => {
  const folder = mkdtempSync(join(tmpdir(), 'record-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'x.ts');
  writeFileSync(
    file,
    `interface Page { title: string; date?: string; hero: { text: string; badge: string }; more: Record<string, number> }
const rest = { text: '' };
export const x: Page = { title: 7, hero: { badge: '' }, more: { any: 1 }, titel: '' };
export const y: Page = { title: '', hero: { ...rest, badge: '' }, more: {}, ...(rest ? { date: '' } : {}) };
export const z: Page = { titel: '', hero: { text: '', badge: '' }, more: {} };`,
  );
  const program = ts.createProgram([file], { strict: true });
  expect(reasons(wrongFieldsIn(file, program))).toEqual([
    'Das Feld «titel» gibt es hier nicht.',
    'Hier fehlt das Feld «text».',
    'Das Feld «titel» gibt es hier nicht. Es fehlt «title».',
  ]);
});

test('a file that cannot be read hides nothing that is wrong in another, nor is another wrong because of it', () => {
  expect(diagnosticsBeside(['src/content/company.ts', 'src/content/pages/about.ts'])).toBe('');
  // It is the compiler of all others that is asked, whatever they have.
  expect(diagnosticsBeside([])).toBe('');
});

test('a picture of goods that no page shows is asked about, and an industry without goods on the board', () => {
  const industries = industryRoutes.map(lastSegment);
  const [picture, ...others] = goodsPictures;
  // Two goods of one industry are right.
  expect(checkGoods(others, [...industries, ...industries])).toMatchObject([
    { level: 'prüfen', reason: `Das Bild «${picture}» steht auf keiner Seite.` },
  ]);
  expect(checkGoods(goodsPictures, industries.slice(1))).toMatchObject([
    { level: 'prüfen', reason: `Für die Branche «${industries[0]}» hat die Abfahrtstafel keine Ware.` },
  ]);
});

describe('pages that are counted', () => {
  const said = (text: string) => reasons(checkCounts('x.ts', [{ field: 'lead', text }])).join(' ');

  test.each(['Vier Leistungen', 'in 6 Branchen', 'alle sechs Branchen'])(
    '«%s» is one of another number',
    (text) => {
      expect(said(text)).toContain('es gibt aber 5');
    },
  );

  test.each(['fünf Leistungen', '5 Branchen', 'Alle Leistungen', 'unsere Branchen', 'Eine Leistung'])(
    '«%s» is right',
    (text) => {
      expect(said(text)).toBe('');
    },
  );

  test('a page that is missing in a list, or stands in it twice, is named with the list', () => {
    expect(checkLists([['menu.ts', 'menu', ['/retail'], ['/retail', '/events']]])).toMatchObject([
      { file: 'menu.ts', field: 'menu', reason: '«/events» fehlt hier.' },
    ]);
    expect(checkLists([['menu.ts', 'menu', ['/retail', '/retail'], ['/retail', '/retail']]])).toMatchObject([
      { reason: '«/retail» steht hier zweimal: eines löschen.' },
    ]);
  });
});

describe('an address of an earlier website', () => {
  test.each([
    ['kontakt.php', 'beginnt nicht mit «/»'],
    ['/menü%FC', 'ein Zeichen'],
    ['/shop"', 'ein Zeichen'],
    ['/about', 'eine Adresse dieser Website: /about'],
    ['/about.html', 'eine Adresse dieser Website: /about'],
    ['/index.html', 'eine Adresse dieser Website: /'],
    ['/index.php?12', '«name=wert»'],
    ['/?page_id=7', 'Netlify und Cloudflare können das nicht'],
  ])('«%s» is answered with %s', (address, remedy) => {
    expect(reasons(checkEarlierAddresses({ [address]: '/retail' })).join(' ')).toContain(remedy);
  });

  test('with and without the last slash is one', () => {
    expect(checkEarlierAddresses({ '/shop': '/retail', '/shop/': '/events' })).toMatchObject([
      { field: '/shop/', reason: expect.stringContaining('«/shop»') },
    ]);
  });

  test.each(['/kontakt.php', '/über uns/', '/%C3%BCber', '/index.php', '/abouts'])(
    '«%s» is right',
    (address) => {
      expect(checkEarlierAddresses({ [address]: '/about' })).toEqual([]);
    },
  );
});
