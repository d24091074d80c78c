/** Facts of law and trade that a buyer may act on. Each is asserted once, with the source that it was checked against. */
import { describe, expect, test } from 'vitest';
import { monthNames } from '#content/dates.ts';
import { figuresFootnote } from '#content/labels.ts';
import { gastronomy } from '#content/industries/gastronomy.ts';
import type { Route } from '#content/routes.ts';
import { logistikTransport } from '#content/services/logistik-transport.ts';
import { zertifizierungsberatung } from '#content/services/zertifizierungsberatung.ts';
import { landedCostTool } from '#content/tools/landed-cost.ts';
import { chinaYears, newYearClosure } from '#content/tools/china-holidays.ts';
import { fileOf, readPage } from './dist.ts';

const textOf = (route: Route) =>
  (readPage(fileOf(route)).root.querySelector('main')?.structuredText ?? '')
    .replaceAll('\u00ad', '')
    .replace(/\s+/g, ' ');

/** What a page says of a matter, what it must not say, and the source. */
interface Fact {
  matter: string;
  route: Route;
  says: readonly string[];
  never?: RegExp;
  source: string;
}

const facts: readonly Fact[] = [
  {
    matter: 'dishwasher test of catering porcelain',
    route: '/gastronomy',
    says: ['EN 12875-5'],
    never: /EN 12875-1/,
    source: 'EN 12875-5:2006, rapid test for ceramic catering articles; part 1 is for domestic articles',
  },
  {
    matter: 'load-bearing parts of steel',
    route: '/construction',
    says: ['SN EN 1090-1', 'SIA 263/1', 'WPK'],
    source: 'SIA 263/1:2020, 11.1, as quoted by Metaltec Suisse: production control by SN EN 1090-1 and -2',
  },
  {
    matter: 'railings without load-bearing function',
    route: '/construction',
    says: ['SIA 358', 'SN EN 1090-1 nur, wenn es mitträgt'],
    source: 'metaltecsuisse.ch, 16.01.2017: the EU Commission took them out of EN 1090-1',
  },
  {
    matter: 'import of iron and steel with inputs from Russia',
    route: '/construction',
    says: ['einen Beleg, dass kein russisches Vormaterial darin steckt'],
    source:
      'SR 946.231.176.72, Art. 14a para. 2 and 4bis, annex 17; swissmem.ch: named in the declaration since 1 March 2024',
  },
  {
    matter: 'notice of defects of material that was built in',
    route: '/construction',
    says: [
      '60 Tage',
      'Rügefrist ab Entdeckung nach Schweizer Recht, wenn Material verdeckte Baumängel verursacht (Verträge ab 2026, Art. 201 Abs. 4 OR)',
      'Beim Kauf in China muss der Vertrag sie vorsehen',
    ],
    source: 'OR Art. 201 Abs. 4, in force since 1 January 2026, as quoted by voser.ch',
  },
  {
    matter: 'what an agent receives from a manufacturer',
    route: '/services/end-to-end-sourcing',
    says: ['stünde nach Art. 400 OR Ihnen zu'],
    source: 'OR Art. 400 para. 1; BGE 132 III 460 consid. 4.1',
  },
  {
    matter: 'securing what is paid before and after the production',
    route: '/services/end-to-end-sourcing',
    says: [
      'Grosse Anzahlungen kann eine Bankgarantie sichern',
      'beim Akkreditiv zahlt die Bank den Rest nach dem Verlad gegen Prüfbericht und Frachtpapiere',
    ],
    source: 'ICC URDG 758 (guarantees); UCP 600 Art. 2 and 7: a credit pays against the documents it names',
  },
  {
    matter: 'who accredits, and who audits',
    route: '/services/zertifizierungsberatung',
    says: ['durch eine in der Schweiz oder in China akkreditierte Stelle'],
    source: 'ISO/IEC 17011 (accreditation) and 17021-1 (bodies that audit management systems)',
  },
  {
    matter: 'radio devices that reach the internet',
    route: '/services/zertifizierungsberatung',
    says: ['bei Internetgeräten Cybersicherheit'],
    source: 'VFAV (SR 784.101.21) with RED Art. 3.3 d to f, from 1 August 2025; EN 18031',
  },
  {
    matter: 'notice to a Chinese factory',
    route: '/construction',
    says: ['angemessener Frist ab Entdeckung', 'Garantie', 'Art. 39, 40 CISG'],
    source: 'CISG Art. 39 para. 1 and 2, Art. 40',
  },
  {
    matter: 'what can be enforced in China',
    route: '/construction',
    says: ['Schiedsgericht', 'New Yorker Übereinkommen'],
    source: 'New York Convention of 1958; Switzerland and China are parties (SR 0.277.12)',
  },
  {
    matter: 'whoever uses goods in the own business',
    route: '/services/zertifizierungsberatung',
    says: ['auch für den eigenen Betrieb', 'Art. 2 Abs. 3 PrSG'],
    source: 'PrSG (SR 930.11) Art. 2 para. 3 lit. a–d',
  },
  {
    matter: 'liability of own brands',
    route: '/retail',
    says: ['Art. 2 Abs. 1 lit. b und c PrHG'],
    source: 'PrHG (SR 221.112.944) Art. 2 para. 1',
  },
  {
    matter: 'protection against copies',
    route: '/retail',
    says: [
      'Ihr Design in China an, bevor es öffentlich wird',
      'vereinbaren Sie im Kaufvertrag Exklusivität mit Konventionalstrafe',
    ],
    never: /darf das Werk den Artikel keinem anderen verkaufen/,
    source:
      'design protection is territorial; Chinese patent law Art. 23: a design must not have been known before',
  },
  {
    matter: 'shelves',
    route: '/retail',
    says: ['Regale nach EN 14749', 'Sitzmöbel EN 12520'],
    source: 'EN 14749:2016, storage units; EN 12520 is seating',
  },
  {
    matter: 'whom an authority turns to',
    route: '/industries',
    says: ['Die Behörde hält sich an den Importeur'],
    never: /Das Gesetz kennt Ihren Lieferanten/,
    source: 'PrHG Art. 2 para. 1 lit. a: the Chinese maker is liable too',
  },
  {
    matter: 'critical defects',
    route: '/services/qualitaetsmanagement',
    says: ['kritische Fehler mit Annahmezahl 0 (im Handel «AQL 0»)'],
    source: 'ISO 2859-1: the AQL values begin at 0.010; zero is an acceptance number',
  },
  {
    matter: 'duration of a development',
    route: '/services/produktentwicklung',
    says: ['in der Regel, bei einfachem Werkzeug'],
    source: 'the tool alone takes four to eight weeks; the span is the specification’s',
  },
  {
    matter: 'of what 85% are saved',
    route: '/services/end-to-end-sourcing',
    says: ['durchschnittliche Ersparnis an Arbeitszeit', 'im Schnitt 85% der Zeit für Suche und Abklärung'],
    source: 'the owner’s decision on the figure',
  },
  {
    matter: 'the days on which 24 hours hold',
    route: '/contact',
    says: ['spätestens, an Werktagen'],
    never: /längstens/,
    source: 'opening hours: closed from Saturday noon to Monday',
  },
  {
    matter: 'devices that consume energy',
    route: '/services/zertifizierungsberatung',
    says: ['EnEV, Energieeffizienz (SR 730.02)', 'BFE'],
    source: 'EnEV (SR 730.02) Art. 3; bfe.admin.ch, «Marktüberwachung»',
  },
  {
    matter: 'wood and what is made of it',
    route: '/services/zertifizierungsberatung',
    says: ['HHV, Holzhandel (SR 814.021)', 'Deklaration (SR 944.021)', 'Nachweis des legalen Einschlags'],
    source:
      'HHV (SR 814.021) Art. 5 para. 1; konsum.admin.ch, «Holzdeklaration»: the BFK controls the declaration',
  },
  {
    matter: 'harmful substances in electrical devices',
    route: '/services/zertifizierungsberatung',
    says: ['ChemRRV, Schadstoffe (SR 814.81)'],
    source: 'ChemRRV (SR 814.81) annex 2.18; RoHS and REACH are law of the EU',
  },
  {
    matter: 'chairs for more than 300 people',
    route: '/events',
    says: [
      'Bei über 300 Personen müssen Stühle in Reihen am Boden befestigt oder verbunden sein',
      'Brandschutzvorschriften 2015',
    ],
    source: 'be.heureka.ch and heureka.gvb.ch, «Bestuhlung», after the rules of the VKF of 2015',
  },
  {
    matter: 'the certificate of medical devices',
    route: '/services/zertifizierungsberatung',
    says: ['ab Klasse IIa (teils schon ab I) EU-Bescheinigung'],
    source: 'MDR (EU) 2017/745 Art. 52 para. 3 to 7 and Art. 56, which MepV (SR 812.213) refers to',
  },
  {
    matter: 'machines, and what changes for them in the EU',
    route: '/services/zertifizierungsberatung',
    says: ['MaschV (SR 819.14)', 'EU: 2023/1230 ab 20. Januar 2027', 'EN ISO 12100'],
    source: 'seco.admin.ch, «Maschinen»; regulation (EU) 2023/1230 Art. 54, as corrected in 2023',
  },
  {
    matter: 'batteries and devices with batteries',
    route: '/services/zertifizierungsberatung',
    says: ['ChemRRV, Anhang 2.15 (SR 814.81)', 'EU: 2023/1542', 'nach UN 38.3'],
    source: 'ChemRRV (SR 814.81) annex 2.15; UN Manual of Tests and Criteria, 38.3.5: the test summary',
  },
  {
    matter: 'cosmetics',
    route: '/services/zertifizierungsberatung',
    says: ['VKos, Kosmetik (SR 817.023.31)', 'Sicherheitsbericht', 'CPNP entfällt'],
    source: 'VKos (SR 817.023.31) Art. 4, 5 and 8; the notification portal is that of the EU',
  },
  {
    matter: 'the registration of medical devices',
    route: '/healthcare',
    says: [
      'Der Eintrag in swissdamed ist seit 1. Juli 2026 Pflicht',
      'die Übergangsfrist endet meist am 31. Dezember 2026',
      'innert drei Monaten ab erster Abgabe',
    ],
    source: 'swissmedic.ch, «Produktregistrierung» (MepV Art. 17 para. 5); MepV (SR 812.213) Art. 55 para. 1',
  },
  {
    matter: 'who has to look for child labour',
    route: '/services/qualitaetsmanagement',
    says: ['Gesetzlich müssen KMU das nur bei offensichtlicher Kinderarbeit (Art. 6 und 8 VSoTr)'],
    source: 'VSoTr (SR 221.433) Art. 6 para. 2 and Art. 8, for OR Art. 964j para. 3',
  },
  {
    matter: 'what a sample of a thousand pieces may hold, in the report',
    route: '/services/qualitaetsmanagement',
    says: [
      '80 Stück, Buchstabe J, Prüfniveau II',
      'Hauptfehler 2.5, Nebenfehler 4.0',
      'scharfe Kante am Ausguss 0 0',
      'Deckel klemmt 4 5',
      'Kratzer unter 10 mm am Boden 6 7',
    ],
    source:
      'ISO 2859-1, tables 1 and 2-A: lot 501–1200, level II, letter J, 80 pieces; AQL 2.5 Ac 5, AQL 4.0 Ac 7',
  },
  {
    matter: 'the railway from China',
    route: '/services/logistik-transport',
    says: ['16–22 Tage von Terminal zu Terminal', 'Kasachstan, Russland und Belarus'],
    source: 'speditionskontor.com: about 21 days; the span is one of experience, open in the register',
  },
  {
    matter: 'what the liability clause leaves untouched',
    route: '/agb',
    says: ['Inspektionskosten nach Ziffer 3.5', '5 Prozentpunkte darüber'],
    never: /[Ww]ir vermitteln/,
    source: 'the clause 3.5 of the same terms; the services are a mandate (OR Art. 394)',
  },
];

test.each(facts)('$route says of $matter what its source says', ({ route, says, never }) => {
  const text = textOf(route);
  expect(says.filter((words) => !text.includes(words))).toEqual([]);
  if (never) expect(text).not.toMatch(never);
});

test('clause 3.5 is the refund that the liability clause refers to', () => {
  expect(textOf('/agb')).toMatch(/3\.5 Empfehlen wir die Freigabe/);
});

test('the footnote tells results from commitments', () => {
  expect(figuresFootnote).toMatch(/Ergebnisse .* aus abgeschlossenen Projekten .* keine Zusage/);
  expect(figuresFootnote).toMatch(/Antwortzeiten sagen wir zu, Ziele verfolgen wir in jedem Auftrag/);
});

test.each([
  logistikTransport.customs.source,
  zertifizierungsberatung.surveillance.source,
  ...landedCostTool.sources.list,
])('the source «$label» is the page meant, not a home page', ({ href }) => {
  expect(new URL(href).pathname).not.toBe('/');
});

describe('the plan of a season', () => {
  const dayOf = { Anfang: 5, Mitte: 15, Ende: 25 } as const;

  /** Days since the first of January of the year in which the counting begins. */
  const days = (text: string, after = 0) => {
    const [, part, month] = /^(Anfang|Mitte|Ende) (\p{L}+)$/u.exec(text) ?? [];
    const inYear = monthNames.findIndex((name) => name === month) * 30.4 + dayOf[part as keyof typeof dayOf];
    return inYear < after ? inYear + 365 : inYear;
  };

  const [counting, sample, order, inspection, loading] = gastronomy.season.dates;

  describe.each(['winter', 'summer'] as const)('for the %s', (season) => {
    const start = days(counting?.[season] ?? '');
    const day = (date: (typeof gastronomy.season.dates)[number] | undefined) =>
      days(date?.[season] ?? '', start);

    test('needs no more time to the sample than a sourcing project takes: 2–6 weeks', () => {
      const weeks = (day(sample) - start) / 7;
      expect(weeks).toBeGreaterThanOrEqual(2);
      expect(weeks).toBeLessThanOrEqual(6);
      expect(day(order)).toBeGreaterThan(day(sample));
    });

    test('takes the weeks from the order to the house that the section names', () => {
      const [, least, most] = /(\d+)–(\d+) Wochen/.exec(gastronomy.season.intro ?? '') ?? [];
      const arrival = gastronomy.season.dates[5];
      const weeks = Math.round((day(arrival) - day(order)) / 7);
      expect(weeks).toBeGreaterThanOrEqual(Number(least));
      expect(weeks).toBeLessThanOrEqual(Number(most));
    });

    test('leaves time for a second firing between inspection and loading', () => {
      expect(day(loading) - day(inspection)).toBeGreaterThanOrEqual(21);
    });

    test('loads outside the Golden Week and before factories close for any New Year of the calendar', () => {
      const loadingDay = day(loading) % 365;
      const closings = chinaYears.map(({ newYear }) => {
        const [, month = 1, date = 1] = newYear.split('-').map(Number);
        return (month - 1) * 30.4 + date - newYearClosure.before;
      });
      const isInWinterClosure = loadingDay < Math.max(...closings) + newYearClosure.days;
      expect(isInWinterClosure && loadingDay > Math.min(...closings) - 14).toBe(false);
      expect(Math.abs(loadingDay - days('Anfang Oktober'))).toBeGreaterThan(7);
    });
  });
});
