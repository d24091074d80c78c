import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { readConfig, settingNames } from '#config.ts';
import { company } from '#content/company.ts';
import { pages } from '#content/pages.ts';
import { marketingRoutes, routes } from '#content/routes.ts';
import { pageRecords, sharedRecords } from '#content/records.ts';
import { checkCalendar } from './calendar.ts';
import { checkCompany, isValidUid } from './company.ts';
import { checkConfiguration, checkNames, checkRecipients } from './configuration.ts';
import type { Finding } from './finding.ts';
import { dayOf } from '#lib/day.ts';
import { isPlaceholder } from '#lib/placeholders.ts';
import { recordFiles } from './record-files.ts';
import { checkReceiver } from './receiver.ts';
import { checkSamples } from './samples.ts';
import { checkTexts } from './texts.ts';

const fieldsThatMust = (findings: readonly Finding[]) =>
  findings.filter(({ level }) => level === 'muss').map(({ field }) => field);

/** As the project ships; written out here, since the owner replaces the record. */
const sampleCompany = {
  ...company,
  legalName: 'Muster Sourcing AG',
  shortName: 'Muster Sourcing',
  address: { ...company.address, street: 'Musterstrasse 1' },
  phone: '+41 44 000 00 00',
  email: 'kontakt@muster-sourcing.example',
  uid: 'CHE-000.000.000',
  vatNumber: 'CHE-000.000.000 MWST',
  representative: 'Vorname Name, Geschäftsleitung',
} as const;

const realCompany = {
  ...company,
  legalName: 'Sinotrade Schweiz AG',
  shortName: 'Sinotrade',
  address: { ...company.address, street: 'Bahnhofweg 3' },
  phone: '+41 44 512 37 90',
  email: 'kontakt@sinotrade.ch',
  uid: 'CHE-109.322.551',
  vatNumber: 'CHE-109.322.551 MWST',
  representative: 'Regula Keller, Geschäftsleitung',
  liabilityInsurance: 'CHF 2.000.000',
} as const;

const live = {
  SITE_URL: 'https://www.sinotrade.ch',
  BOOKING_URL: 'https://termine.sinotrade.ch',
  INQUIRY_ENDPOINT: 'https://formular.sinotrade.ch/anfragen',
};

describe('the company', () => {
  test.each([
    ['legalName', 'legalName'],
    ['shortName', 'shortName'],
    ['address', 'address.street'],
    ['phone', 'phone'],
    ['email', 'email'],
    ['uid', 'uid'],
    ['vatNumber', 'vatNumber'],
    ['representative', 'representative'],
  ] as const)('cannot keep the sample in %s', (name, field) => {
    const record = { ...realCompany, [name]: sampleCompany[name] };
    expect(fieldsThatMust(checkCompany(record))).toEqual([field]);
  });

  test('with its own data passes; a sum insured of 2.000.000 is no placeholder', () => {
    expect(fieldsThatMust(checkCompany(realCompany))).toEqual([]);
  });

  test('needs a UID whose check digit is right', () => {
    expect(isValidUid('CHE-109.322.551')).toBe(true);
    expect(isValidUid('CHE-109.322.552')).toBe(false);
    expect(isValidUid('CHE-109.322.55')).toBe(false);
  });
});

describe('samples', () => {
  const voice = { text: 'Gut.', author: 'Inhaber', company: 'Fachhandel, Kanton Thurgau', result: 'Gut' };
  const reference = { title: 'Geschirr', description: 'Text', industry: 'Hotellerie', savings: 'bis 40%' };
  const industry = { title: 'Bau', description: '', services: [], caseStudy: 'Text', customers: '20+' };
  const member = {
    name: 'Regula K.',
    role: 'Leitung',
    location: 'Schweiz',
    experience: 'x',
    languages: 'Deutsch',
    image: 'r.jpg',
  };

  test.each([
    ['Kundenstimme', voice],
    ['Referenz', reference],
    ['Fallbeispiel', industry],
    ['Teammitglied', member],
  ])('a %s is one until its consent is filed, wherever it stands', (name, record) => {
    const page = (entry: object) => ({ hero: { badge: 'x' }, section: { list: [{ deep: entry }] } });
    const findings = checkSamples('page.ts', page(record));
    expect(fieldsThatMust(findings)).toEqual(['section.list[0].deep']);
    expect(findings[0]?.reason).toContain(name);
    expect(fieldsThatMust(checkSamples('page.ts', page({ ...record, consent: ' ' })))).toHaveLength(1);
    expect(checkSamples('page.ts', page({ ...record, consent: 'E-Mail vom 12. März 2026' }))).toEqual([]);
  });

  test('are recognised in the records of the site', () => {
    const withoutConsent = (record: unknown): unknown =>
      JSON.parse(JSON.stringify(record), (key, value: unknown) => (key === 'consent' ? undefined : value));
    for (const route of marketingRoutes) {
      expect(fieldsThatMust(checkSamples('', withoutConsent(pages[route]))), route).toContain('story');
    }
    const fields = fieldsThatMust(checkSamples('', withoutConsent(pages['/'])));
    expect(fields).toContain('references.cases[0]');
    expect(fields).toContain('testimonials.testimonials[0]');
    expect(fieldsThatMust(checkSamples('', withoutConsent(pages['/about'])))).toContain('team.members[0]');
  });

  test('are reported with the file of their page', () => {
    const files = recordFiles();
    for (const route of routes) expect(existsSync(files.get(route) ?? ''), route).toBe(true);
  });
});

describe('the configuration', () => {
  const musts = (environment: Record<string, string>) =>
    fieldsThatMust(checkConfiguration(readConfig(environment)));

  const reasonsFor = (name: string, environment: Record<string, string>) =>
    checkConfiguration(readConfig(environment))
      .filter(({ field }) => field === name)
      .map(({ reason }) => reason)
      .join(' ');

  test('as it ships lacks address and receiver; appointments come by e-mail', () => {
    const shipped = { ...readConfig({}), siteUrl: 'https://www.muster-sourcing.example' };
    expect(fieldsThatMust(checkConfiguration(shipped))).toEqual(['SITE_URL', 'INQUIRY_ENDPOINT']);
    expect(reasonsFor('APPOINTMENT_ENDPOINT', {})).toContain('als E-Mail');
  });

  test('says how appointments arrive', () => {
    const APPOINTMENT_ENDPOINT = 'https://termine.sinotrade.ch/api/appointments';
    const APPOINTMENT_SLOTS = 'https://termine.sinotrade.ch/api/slots';
    const name = 'APPOINTMENT_ENDPOINT';
    expect(reasonsFor(name, { APPOINTMENT_ENDPOINT })).toContain(
      'Terminvorschläge gehen an termine.sinotrade.ch',
    );
    expect(reasonsFor(name, { APPOINTMENT_ENDPOINT, APPOINTMENT_SLOTS })).toContain('buchen eine freie Zeit');
    expect(reasonsFor(name, { BOOKING_URL: live.BOOKING_URL })).toBe('');
  });

  test.each(['APPOINTMENT_ENDPOINT', 'APPOINTMENT_SLOTS'])('does not pass with a local %s', (name) => {
    const endpoints = {
      APPOINTMENT_ENDPOINT: 'https://termine.sinotrade.ch/api/appointments',
      APPOINTMENT_SLOTS: 'https://termine.sinotrade.ch/api/slots',
      BOOKING_URL: '',
    };
    expect(musts({ ...live, ...endpoints })).toEqual([]);
    expect(musts({ ...live, ...endpoints, [name]: 'http://localhost:8787/' })).toEqual([name]);
  });

  test('passes when it is complete', () => {
    expect(musts(live)).toEqual([]);
  });

  test('may accept the simulated form, in so many words', () => {
    expect(musts({ ...live, INQUIRY_ENDPOINT: '' })).toEqual(['INQUIRY_ENDPOINT']);
    expect(musts({ ...live, INQUIRY_ENDPOINT: '', ACCEPT_SIMULATED_FORM: 'on' })).toEqual([]);
  });

  test.each([
    ['SITE_URL', 'https://www.muster-sourcing.example'],
    ['BOOKING_URL', 'https://portal.example/termin'],
    ['INQUIRY_ENDPOINT', 'http://localhost:8787/inquiries'],
    ['PREVIEW', 'on'],
  ])('does not pass with %s=%s', (name, value) => {
    expect(musts({ ...live, [name]: value })).toEqual([name]);
  });

  test('makes those who process data known by name', () => {
    const config = readConfig(live);
    const sample = { name: 'Muster Dienste AG, Zürich', country: 'Schweiz', safeguard: null };
    const samples = { hosting: sample, booking: sample, inquiry: sample, appointment: sample, mail: sample };
    expect(fieldsThatMust(checkRecipients(samples, config))).toEqual(['hosting', 'booking', 'inquiry']);
    expect(fieldsThatMust(checkRecipients(samples, readConfig({})))).toEqual(['hosting']);
    const own = readConfig({ APPOINTMENT_ENDPOINT: 'https://termine.sinotrade.ch/api' });
    expect(fieldsThatMust(checkRecipients(samples, own))).toEqual(['hosting', 'appointment']);
    const abroad = { name: 'Cloud Inc.', country: 'USA', safeguard: null };
    const all = { hosting: abroad, booking: abroad, inquiry: abroad, appointment: abroad, mail: abroad };
    expect(checkRecipients(all, config).map(({ level, field }) => `${level} ${field}`)).toEqual([
      'prüfen hosting.safeguard',
      'prüfen booking.safeguard',
      'prüfen inquiry.safeguard',
    ]);
  });

  test('with our own receiver asks for an address that visitors reach, and for who delivers its e-mails', () => {
    const RECEIVER_URL = 'https://www.sinotrade.ch/api';
    const own = { ...live, INQUIRY_ENDPOINT: '', BOOKING_URL: '', RECEIVER_URL };
    expect(musts(own)).toEqual([]);
    expect(musts({ ...own, RECEIVER_URL: 'http://localhost:4321/api' })).toEqual(['RECEIVER_URL']);
    const sample = { name: 'Muster Dienste AG, Zürich', country: 'Schweiz', safeguard: null };
    const samples = { hosting: sample, booking: sample, inquiry: sample, appointment: sample, mail: sample };
    expect(fieldsThatMust(checkRecipients(samples, readConfig(own)))).toEqual(['hosting', 'inquiry', 'mail']);
  });

  test('a mistyped name is noticed', () => {
    expect(checkNames(['SITE_URL', 'BOKING_URL']).map(({ field }) => field)).toEqual(['BOKING_URL']);
  });

  test('every variable is explained in .env.example, and none is set there', () => {
    const example = readFileSync('.env.example', 'utf8');
    for (const name of settingNames) expect(example).toMatch(new RegExp(`^# ${name}=`, 'm'));
    expect(example.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  });
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
])('%s is a placeholder: %s', (value, expected) => {
  expect(isPlaceholder(value)).toBe(expected);
});

test('an unfinished text is found, the company’s placeholders are not repeated', () => {
  const record = { lead: 'TODO', note: `Schreiben Sie an ${sampleCompany.email}.`, text: 'Muster gratis' };
  expect(fieldsThatMust(checkTexts('x.ts', record, sampleCompany))).toEqual(['lead']);
});

test('a text in a legal page or a message is seen', () => {
  const legal = pageRecords(readConfig({}))['/agb'] as { sections: readonly object[] };
  const unfinished = { ...legal, sections: [...legal.sections, { heading: 'TODO' }] };
  expect(fieldsThatMust(checkTexts('agb.ts', unfinished, sampleCompany))).toHaveLength(1);
  for (const [file, record] of Object.entries(sharedRecords)) {
    expect(checkTexts(file, record, sampleCompany), file).toEqual([]);
    expect(checkTexts(file, { record, extra: 'TODO' }, sampleCompany), file).toHaveLength(1);
  }
});

test('the order calendar says when it ages', () => {
  const built = dayOf(2026, 11, 21);
  const fields = (now: string) =>
    checkCalendar(built, new Date(`${now}T12:00`), { to: 2031 }).map(({ field }) => field);
  expect(fields('2026-11-21')).toEqual([]);
  // 56 days after the build, and 57.
  expect(fields('2027-01-16')).toEqual([]);
  expect(fields('2027-01-17')).toEqual(['Bestellkalender']);
  expect(fields('2030-01-01')).toEqual(['Bestellkalender', 'knownYears']);
  expect(checkCalendar(null, new Date('2027-01-17'), { to: 2031 })).toEqual([]);
});

test('the command prints findings and register, and ends with 1 while something must be done', () => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/launch-check.ts'], {
    encoding: 'utf8',
    env: { ...process.env, PREVIEW: 'on' },
  });
  expect(status).toBe(1);
  for (const text of ['KENNZAHLEN UND BELEGE', 'PRÜFEN', 'MUSS', 'PREVIEW: «on» sperrt']) {
    expect(stdout).toContain(text);
  }
}, 20_000);

describe('our own receiver, asked with --live,', () => {
  const fine = { retentionDays: 180, sendsReceipt: false };

  /** What is found where the receiver gives an answer, or none. */
  async function found(answer: { status: number; health: object } | null): Promise<string[]> {
    const server = createServer((request, response) => {
      if (request.url !== '/api/health') response.writeHead(404).end('{}');
      else response.writeHead(answer?.status ?? 0).end(JSON.stringify(answer?.health));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    if (answer === null) server.close();
    const config = readConfig({ RECEIVER_URL: `http://127.0.0.1:${port}/api` });
    const findings = await checkReceiver(config, true);
    server.close();
    return fieldsThatMust(findings);
  }

  test('must answer, be well, and do what the privacy policy says', async () => {
    expect(await found({ status: 200, health: fine })).toEqual([]);
    expect(await found(null)).toEqual(['RECEIVER_URL']);
    expect(await found({ status: 503, health: fine })).toEqual(['RECEIVER_URL']);
    const other = { retentionDays: 30, sendsReceipt: true };
    expect(await found({ status: 200, health: other })).toEqual([
      'RECEIVER_RETENTION_DAYS',
      'RECEIVER_RECEIPT',
    ]);
  });

  test('is mentioned without it, and only where there is one', async () => {
    const config = readConfig({ RECEIVER_URL: 'https://www.sinotrade.ch/api' });
    expect(await checkReceiver(config, false)).toMatchObject([{ level: 'prüfen', field: 'RECEIVER_URL' }]);
    expect(await checkReceiver(readConfig({}), true)).toEqual([]);
  });
});
