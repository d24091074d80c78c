/** What the owner is asked before going live. */
import { describe, expect, test } from 'vitest';
import { readConfig } from '#settings.ts';
import { company } from '#content/company.ts';
import { marketingPages, pages } from '#content/pages.ts';
import { marketingRoutes, type MarketingRoute, type Route } from '#content/routes.ts';
import type { SuccessStory } from '#content/page.schema.ts';
import { dayOf } from '#lib/day.ts';
import type { Finding } from './findings.ts';
import { checkCalendar, checkUnfinished } from './launch.ts';
import { readPageRecords, readSharedRecords } from './records.ts';
import { checkPeople, checkSamples } from './samples.ts';

const fieldsThatMust = (findings: readonly Finding[]) =>
  findings.filter(({ level }) => level === 'muss').map(({ field }) => field);

const member = {
  name: 'Regula K.',
  role: 'Leitung',
  location: 'Schweiz',
  experience: 'Offerten',
  languages: 'Deutsch',
  image: 'r.jpg',
};

describe('samples', () => {
  const voice = { text: 'Gut.', author: 'Inhaber', company: 'Fachhandel, Kanton Thurgau', result: 'Gut' };
  const reference = { title: 'Geschirr', description: 'Text', industry: 'Hotellerie', savings: 'bis 40%' };
  const industry = { title: 'Bau', description: '', services: [], caseStudy: 'Text', customers: '20+' };

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
    expect(fieldsOn('/').filter((field) => /^(?:references|testimonials)/.test(field))).toHaveLength(
      references.cases.length + testimonials.testimonials.length,
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
});

describe('people', () => {
  const employed = { ...member, consent: 'Vertrag' };
  const members = [
    employed,
    { ...employed, consent: '' },
    { ...employed, location: 'Shanghai' },
    { ...employed, location: 'Guangzhou', languages: 'Mandarin' },
  ];
  const statistics = [
    { value: '7', label: 'Expertinnen und Experten, davon 3 in China' },
    { value: '3', label: 'davon in China' },
  ];

  test.each<[record: unknown, ...found: string[][]]>([
    ['Sieben Fachleute in der Schweiz und in China', ['prüfen lead', 'sagt 7: ', 'gezeigt werden: 3']],
    ['Wir sind da. Aus den Büros erreichen vier Fachleute', ['gezeigt werden: 3, in China arbeiten: 2']],
    ['Es sind vier Fachleute. In China wird geprüft.', ['gezeigt werden: 3 (']],
    ['im Werk prüfen vier Fachleute aus unseren Büros in Shanghai', ['sagt 4: ', 'in China arbeiten: 2']],
    ['Vier planen in der Schweiz, zwei prüfen', ['sagt 4: ', 'in der Schweiz arbeiten: 1']],
    ['Fünf von drei sprechen mit Ihnen Deutsch.', ['sagt 5: ', 'Deutsch sprechen: 2']],
    [statistics, ['lead[0].value', 'sagt 7: '], ['lead[0].value', 'sagt 3: '], ['lead[1].value', 'sagt 3: ']],
    // As many as there are, and other things.
    ['Drei Fachleute in der Schweiz und in China'],
    ['Aus den Büros in Shanghai und Guangzhou erreichen zwei Fachleute viele Werke.'],
    ['Im Werk prüfen zwei Fachleute.'],
    ['zwei davon in China'],
    ['Zwei von drei sprechen Deutsch'],
    ['Unsere Fachleute prüfen sieben Kartons'],
  ])('are counted in %j', (lead, ...found) => {
    const findings = checkPeople('page.ts', { lead }, members);
    const sentences = findings.map(({ level, field, reason }) => `${level} ${field} ${reason}`);
    expect(sentences).toHaveLength(found.length);
    for (const [index, parts] of found.entries()) {
      for (const part of parts) expect(sentences[index]).toContain(part);
    }
  });

  test('are all counted until everybody has consented', () => {
    const draft = checkPeople('page.ts', { lead: 'Vier Fachleute, davon drei in China' }, members, true);
    expect(draft.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('Im Team in China arbeiten: 2'),
    ]);
  });
});

test('an unfinished text is found, the company’s placeholders are not repeated', () => {
  const record = { lead: 'TODO', note: `Schreiben Sie an ${company.email}.`, text: 'Muster gratis' };
  expect(fieldsThatMust(checkUnfinished('x.ts', record, company))).toEqual(['lead']);
});

test('a text in a legal page or a message is seen', async () => {
  const legal = (await readPageRecords(readConfig({})))['/agb'] as { sections: readonly object[] };
  const unfinished = { ...legal, sections: [...legal.sections, { heading: 'TODO' }] };
  expect(fieldsThatMust(checkUnfinished('agb.ts', unfinished, company))).toHaveLength(1);
  for (const [file, record] of Object.entries(await readSharedRecords())) {
    expect(checkUnfinished(file, record, company), file).toEqual([]);
    expect(checkUnfinished(file, { record, extra: 'TODO' }, company), file).toHaveLength(1);
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
