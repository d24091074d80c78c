/** What is said of the company's record and of its people, by the check and before going live. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { Company as schema, type Company } from '#content/site.schema.ts';
import { dayOf } from '#lib/day.ts';
import { isPlaceholder } from '#lib/placeholders.ts';
import { checkCompany } from './company.ts';
import { refusalsOf } from './refusals.ts';
import { askCompany } from './launch.ts';
import { checkPhotographs } from './looks.ts';

/** Without closing days, which the company of the tests has. */
const { closures: _, ...open } = company;

const found = (record: Partial<Company>) => {
  const whole = { ...open, ...record };
  return [...refusalsOf('x.ts', 'company', whole, schema), ...checkCompany(whole, dayOf(2026, 11, 28))].map(
    ({ level, field, reason }) => `${level} ${field.replace(/^company\./, '')} ${reason}`,
  );
};

const closed = (from: string, to: string) =>
  ({ closures: [{ from, to, note: 'Betriebsferien' }] }) as Partial<Company>;
const opened = (...entries: string[]) =>
  ({
    openingHours: entries.map((entry) => {
      const [days, hours] = entry.split(' ');
      return { days, hours };
    }),
  }) as Partial<Company>;
const withAddress = (address: Partial<Company['address']>) => ({
  address: { ...company.address, ...address },
});

test.each<[record: Partial<Company>, ...found: string[]]>([
  [{ phone: '+41 44 000 00 0' }, 'muss phone «+41 44 000 00 0» ist keine Schweizer Nummer'],
  [{ phone: '+41 44 000 00 000' }, 'muss phone'],
  [{ phone: '+41 (0)44 512 37 90' }, 'enthält anderes als Ziffern und gewöhnliche Leerschläge'],
  [{ phone: '+49 (30) 123-456' }, 'enthält anderes als Ziffern'],
  [{ phone: '+41\u00a044\u00a0512\u00a037\u00a090' }, 'gewöhnliche Leerschläge'],
  [{ email: 'mailto:kontakt@mueller.ch' }, 'davor und dahinter nichts'],
  [{ email: '<kontakt@mueller.ch>' }, 'davor und dahinter nichts'],
  [{ uid: 'CHE-109322551', vatNumber: 'CHE-109322551 MWST' }, 'Verlangt ist eine UID, wie CHE-000.000.000'],
  [{ openingHours: [] }, 'muss openingHours Die Liste ist leer'],
  [opened('Mo–Fr 8:00–18:00'), 'muss openingHours[0].hours «8:00–18:00» gibt es nicht'],
  [opened('Mo–Fr 18:00–08:00'), 'muss openingHours[0].hours «18:00–08:00» gibt es nicht'],
  [{ otherPhones: [{ name: 'Büro', phone: '+41 44 000 00 0' }] }, 'muss otherPhones[0].phone'],
  [
    { email: 'kontakt@müller.ch' },
    '«ü» (U+00FC): die Domain so schreiben, wie Mailprogramme sie senden: «xn--',
  ],
  [{ email: 'büro@mueller.ch' }, '«ü» (U+00FC): nicht jeder Mailserver'],
  [{ email: 'kontakt@mueller' }, 'Domain mit Punkt'],
  [withAddress({ postalCode: '80000' }), 'muss address.postalCode'],
  [withAddress({ postalCode: '800' }), 'muss address.postalCode'],
  [withAddress({ postalCode: 'CH-8000' }), 'muss address.postalCode'],
  [withAddress({ postalCode: '0800' }), 'muss address.postalCode'],
  [withAddress({ canton: 'GE' }), 'prüfen address.canton'],
  [{ liabilityInsurance: 'CHF 8,000' }, 'muss liabilityInsurance «CHF 8,000» ist kein Betrag'],
  [{ liabilityInsurance: '2000000' }, 'kein Betrag'],
  [
    { uid: 'CHE-109.322.552', vatNumber: 'CHE-109.322.552 MWST' },
    'muss uid «CHE-109.322.552» ist keine gültige UID: Die Prüfziffer stimmt nicht',
  ],
  [{ founded: 20018 }, 'muss founded «20018» ist kein Jahr bis heute'],
  [closed('2026-12-32', '2027-01-03'), 'muss closures[0].from Den Tag «2026-12-32» gibt es nicht'],
  [closed('2026-12-32', '2027-02-30'), 'muss closures[0].from', 'muss closures[0].to'],
  [closed('2027-01-03', '2026-12-24'), 'endet (2026-12-24), bevor es beginnt'],
  [closed('2025-12-24', '2026-01-03'), 'ist vorbei (2026-01-03)'],
  [closed('2026-12-24', '2027-12-24'), 'Stimmen die Tage?'],
  [closed('2036-12-24', '2036-12-31'), 'Stimmen die Tage?'],
  [
    {
      closures: [
        { from: '2026-12-24', to: '2027-01-03', note: 'Betriebsferien' },
        { from: '2027-01-03', to: '2027-01-05', note: 'Inventur' },
      ],
    },
    'prüfen closures[1] «Inventur» und «Betriebsferien» überschneiden sich',
  ],
  [
    opened('Fr–Mo 08:00–12:00'),
    'muss openingHours[0].days «Fr–Mo» läuft nicht von einem Wochentag zu einem späteren. Mit langem Strich schreiben, wie Mo–Fr; über das Wochenende zwei Einträge.',
  ],
  [
    opened('Mo–Fr 08:00–12:00', 'Mi 11:30–17:00'),
    'muss openingHours[1].hours «11:30–17:00» (Mi) und «Mo–Fr 08:00–12:00» überschneiden sich.',
  ],
  [
    opened('So geschlossen', 'Sa–So 10:00–12:00'),
    'muss openingHours[1].hours «10:00–12:00» (Sa–So) und «So geschlossen» überschneiden sich.',
  ],
])('the company with %j is answered', (record, ...parts) => {
  expect(found(record)).toEqual(parts.map((part) => expect.stringContaining(part)));
});

test.each<Partial<Company>>([
  {},
  { phone: '+49 30 1234567', otherPhones: [{ name: 'Büro', phone: '+49 30 1234567' }] },
  { liabilityInsurance: 'CHF 5’000’000' },
  { liabilityInsurance: 'CHF 2.000.000' },
  closed('2026-12-24', '2027-01-03'),
  closed('2026-12-24', '2026-12-24'),
  opened('Mo–Fr 08:00–12:00', 'Mo–Fr 12:00–17:00', 'Sa 09:00–12:00', 'So geschlossen'),
])('the company with %j is right', (record) => {
  expect(found(record)).toEqual([]);
});

describe('before going live the company', () => {
  const real = {
    ...company,
    legalName: 'Sinotrade Schweiz AG',
    shortName: 'Sinotrade',
    address: { ...company.address, street: 'Bahnhofweg 3' },
    phone: '+41 44 512 37 90',
    whatsApp: '+41 79 512 37 90',
    otherPhones: [{ name: 'Büro Guangzhou', phone: '+86 20 8765 4321' }],
    email: 'kontakt@sinotrade.ch',
    uid: 'CHE-109.322.551',
    vatNumber: 'CHE-109.322.551 MWST',
    representative: 'Regula Keller, Geschäftsleitung',
    liabilityInsurance: 'CHF 2.000.000',
  } as const;
  const fields = (level: string, record: Partial<Company>) =>
    askCompany({ ...real, ...record }).flatMap((one) => (one.level === level ? one.field : []));

  test('cannot keep what it ships with; with data of its own it passes, also signed for by somebody called Muster', () => {
    expect(fields('muss', company)).toEqual([
      'legalName',
      'shortName',
      'address.street',
      'phone',
      'whatsApp',
      'email',
      'uid',
      'vatNumber',
      'representative',
    ]);
    expect(fields('muss', { representative: 'Hans Muster, Geschäftsleitung' })).toEqual([]);
  });

  test('is asked for the place of jurisdiction where it is not the seat, and in Neuchâtel for Corpus Christi', () => {
    expect(fields('prüfen', withAddress({ city: 'Hinterfultigen' }))).toContain('jurisdiction');
    const ofCanton = (canton: 'NE' | 'ZH') => fields('prüfen', withAddress({ canton }));
    expect(ofCanton('NE').filter((field) => !ofCanton('ZH').includes(field))).toEqual(['NE']);
  });

  test.each([
    ['https://www.muster-sourcing.example', true],
    ['https://portal.example/termin', true],
    ['https://www.example.com', true],
    ['https://www.test.ch', false],
    ['https://test.firma.ch/example', false],
    ['+41 44 000 00 00', true],
    ['+41 44 100 00 00', false],
    ['CHE-000.000.000', true],
    ['CHF 2.000.000', false],
    ['8000', false],
  ])('would have a placeholder in %s: %s', (value, expected) => {
    expect(isPlaceholder(value)).toBe(expected);
  });
});

describe('photographs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'people-'));
  const member = { name: 'Regula K.', role: '', location: '', experience: '', languages: '', image: null };
  const said = async (images: Readonly<Record<string, string>>) => {
    const team = Object.entries(images).map(([post, image]) => [post, { ...member, name: post, image }]);
    const findings = await checkPhotographs(Object.fromEntries(team), folder);
    return findings.map(({ level, file, field, reason }) => `${level} ${basename(file)} ${field}: ${reason}`);
  };

  beforeAll(async () => {
    const image = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#888' } });
    const jpeg = image(640, 800).jpeg();
    await Promise.all([
      ...['gut.jpg', 'Gross.JPG', 'Fehlt.jpg'].map((name) => jpeg.clone().toFile(join(folder, name))),
      image(640, 800).png().toFile(join(folder, 'png.jpg')),
      image(640, 800).avif({ effort: 0 }).toFile(join(folder, 'neu.avif')),
      image(320, 400).jpeg().toFile(join(folder, 'klein.jpg')),
    ]);
    writeFileSync(join(folder, 'lebenslauf.pdf'), '%PDF-1.4');
    writeFileSync(join(folder, 'offerte.jpg'), 'Offerte');
    writeFileSync(join(folder, 'iphone.heic'), Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('are named in German: what is no photograph, has another name, is too small, missing or named twice', async () => {
    const all = await said({
      management: 'gut.jpg',
      sourcing: 'gut.jpg',
      quality: 'fehlt.jpg',
      a: 'png.jpg',
      b: 'klein.jpg',
      c: 'lebenslauf.pdf',
      d: 'iphone.heic',
      e: 'neu.avif',
    });
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
      expect.soft(all.join('\n')).toMatch(part);
    }
    expect(all).toHaveLength(8);
  });

  test('that nobody names are named, unless a name is missing that may be theirs', async () => {
    const names = ['gut.jpg', 'png.jpg', 'klein.jpg', 'lebenslauf.pdf', 'iphone.heic', 'neu.avif'];
    const others = Object.fromEntries(names.map((file) => [file, file]));
    const about = async (team: Record<string, string>) =>
      (await said(team)).filter((line) => line.includes('Fehlt.jpg'));
    expect(await about({ ...others, e: 'Fehlt.jpg' })).toEqual([]);
    expect(await about(others)).toEqual([
      expect.stringContaining('Niemand in src/content/team.ts nennt sie'),
    ]);
    expect(await about({ ...others, quality: 'fehlt.jpg' })).toEqual([
      expect.stringContaining('quality.image'),
    ]);
  });
});
