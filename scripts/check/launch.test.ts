import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig, settingNames } from '#config.ts';
import { company } from '#content/company.ts';
import type { SuccessStory } from '#content/page.ts';
import { marketingPages, pages } from '#content/pages.ts';
import { marketingRoutes, routes, type MarketingRoute, type Route } from '#content/routes.ts';
import { orderCalendarTool } from '#content/tools/order-calendar.ts';
import { checkCalendar } from './calendar.ts';
import { askCompany } from './company-questions.ts';
import { checkConfiguration, checkRecipients } from './configuration.ts';
import type { Finding } from './finding.ts';
import { checkPeople } from './people.ts';
import { dayOf } from '#lib/day.ts';
import { isPlaceholder } from '#lib/placeholders.ts';
import { pageFiles } from './record-files.ts';
import { pageRecords, sharedRecords } from './site-records.ts';
import { checkSamples } from './samples.ts';
import { checkUnfinished } from './language.ts';

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
  whatsApp: '+41 79 512 37 90',
  otherPhones: [{ name: 'Büro Guangzhou', phone: '+86 20 8765 4321' }],
  email: 'kontakt@sinotrade.ch',
  uid: 'CHE-109.322.551',
  vatNumber: 'CHE-109.322.551 MWST',
  representative: 'Regula Keller, Geschäftsleitung',
  liabilityInsurance: 'CHF 2.000.000',
} as const;

const live = {
  SITE_URL: 'https://www.sinotrade.ch',
  BOOKING_URL: 'https://termine.sinotrade.ch/erstgespraech',
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
    expect(fieldsThatMust(askCompany(record))).toEqual([field]);
  });

  test('with its own data passes; a sum insured of 2.000.000 is no placeholder', () => {
    expect(fieldsThatMust(askCompany(realCompany))).toEqual([]);
  });

  test('may be signed for by somebody called Muster', () => {
    const representative = 'Hans Muster, Geschäftsleitung';
    expect(fieldsThatMust(askCompany({ ...realCompany, representative }))).toEqual([]);
  });

  test('is asked whether the place of jurisdiction is meant, where it is not the seat', () => {
    const fields = (city: string) =>
      askCompany({ ...realCompany, address: { ...realCompany.address, city } }).map(({ field }) => field);
    expect(fields('Hinterfultigen')).toContain('jurisdiction');
  });

  test('in Neuchâtel is asked about Corpus Christi', () => {
    const fields = (canton: 'NE' | 'ZH') =>
      askCompany({ ...realCompany, address: { ...realCompany.address, canton } }).map(({ field }) => field);
    expect(fields('NE').filter((field) => !fields('ZH').includes(field))).toEqual(['NE']);
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

  test('that the project ships with are nobody’s, whoever is said to have consented', () => {
    const shipped = { ...member, experience: 'Mandate, Offerten, Verträge  mit Herstellern.', consent: 'ja' };
    expect(fieldsThatMust(checkSamples('team.ts', { management: shipped }))).toEqual(['management.consent']);
    // Somebody else who has consented may have kept the words.
    const other = { ...shipped, name: 'Ruth Keller' };
    expect(checkSamples('team.ts', { management: other })).toMatchObject([
      { level: 'prüfen', field: 'management.experience' },
    ]);
  });

  test.each([
    ['Kundenstimme', voice],
    ['Referenz', reference],
    ['Fallbeispiel', industry],
    ['Teammitglied', member],
  ])('a %s is one until its consent is filed, wherever it stands', (name, record) => {
    const page = (entry: object) => ({ hero: { badge: 'x' }, section: { list: [{ deep: entry }] } });
    const findings = checkSamples('page.ts', page(record));
    expect(findings).toMatchObject([{ level: 'prüfen', field: 'section.list[0].deep' }]);
    expect(findings[0]?.reason).toContain(name);
    expect(checkSamples('page.ts', page({ ...record, consent: ' ' }))).toHaveLength(1);
    expect(checkSamples('page.ts', page({ ...record, consent: 'E-Mail vom 12. März 2026' }))).toEqual([]);
  });

  test('are recognised in the records of the site', () => {
    const withoutConsent = (record: unknown): unknown =>
      JSON.parse(JSON.stringify(record), (key, value: unknown) => (key === 'consent' ? undefined : value));
    const fieldsOn = (route: Route) =>
      checkSamples('', withoutConsent(pages[route])).map(({ field }) => field);
    const named = (route: MarketingRoute) => marketingPages[route] as { story?: SuccessStory };
    for (const route of marketingRoutes.filter((name) => named(name).story)) {
      expect(fieldsOn(route), route).toContain('story');
    }
    const { references, testimonials } = marketingPages['/'];
    expect(fieldsOn('/').filter((field) => field.startsWith('references'))).toHaveLength(
      references.cases.length,
    );
    expect(fieldsOn('/').filter((field) => field.startsWith('testimonials'))).toHaveLength(
      testimonials.testimonials.length,
    );
  });

  test('cannot be consented to as they ship, also with a space or a full stop less', () => {
    const text =
      'Zertifikate hatten wir genug, nur lesen konnte sie niemand. Das Dossier zu jedem Artikel ist jetzt auf Deutsch.';
    const consent = 'E-Mail vom 12. März 2026';
    for (const same of [text, ` ${text.slice(0, -1)}`, text.replace(' ', '\u00a0')]) {
      const findings = checkSamples('page.ts', { voice: { ...voice, text: same, consent } });
      expect(fieldsThatMust(findings)).toEqual(['voice.consent']);
    }
    expect(checkSamples('page.ts', { voice: { ...voice, text: text.slice(0, 57), consent } })).toEqual([]);
  });

  test('are reported with the file of their page', () => {
    for (const route of routes) expect(existsSync(pageFiles.get(route) ?? ''), route).toBe(true);
  });
});

describe('people', () => {
  const member = {
    name: 'Regula Keller',
    role: 'Leitung',
    location: 'Schweiz',
    experience: 'Offerten',
    languages: 'Deutsch',
    image: null,
    consent: 'Vertrag',
  };
  const members = [
    member,
    { ...member, consent: '' },
    { ...member, location: 'Shanghai' },
    { ...member, location: 'Guangzhou', languages: 'Mandarin' },
  ];
  const found = (record: object) =>
    checkPeople('page.ts', record, members).map(({ level, field, reason }) => `${level} ${field} ${reason}`);

  test.each([
    ['Sieben Fachleute in der Schweiz und in China', ['Der Text sagt 7: ', 'gezeigt werden: 3']],
    ['Wir sind da. Aus den Büros erreichen vier Fachleute', ['gezeigt werden: 3, in China arbeiten: 2']],
    ['Es sind vier Fachleute. In China wird geprüft.', ['gezeigt werden: 3 (']],
    ['im Werk prüfen vier Fachleute aus unseren Büros in Shanghai', ['sagt 4: ', 'in China arbeiten: 2']],
    ['Vier planen in der Schweiz, zwei prüfen', ['sagt 4: ', 'in der Schweiz arbeiten: 1']],
    ['Fünf von drei sprechen mit Ihnen Deutsch.', ['sagt 5: ', 'Deutsch sprechen: 2']],
  ])('are counted in «%s»', (text, parts) => {
    const findings = found({ hero: { lead: text } });
    expect(findings).toHaveLength(1);
    for (const part of ['prüfen hero.lead', ...parts]) expect(findings[0]).toContain(part);
  });

  test('are counted by figures together with their labels', () => {
    const statistic = { value: '7', label: 'Expertinnen und Experten, davon 3 in China' };
    const findings = found({ statistics: [statistic, { value: '3', label: 'davon in China' }] });
    expect(findings).toHaveLength(3);
    expect(findings[0]).toContain('statistics[0].value Der Text sagt 7: ');
    expect(findings[1]).toContain('statistics[0].value Der Text sagt 3: ');
    expect(findings[2]).toContain('statistics[1].value Der Text sagt 3: ');
  });

  test('may be as many as the texts say, and other things are not people', () => {
    const texts = [
      'Drei Fachleute in der Schweiz und in China',
      'Aus den Büros in Shanghai und Guangzhou erreichen zwei Fachleute viele Werke.',
      'Im Werk prüfen zwei Fachleute.',
      'zwei davon in China',
      'Zwei von drei sprechen Deutsch',
      'Unsere Fachleute prüfen sieben Kartons',
    ];
    expect(found(texts)).toEqual([]);
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
    ['BOOKING_URL', 'https://calendly.com/'],
    ['INQUIRY_ENDPOINT', 'http://localhost:8787/inquiries'],
    ['PREVIEW', 'on'],
  ])('does not pass with %s=%s', (name, value) => {
    expect(musts({ ...live, [name]: value })).toEqual([name]);
  });

  test('makes those who process data known by name', () => {
    const config = readConfig(live);
    const sample = { name: 'Muster Hosting AG, Zürich', country: 'Schweiz', safeguard: null };
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

  test('lets nobody be named where the company does it by itself', () => {
    const none = { hosting: null, booking: null, inquiry: null, appointment: null, mail: null };
    expect(checkRecipients(none, readConfig(live))).toEqual([]);
  });

  test('with our own receiver asks for an address that visitors reach, and for who delivers its e-mails', () => {
    const RECEIVER_URL = 'https://www.sinotrade.ch/api';
    const own = { ...live, INQUIRY_ENDPOINT: '', BOOKING_URL: '', RECEIVER_URL };
    expect(musts(own)).toEqual([]);
    expect(musts({ ...own, RECEIVER_URL: 'http://localhost:4321/api' })).toEqual(['RECEIVER_URL']);
    const sample = { name: 'Muster Hosting AG, Zürich', country: 'Schweiz', safeguard: null };
    const samples = { hosting: sample, booking: sample, inquiry: sample, appointment: sample, mail: sample };
    expect(fieldsThatMust(checkRecipients(samples, readConfig(own)))).toEqual(['hosting', 'inquiry', 'mail']);
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
  expect(fieldsThatMust(checkUnfinished('x.ts', record, sampleCompany))).toEqual(['lead']);
});

test('a text in a legal page or a message is seen', () => {
  const legal = pageRecords(readConfig({}))['/agb'] as { sections: readonly object[] };
  const unfinished = { ...legal, sections: [...legal.sections, { heading: 'TODO' }] };
  expect(fieldsThatMust(checkUnfinished('agb.ts', unfinished, sampleCompany))).toHaveLength(1);
  for (const [file, record] of Object.entries(sharedRecords)) {
    expect(checkUnfinished(file, record, sampleCompany), file).toEqual([]);
    expect(checkUnfinished(file, { record, extra: 'TODO' }, sampleCompany), file).toHaveLength(1);
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

describe('the command', () => {
  const run = (args: readonly string[], environment: Readonly<Record<string, string>>) =>
    spawnSync(process.execPath, ['scripts/check.ts', '--launch', ...args], {
      encoding: 'utf8',
      env: { ...process.env, ...environment },
    });

  test('prints findings, and the register where it is asked for; ends with 1 while something must be done', () => {
    const { status, stdout } = run(['--all'], { PREVIEW: 'on' });
    expect(status).toBe(1);
    for (const text of [
      'KENNZAHLEN UND BELEGE',
      'PRÜFEN',
      'hero.statistics[1].value (Zeile ',
      'Der Text sagt 7: «7 Expertinnen und Experten». Mit Einwilligung gezeigt werden: 0, in China arbeiten: 0',
      'people.management (Zeile ',
      'Teammitglied «Regula K., Geschäftsleitung» ist ein Muster',
      'MUSS',
      'PREVIEW: «on» sperrt',
    ]) {
      expect(stdout).toContain(text);
    }
  });

  test('asks for a new build where the last is old, unless one follows', () => {
    const folder = mkdtempSync(join(tmpdir(), 'launch-check-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'services'));
    writeFileSync(
      join(folder, 'services/end-to-end-sourcing.html'),
      `<section id="${orderCalendarTool.id}"><time datetime="2026-01-01">1. Januar 2026</time></section>`,
    );
    const [old, followed] = [[], ['--before-build']].map((args) => run(args, { SITE_DIST: folder }).stdout);
    expect(old).toContain('neu bauen');
    expect(followed).not.toContain('neu bauen');
    expect(followed).not.toContain('KENNZAHLEN UND BELEGE');
  });

  test('shows what is wrong with a file that cannot be read, and no trace of the program; so does a release', () => {
    const project = mkdtempSync(join(tmpdir(), 'broken-'));
    onTestFinished(() => rmSync(project, { recursive: true }));
    for (const part of ['src', 'scripts', 'tests/fixture', 'package.json', 'tsconfig.json']) {
      cpSync(part, join(project, part), { recursive: true });
    }
    symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
    appendFileSync(join(project, 'src/content/company.ts'), "export const broken = {\n  a: 'Gut.,\n};\n");
    const said = (...args: readonly string[]) => {
      const ended = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
      return { ...ended, all: ended.stdout + ended.stderr };
    };
    for (const { status, all } of [said('scripts/check.ts', '--launch'), said('scripts/release.ts')]) {
      expect(status).toBe(1);
      expect(all).toContain("fehlt der Strich ('): a: 'Gut.,");
      expect(all).not.toMatch(/^ {4}at /m);
    }
  });
});
