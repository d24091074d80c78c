/** Facts of law and trade that a buyer may act on, on the built pages. */
import { describe, expect, test } from 'vitest';
import { monthNames } from '#content/dates.ts';
import { figuresFootnote } from '#content/labels.ts';
import { gastronomy } from '#content/industries/gastronomy.ts';
import type { Route } from '#content/routes.ts';
import { logistikTransport } from '#content/services/logistik-transport.ts';
import { landedCostTool } from '#content/tools/landed-cost.ts';
import { newYearClosure, newYears } from '#content/tools/china-holidays.ts';
import { fileOf, readPage } from './dist.ts';

const textOf = (route: Route) =>
  (readPage(fileOf(route)).root.querySelector('main')?.structuredText ?? '')
    .replaceAll('\u00ad', '')
    .replace(/\s+/g, ' ');

/**
 * What holds in 2027 as read on 28 November 2026, written by hand, and what a page must not say. The register has the
 * source of each.
 */
const facts: readonly [route: Route, says: string | RegExp, never?: RegExp][] = [
  ['/', '25–35 Tage (Suez)', /25–35 Tage auf See|via Suez\./],
  ['/', 'dem Seeweg ums Kap (35–49 Tage)'],
  ['/', /Chinas Feiertagen \(für 20\d\d noch nicht bekanntgegeben, erwartet\)/],
  ['/services/end-to-end-sourcing', /Feiertage und Ersatzarbeitstage; für 20\d\d noch nicht bekanntgegeben/],
  ['/services/end-to-end-sourcing', 'Seefracht ums Kap, 5 Arbeitstage Endkontrolle', /1\.–5\. Mai/],
  [
    '/services/logistik-transport',
    'via Suezkanal. Seit März 2026 fahren die Reedereien wieder ums Kap: 35–49 Tage',
  ],
  [
    '/services/logistik-transport',
    'mit Passar über die Geschäftspartner-ID (GP-ID), die jede Firma selbst im ePortal beantragt, eine pro UID',
    /mit einem Konto im zentralisierten/,
  ],
  [
    '/services/logistik-transport',
    'seit 12. August 2026 Konformitätserklärung für die Verpackung (2025/40; unter eigener Marke sind Sie deren Erzeuger)',
  ],
  ['/services/logistik-transport', 'EU-Zoll (3 Euro pro Warenart in Privatpaketen unter 150 Euro)'],
  ['/services/logistik-transport', 'ab 50 Tonnen Stahl und Aluminium im Jahr die Grenzabgabe CBAM'],
  [
    '/services/logistik-transport',
    'ab 30. Dezember 2026 Nachweisen gegen Entwaldung (EUDR; kleine Firmen teils ab 30. Juni 2027)',
    /künftig Nachweise/,
  ],
  ['/services/qualitaetsmanagement', 'Wir rechnen nach ISO 2859-1:2026', /ISO 2859-1:(?!2026)/],
  ['/services/qualitaetsmanagement', 'Die Zahlen sind mit der früheren Ausgabe verglichen'],
  ['/services/qualitaetsmanagement', '230–400 US-Dollar pro Tag, Reise oft extra', /250–400/],
  ['/services/zertifizierungsberatung', 'seit 1. Juli 2025 kein BPA in Kunststoff, Lack und Druckfarbe'],
  ['/services/zertifizierungsberatung', 'EU: 2023/1230 ab 20. Januar 2027, Schweiz folgt'],
  ['/services/zertifizierungsberatung', 'künftig in sechs Kategorien Prüfstelle'],
  ['/services/zertifizierungsberatung', 'Suva, BFU, agriss'],
  ['/services/zertifizierungsberatung', 'EU: 2023/1542, QR-Code ab 18. Februar 2027'],
  ['/services/zertifizierungsberatung', 'EU-Etikett frühestens ab 18. August 2026'],
  ['/gastronomy', 'ohne Bisphenol A (BPA), dessen Frist für fertige Einwegware am 20. Juli 2026 endete'],
  ['/gastronomy', 'Seefracht ums Kap 35–49 Tage', /1\.–7\. Oktober/],
  ['/retail', 'Kunststoff und Lack ohne Bisphenol A (BPA)'],
  ['/events', 'Brandschutzvorschriften 2015, neue werden für Herbst 2027 erwartet'],
  [
    '/events',
    'Seit 1. April 2026 ist Pyrotechnik in öffentlich zugänglichen Räumen verboten, ausgenommen bewilligungspflichtige',
  ],
  ['/healthcare', 'seit 1. Juli 2026 Pflicht (Übergangsfrist meist bis 31. Dezember 2026)'],
  ['/agb', '5 Prozentpunkte darüber', /[Ww]ir vermitteln/],
  ['/agb', 'Inspektionskosten nach Ziffer 3.5'],
  ['/gastronomy', 'EN 12875-5', /EN 12875-1/],
  ['/industries', 'Die Behörde hält sich an den Importeur', /Das Gesetz kennt Ihren Lieferanten/],
  ['/services/qualitaetsmanagement', '80 Stück, Buchstabe J, Prüfniveau II'],
  ['/services/qualitaetsmanagement', /Deckel klemmt\s*4\s*5.*Kratzer unter 10 mm am Boden\s*6\s*7/],
];

test.each(facts)('%s says %s', (route, says, never = /(?!)/) => {
  const text = textOf(route);
  expect(text).toMatch(says);
  expect(text).not.toMatch(never);
});

test('clause 3.5 is the refund that the liability clause refers to', () => {
  expect(textOf('/agb')).toMatch(/3\.5 Empfehlen wir die Freigabe/);
});

test('the footnote tells results from commitments', () => {
  expect(figuresFootnote).toMatch(/Ergebnisse .* aus abgeschlossenen Projekten .* keine Zusage/);
  expect(figuresFootnote).toMatch(/Antwortzeiten sagen wir zu, Ziele verfolgen wir in jedem Auftrag/);
});

test.each([logistikTransport.customs.source, ...landedCostTool.sources.list])(
  'the source «$label» is the page meant, not a home page',
  ({ href }) => {
    expect(new URL(href).pathname).not.toBe('/');
  },
);

describe('the plan of a season', () => {
  const dayOf = { Anfang: 5, Mitte: 15, Ende: 25 } as const;

  /** Days since the first of January of the year in which the counting begins. */
  const days = (text: string, after = 0) => {
    const [, part, month] = /^(Anfang|Mitte|Ende) (\p{L}+)$/u.exec(text) ?? [];
    const inYear = monthNames.findIndex((name) => name === month) * 30.4 + dayOf[part as keyof typeof dayOf];
    return inYear < after ? inYear + 365 : inYear;
  };

  const [sample, order, inspection, loading, arrival] = gastronomy.season.dates;

  describe.each(['winter', 'summer'] as const)('for the %s', (season) => {
    const start = days(sample?.[season] ?? '');
    const day = (date: (typeof gastronomy.season.dates)[number] | undefined) =>
      days(date?.[season] ?? '', start);

    test('takes the weeks from the order to the house that the section names', () => {
      const [, least, most] = /(\d+)–(\d+) Wochen/.exec(gastronomy.season.intro ?? '') ?? [];
      const weeks = Math.round((day(arrival) - day(order)) / 7);
      expect(weeks).toBeGreaterThanOrEqual(Number(least));
      expect(weeks).toBeLessThanOrEqual(Number(most));
    });

    test('leaves time for a second firing between inspection and loading', () => {
      expect(day(loading) - day(inspection)).toBeGreaterThanOrEqual(21);
    });

    test('loads outside the Golden Week and before factories close for any New Year of the calendar', () => {
      const loadingDay = day(loading) % 365;
      const closings = newYears.map((iso) => {
        const [, month = 1, date = 1] = iso.split('-').map(Number);
        return (month - 1) * 30.4 + date - newYearClosure.before;
      });
      const isInWinterClosure = loadingDay < Math.max(...closings) + newYearClosure.days;
      expect(isInWinterClosure && loadingDay > Math.min(...closings) - 14).toBe(false);
      expect(Math.abs(loadingDay - days('Anfang Oktober'))).toBeGreaterThan(7);
    });
  });
});
