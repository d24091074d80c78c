/**
 * The register of claims: what the marketing pages state with a number or in words that somebody could ask the proof
 * of, where, and how it can be proved. Swiss law asks the advertiser for the proof (UWG Art. 3 para. 1 lit. b and
 * Art. 13a). `npm run launch-check` prints it, and a test names a figure that stands on a page and not here.
 */
import type { MarketingRoute } from './routes.ts';
import { boardGoods } from './tools/board-goods.ts';
import { landedCostTool } from './tools/landed-cost.ts';
import { newYearClosure } from './tools/china-holidays.ts';
import { customsDays, inspectionDays, usualReserves } from './tools/order-times.ts';

export interface Claim {
  /** The figure as printed, or the words that are claimed. */
  figure: string;
  /** What it says, in a few words: of what, and compared with what. */
  statement: string;
  /** Where it stands. */
  pages: readonly MarketingRoute[];
  /** `offen`, or what proves it: a list of projects, an evaluation, a law, a publication. */
  evidence: string;
  /** Set where the number stands in the record of a tool on these pages, not in their texts. */
  isInTool?: true;
}

const open = 'offen';

/** What the company says of itself and its results. */
const results: readonly Claim[] = [
  {
    figure: '100+',
    statement: 'Projekte für Schweizer KMU',
    pages: ['/', '/about', '/services', '/industries'],
    evidence: open,
  },
  {
    figure: '3–10%',
    statement: 'verbreitete Provision von Vermittlern, Erfahrungswert: bitte bestätigen',
    pages: ['/why-us'],
    evidence: open,
  },
  { figure: '7', statement: 'Fachleute im Team', pages: ['/', '/about'], evidence: open },
  { figure: '3', statement: 'davon in China', pages: ['/', '/about'], evidence: open },
  {
    figure: '5',
    statement: 'Branchen mit Kundschaft',
    pages: ['/', '/about'],
    evidence: open,
  },
  { figure: '2018', statement: 'Gründung', pages: ['/about'], evidence: open },
  {
    figure: '99.2%',
    statement: 'Qualitätsziel: Anteil fehlerfreier Teile bei der Lieferung',
    pages: ['/', '/services', '/industries', '/gastronomy', '/why-us'],
    evidence: open,
  },
  {
    figure: '99.2%',
    statement:
      'Erfolgsquote der Inspektionen: Anteil, bei dem sich die Empfehlung danach als richtig erwies: bitte bestätigen',
    pages: ['/services/qualitaetsmanagement'],
    evidence: open,
  },
  {
    figure: '99.2%',
    statement: 'Zufriedenheit der Kundschaft mit dem Transport, nach Umfrage',
    pages: ['/services/logistik-transport'],
    evidence: open,
  },
  {
    figure: 'bis 40%',
    statement: 'Ersparnis im Einkauf, höchster Wert, verglichen mit dem bisherigen Einstandspreis',
    pages: ['/', '/gastronomy', '/why-us'],
    evidence: open,
  },
  {
    figure: 'bis 30%',
    statement: 'tiefere Materialkosten am Bau, höchster Wert, verglichen mit dem Schweizer Handel',
    pages: ['/', '/construction'],
    evidence: open,
  },
  {
    figure: '35%',
    statement: 'Kostenersparnis im Gesundheitswesen, verglichen mit dem Bezug über den Handel',
    pages: ['/', '/healthcare'],
    evidence: open,
  },
  {
    figure: '500+',
    statement: 'erfolgreiche Sourcings: beschaffte Produkte, nicht Projekte',
    pages: ['/services', '/services/end-to-end-sourcing'],
    evidence: open,
  },
  {
    figure: '85%',
    statement:
      'durchschnittliche Ersparnis an eigener Arbeitszeit für Suche und Abklärung, verglichen mit dem Alleingang: bitte bestätigen',
    pages: ['/services/end-to-end-sourcing'],
    evidence: open,
  },
  {
    figure: '24/7',
    statement:
      'Support in China: Pikett am Telefon für laufende Aufträge, die Nummer steht im Auftrag: bitte bestätigen',
    pages: ['/services/end-to-end-sourcing'],
    evidence: open,
  },
  {
    figure: '150+',
    statement: 'entwickelte Produkte',
    pages: ['/services/produktentwicklung'],
    evidence: open,
  },
  {
    figure: '70%',
    statement: 'schneller am Markt als ursprünglich geplant, im Durchschnitt',
    pages: ['/services/produktentwicklung'],
    evidence: open,
  },
  {
    figure: '95%',
    statement: 'Erfolgsquote der Entwicklungen: Anteil, der in Serie ging',
    pages: ['/services/produktentwicklung'],
    evidence: open,
  },
  {
    figure: '2.500+',
    statement: 'Inspektionen in Werken',
    pages: ['/industries', '/services/qualitaetsmanagement'],
    evidence: open,
  },
  {
    figure: 'im Schnitt gut sechsmal pro Woche',
    statement: '2’500 Inspektionen auf die Wochen seit 2019 verteilt: bitte bestätigen',
    pages: ['/about'],
    evidence: open,
  },
  {
    figure: 'ohne Einzelaufträge',
    statement:
      'Einzelne Kontrollen und kleine Aufträge zählen nicht als Projekt; so sind es mehr Kunden als Projekte: bitte bestätigen',
    pages: ['/industries'],
    evidence: open,
  },
  {
    figure: 'zählen sie nicht zu den 100+ Kundenprojekten',
    statement: 'Einzelne Kontrollen und kleine Aufträge zählen nicht als Projekt: bitte bestätigen',
    pages: ['/services'],
    evidence: open,
  },
  {
    figure: '87%',
    statement: 'weniger Mängel bei der Anlieferung als vor der Prüfung im Werk',
    pages: ['/services/qualitaetsmanagement'],
    evidence: open,
  },
  {
    figure: '60%',
    statement: 'Zeitersparnis für das Einkaufsteam bei Kontrolle und Reklamation, verglichen mit vorher',
    pages: ['/services/qualitaetsmanagement'],
    evidence: open,
  },
  {
    figure: '98.5%',
    statement: 'pünktliche Lieferungen, gemessen am zugesagten Ankunftstag',
    pages: ['/services/logistik-transport'],
    evidence: open,
  },
  {
    figure: 'unter 0.1%',
    statement: 'Transportschäden, Anteil der Sendungen',
    pages: ['/services/logistik-transport'],
    evidence: open,
  },
  {
    figure: '24h',
    statement: 'Verzollung bei vollständigen Papieren, in der Regel',
    pages: ['/services/logistik-transport'],
    evidence: open,
  },
  {
    figure: '200+',
    statement: 'begleitete Zertifizierungen',
    pages: ['/services/zertifizierungsberatung'],
    evidence: open,
  },
  {
    figure: '95%',
    statement: 'Erfolgsquote der begleiteten Verfahren: Anteil mit Nachweis am Ende',
    pages: ['/services/zertifizierungsberatung'],
    evidence: open,
  },
  {
    figure: '50%',
    statement: 'Zeitersparnis bei Zertifizierungen, verglichen mit dem Alleingang',
    pages: ['/services/zertifizierungsberatung'],
    evidence: open,
  },
  {
    figure: '50+',
    statement: 'Kundschaft in Gastronomie und Hotellerie',
    pages: ['/industries', '/gastronomy'],
    evidence: open,
  },
  { figure: '35+', statement: 'Kundschaft im Handel', pages: ['/industries', '/retail'], evidence: open },
  {
    figure: '60%',
    statement: 'höhere Margen als mit Katalogware, pro Artikel',
    pages: ['/retail'],
    evidence: open,
  },
  {
    figure: '1.000+',
    statement:
      'Produktkategorien, in denen Sie für den Handel beschaffen können, nicht beschaffte Produkte: bitte bestätigen',
    pages: ['/retail'],
    evidence: open,
  },
  { figure: '20+', statement: 'Kundschaft im Bau', pages: ['/industries', '/construction'], evidence: open },
  { figure: '100%', statement: 'konform mit SN-Normen geliefert', pages: ['/construction'], evidence: open },
  {
    figure: '15+',
    statement: 'Kundschaft im Gesundheitswesen',
    pages: ['/industries', '/healthcare'],
    evidence: open,
  },
  {
    figure: '100%',
    statement: 'der Medizinprodukte CE-konform geliefert',
    pages: ['/healthcare'],
    evidence: open,
  },
  {
    figure: '12+',
    statement: 'Kundschaft im Eventgeschäft',
    pages: ['/industries', '/events'],
    evidence: open,
  },
  { figure: '200+', statement: 'Equipment-Kategorien', pages: ['/events'], evidence: open },
  { figure: '48h', statement: 'Express-Beschaffung aus Lagerware', pages: ['/events'], evidence: open },
  {
    figure: '48 Stunden',
    statement: 'Express-Beschaffung aus Lagerware',
    pages: ['/events'],
    evidence: open,
  },
];

/** What it promises: how long things take. */
const durations: readonly Claim[] = [
  {
    figure: '24h',
    statement: 'Zeit bis zur Antwort, an Werktagen',
    pages: ['/why-us', '/contact'],
    evidence: open,
  },
  {
    figure: '24 Stunden',
    statement: 'Zeit bis zur Antwort, an Werktagen',
    pages: ['/about', '/contact'],
    evidence: open,
  },
  { figure: '4h', statement: 'übliche Zeit bis zur Antwort', pages: ['/contact'], evidence: open },
  { figure: '4 Stunden', statement: 'übliche Zeit bis zur Antwort', pages: ['/contact'], evidence: open },
  { figure: '30–45', statement: 'Minuten Erstgespräch', pages: ['/contact'], evidence: open },
  {
    figure: '30–45 Minuten',
    statement: 'Erstgespräch',
    pages: ['/', '/about', '/services', '/contact'],
    evidence: open,
  },
  {
    figure: '3–5 Tage',
    statement: 'Marktrecherche, Suche',
    pages: ['/services', '/services/end-to-end-sourcing', '/services/produktentwicklung', '/contact'],
    evidence: open,
  },
  { figure: '1 Tag', statement: 'Bedarfsanalyse', pages: ['/services/end-to-end-sourcing'], evidence: open },
  {
    figure: '2 Tage',
    statement: 'Vergleich der Offerten',
    pages: ['/services/end-to-end-sourcing'],
    evidence: open,
  },
  {
    figure: '1–2 Wochen',
    statement: 'Muster',
    pages: ['/services/end-to-end-sourcing', '/contact'],
    evidence: open,
  },
  {
    figure: '2–6 Wochen',
    statement: 'Sourcing-Projekt bis zur Freigabe',
    pages: ['/services/end-to-end-sourcing'],
    evidence: open,
  },
  {
    figure: '16 Wochen',
    statement:
      'Seefracht ab Bestellung, ohne Werkferien: 6 Wochen Produktion, 5 Tage Prüfung, 64 Tage vom Verlad bis zur Rampe des Bestellkalenders',
    pages: ['/contact', '/services'],
    evidence: open,
  },
  {
    figure: '23–26 Wochen',
    statement:
      'eigenes Dekor per Schiff ab Bestellung: 10–13 Wochen Produktion und vier Wochen Reserve des Saisonplans, Erfahrungswert: bitte bestätigen',
    pages: ['/gastronomy'],
    evidence: open,
  },
  {
    figure: '2–4 Wochen',
    statement: 'einfaches Sourcing-Projekt, Prototyp',
    pages: ['/services', '/services/end-to-end-sourcing', '/services/produktentwicklung', '/contact'],
    evidence: open,
  },
  {
    figure: '2–4 Monate',
    statement: 'Entwicklungsprojekt',
    pages: ['/services', '/services/produktentwicklung', '/contact'],
    evidence: open,
  },
  {
    figure: '25–35 Tage',
    statement: 'Seefracht',
    pages: ['/', '/services/logistik-transport', '/gastronomy'],
    evidence: open,
  },
  {
    figure: '3–7 Tage',
    statement: 'Luftfracht',
    pages: ['/services/logistik-transport', '/events'],
    evidence: open,
  },
  {
    figure: '16–22 Tage',
    statement: 'Bahnfracht von Terminal zu Terminal, Erfahrungswert: bitte bestätigen',
    pages: ['/services/logistik-transport'],
    evidence: open,
  },
  {
    figure: '64 Tage',
    statement:
      'Seefracht vom Verlad bis zur Rampe: 35 Tage Laufzeit, 1 Tag Zoll und 28 Tage Reserve des Bestellkalenders',
    pages: ['/services/logistik-transport'],
    evidence: open,
  },
  {
    figure: '11 Tage',
    statement:
      'Express bis zur Rampe: 2 Tage Suche, 3 Tage Laufzeit, 1 Tag Zoll und 5 Tage Reserve des Bestellkalenders',
    pages: ['/events'],
    evidence: open,
  },
  {
    figure: '20 Tage',
    statement:
      'Luftfracht bis zur Rampe: 2 Tage Suche, 7 Tage Laufzeit, 1 Tag Zoll und 10 Tage Reserve des Bestellkalenders',
    pages: ['/events'],
    evidence: open,
  },
  {
    figure: '10–14 Tage',
    statement: 'längere Fahrt um das Kap der Guten Hoffnung, Angabe von Speditionen',
    pages: ['/services/logistik-transport'],
    evidence: open,
  },
  {
    figure: '1–3 Tage',
    statement: 'Express',
    pages: ['/services/logistik-transport', '/events'],
    evidence: open,
  },
  {
    figure: 'einige tausend Franken',
    statement: 'Preis eines einfachen Spritzgusswerkzeugs in China, Erfahrungswert: bitte bestätigen',
    pages: ['/services/produktentwicklung'],
    evidence: open,
  },
  {
    figure: 'genügt in der Regel ein Prüftag',
    statement: 'Aufwand für eine Endkontrolle von 80 Stück, Erfahrungswert: bitte bestätigen',
    pages: ['/services/qualitaetsmanagement'],
    evidence: open,
  },
  {
    figure: '250–400 US-Dollar',
    statement:
      'Preis eines Prüftags bei Prüffirmen in China, Stand 2026: bitte vor dem Start an Preislisten prüfen',
    pages: ['/services/qualitaetsmanagement'],
    evidence:
      'china-electronics.com/guides/inspection-services nennt 229–299 US-Dollar bei QIMA, 300–400 bei SGS und Bureau Veritas',
  },
  {
    figure: 'CHF 22.96',
    statement:
      'Rechenbeispiel der Isolierkanne: CHF 12 ab Werk, Werkzeug CHF 8’000, heute CHF 30; bitte mit einem eigenen Auftrag vergleichen',
    pages: ['/'],
    evidence: 'Rechenbeispiel, als solches bezeichnet',
  },
  {
    figure: 'einige hundert Franken',
    statement: 'Preis einer Migrationsprüfung, Erfahrungswert: bitte bestätigen',
    pages: ['/services/zertifizierungsberatung'],
    evidence: open,
  },
  {
    figure: 'auf Sicherheit und EMV einige tausend',
    statement: 'Preis der Prüfungen von Sicherheit und EMV in Franken, Erfahrungswert: bitte bestätigen',
    pages: ['/services/zertifizierungsberatung'],
    evidence: open,
  },
  {
    figure: '4–8 Wochen',
    statement: 'CE-Kennzeichnung',
    pages: ['/services/produktentwicklung', '/services/zertifizierungsberatung'],
    evidence: open,
  },
  {
    figure: '3–6 Monate',
    statement: 'ISO-Zertifizierung',
    pages: ['/services/zertifizierungsberatung'],
    evidence: open,
  },
  {
    figure: '6–18 Monate',
    statement: 'FDA-Zulassung',
    pages: ['/services/zertifizierungsberatung'],
    evidence: open,
  },
];

/** Results of the success stories. They go when a real story replaces the sample. */
const stories: readonly Claim[] = [
  {
    figure: '45%',
    statement: 'Erfolgsgeschichte: Kostenersparnis im Einkauf, ohne Fracht und Einfuhr: bitte bestätigen',
    pages: ['/services/end-to-end-sourcing'],
    evidence: open,
  },
  {
    figure: '30%',
    statement: 'Erfolgsgeschichte: kürzere Lieferzeiten',
    pages: ['/services/end-to-end-sourcing'],
    evidence: open,
  },
  {
    figure: '4 Monate',
    statement: 'Erfolgsgeschichte: Entwicklung statt in zwölf Monaten',
    pages: ['/services/produktentwicklung'],
    evidence: open,
  },
  {
    figure: '12 Monate',
    statement: 'Erfolgsgeschichte: geplante Dauer',
    pages: ['/services/produktentwicklung'],
    evidence: open,
  },
  {
    figure: '60%',
    statement: 'Erfolgsgeschichte: Ersparnis gegenüber dem Businessplan: bitte bestätigen',
    pages: ['/services/produktentwicklung'],
    evidence: open,
  },
  {
    figure: '15%',
    statement: 'Erfolgsgeschichte: Reklamationsquote vorher',
    pages: ['/services/qualitaetsmanagement'],
    evidence: open,
  },
  {
    figure: 'unter 1%',
    statement: 'Erfolgsgeschichte: Reklamationsquote nachher',
    pages: ['/services/qualitaetsmanagement'],
    evidence: open,
  },
  {
    figure: '95%',
    statement: 'Erfolgsgeschichte: Ersparnis bei Reklamationen',
    pages: ['/services/qualitaetsmanagement'],
    evidence: open,
  },
  {
    figure: '40%',
    statement: 'Erfolgsgeschichte: gesparte Logistikkosten',
    pages: ['/services/logistik-transport'],
    evidence: open,
  },
  {
    figure: '2 Wochen',
    statement: 'Erfolgsgeschichte: kürzere Lieferzeit',
    pages: ['/services/logistik-transport'],
    evidence: open,
  },
  {
    figure: '100%',
    statement: 'Erfolgsgeschichte: pünktliche Lieferungen',
    pages: ['/services/logistik-transport'],
    evidence: open,
  },
  {
    figure: '6 Monate',
    statement: 'Erfolgsgeschichte: FDA-Clearance früher als geplant',
    pages: ['/services/zertifizierungsberatung'],
    evidence: open,
  },
  {
    figure: '2 Mio. USD',
    statement: 'Erfolgsgeschichte: Umsatz im ersten Jahr',
    pages: ['/services/zertifizierungsberatung'],
    evidence: open,
  },
];

/** Figures of others: laws, customs of the trade, publications. */
const foreignFigures: readonly Claim[] = [
  {
    figure: '30%',
    statement: 'übliche Anzahlung bei Bestellungen in China',
    pages: ['/', '/services/end-to-end-sourcing'],
    evidence: open,
  },
  {
    figure: '70%',
    statement: 'übliche Restzahlung bei Bestellungen in China',
    pages: ['/about', '/services/end-to-end-sourcing'],
    evidence: open,
  },
  {
    figure: '20%',
    statement: 'Rechenbeispiel: Ersparnis, ab der sich unser Honorar lohnt',
    pages: ['/services/end-to-end-sourcing'],
    evidence: 'Rechenbeispiel, kein Ergebnis',
  },
  {
    figure: '92%',
    statement: 'Musterbericht: verpackte Ware',
    pages: ['/services/qualitaetsmanagement'],
    evidence: 'Muster, als solches bezeichnet',
  },
  {
    figure: '20–60%',
    statement: 'Zeitpunkt der Prüfung während der Produktion',
    pages: ['/services/qualitaetsmanagement'],
    evidence: 'Arbeitsweise, kein Ergebnis',
  },
  {
    figure: '100%',
    statement: 'Fertigstellung bei der Endkontrolle',
    pages: ['/services/qualitaetsmanagement'],
    evidence: 'Arbeitsweise, kein Ergebnis',
  },
  {
    figure: '80%',
    statement: 'verpackte Ware bei der Endkontrolle',
    pages: ['/services/qualitaetsmanagement'],
    evidence: 'Arbeitsweise, kein Ergebnis',
  },
  {
    figure: '110%',
    statement: 'üblicher Deckungsbetrag der Transportversicherung',
    pages: ['/services/logistik-transport'],
    evidence: 'Incoterms 2020, CIF und CIP',
  },
  {
    figure: '8.1%',
    statement: 'MWST, Normalsatz',
    pages: ['/services/logistik-transport', '/healthcare'],
    evidence: 'MWSTG Art. 25 Abs. 1',
  },
  {
    figure: '2.6%',
    statement: 'MWST, reduzierter Satz',
    pages: ['/services/logistik-transport'],
    evidence: 'MWSTG Art. 25 Abs. 2',
  },
  {
    figure: '28%',
    statement: 'Erzeugnisse mit Mängeln in der Marktüberwachung',
    pages: ['/services/zertifizierungsberatung'],
    evidence: 'ESTI, Marktüberwachung 2024; auf der Seite verlinkt',
  },
  {
    figure: '1 Monat',
    statement: 'Umrechnung von Wochen in Monate auf der Zeitachse',
    pages: ['/services/zertifizierungsberatung'],
    evidence: 'Kalender',
  },
  {
    figure: '30 Tage',
    statement: 'Zahlungsfrist',
    pages: ['/about', '/services/end-to-end-sourcing'],
    evidence: 'AGB, Zahlung und Verzug',
  },
  {
    figure: '3 Tage',
    statement: 'Frist, um verdeckte Schäden nach Seefracht zu melden',
    pages: ['/services/qualitaetsmanagement'],
    evidence: 'Haag-Visby-Regeln, Art. III Ziff. 6',
  },
  {
    figure: '5%',
    statement: 'Fehler in einem Los, das in rund vier von fünf Stichproben besteht (1’000 Stück, AQL 2.5)',
    pages: ['/services/qualitaetsmanagement'],
    evidence: 'gerechnet wie die Simulation auf der Seite',
    isInTool: true,
  },
  {
    figure: '60 Tage',
    statement: 'Frist für die Mängelrüge bei eingebauter Ware',
    pages: ['/construction'],
    evidence: 'OR Art. 201 Abs. 4, in Kraft seit 1. Januar 2026',
  },
];

/** Words that promise as much as a figure; the owner confirms them. */
const wordings: readonly Claim[] = [
  {
    figure: 'Werk besucht',
    statement:
      'Besuch im Werk vor der Empfehlung: auch in den 3–5 Tagen der Lieferantensuche, oder erst danach?',
    pages: ['/why-us'],
    evidence: open,
  },
  {
    figure: 'besuchen das Werk',
    statement: 'Besuch im Werk vor jeder Bestellung, auch in kleinen Aufträgen: bitte bestätigen',
    pages: ['/'],
    evidence: open,
  },
  {
    figure: 'Fünf von sieben',
    statement: 'sprechen Deutsch: bitte mit den Sprachen des Teams vergleichen',
    pages: ['/about'],
    evidence: 'src/content/team.ts',
  },
  {
    figure: 'wer Ihre Ware prüft und wer einspringt',
    statement: 'Die Offerte nennt Prüferin oder Prüfer und die Stellvertretung: bitte bestätigen',
    pages: ['/about'],
    evidence: open,
  },
  {
    figure: 'ein Schweizer Konto und lautet auf den eingetragenen Namen',
    statement: 'Ihre Rechnungen lauten auf ein Schweizer Konto Ihrer Firma: bitte bestätigen',
    pages: ['/about'],
    evidence: open,
  },
  {
    figure: 'die Police der Berufshaftpflicht zeigen',
    statement: 'Sie zeigen die Police auf Verlangen: bitte bestätigen',
    pages: ['/about'],
    evidence: open,
  },
  {
    figure: 'nennen wir Ihnen die Registernamen',
    statement: 'Sie nennen die chinesischen Registernamen Ihrer Büros auf Verlangen: bitte bestätigen',
    pages: ['/about'],
    evidence: open,
  },
  {
    figure: 'zeigen Ihnen einen ganzen Bericht',
    statement: 'Im Erstgespräch zeigen Sie einen Bericht, in dem nur Namen geschwärzt sind: bitte bestätigen',
    pages: ['/about'],
    evidence: open,
  },
  {
    figure: 'Wer ein Werk ausgesucht hat, prüft dort nicht',
    statement: 'Suche und Prüfung sind in Ihrem Team getrennt: bitte bestätigen',
    pages: ['/about'],
    evidence: open,
  },
  {
    figure: 'prüft bei uns nie, wer das Werk ausgesucht hat',
    statement: 'Suche und Prüfung sind in Ihrem Team getrennt: bitte bestätigen',
    pages: ['/services/qualitaetsmanagement'],
    evidence: open,
  },
  {
    figure: 'nehmen keine Geschenke an',
    statement: 'Regel für Ihre Prüfer, und Versuche werden der Kundschaft gemeldet: bitte bestätigen',
    pages: ['/about'],
    evidence: open,
  },
  {
    figure: 'auch ohne uns nachbestellen',
    statement: 'Ihre Kundschaft darf beim vermittelten Hersteller ohne Sie nachbestellen: bitte bestätigen',
    pages: ['/services/end-to-end-sourcing'],
    evidence: open,
  },
  {
    figure: 'Antwort, Gespräch und Offerte kosten nichts',
    statement: 'Auch die Offerte ist kostenlos: bitte bestätigen',
    pages: ['/contact'],
    evidence: open,
  },
  {
    figure: 'viele Werke am selben Tag',
    statement: 'Reisezeit ab den Büros in China: bitte bestätigen',
    pages: ['/about'],
    evidence: open,
  },
  {
    figure: 'Fixpreis und Prüftermine stehen in der Offerte',
    statement: 'Die Offerte nennt die Termine der Prüfungen: bitte bestätigen',
    pages: ['/about'],
    evidence: open,
  },
  {
    figure: 'wir beschaffen das Dossier',
    statement: 'Ein Dossier mit Nachweisen gehört zum Auftrag: bitte bestätigen',
    pages: ['/industries'],
    evidence: open,
  },
  {
    figure: 'Schweizer Recht ohne Wiener Kaufrecht',
    statement:
      'Ihr Vertragsentwurf wählt Schweizer Recht ohne Wiener Kaufrecht und ein Schiedsgericht: bitte bestätigen und prüfen lassen',
    pages: ['/construction'],
    evidence: open,
  },
  {
    figure: 'ein bis zwei Monate',
    statement: 'Bauzeit eines eigenen Werkzeugs, Erfahrungswert: bitte bestätigen',
    pages: ['/services/end-to-end-sourcing'],
    evidence: open,
  },
  {
    figure: 'zwanzig bis fünfzig Gehäuse',
    statement: 'Stückzahl im Vakuumguss, Erfahrungswert: bitte bestätigen',
    pages: ['/services/produktentwicklung'],
    evidence: open,
  },
  {
    figure: 'drei bis vier Wochen vor dem Verlad',
    statement: 'Vorlauf der Buchung vor dem Chinesischen Neujahr, Erfahrungswert: bitte bestätigen',
    pages: ['/services/logistik-transport'],
    evidence: open,
  },
  {
    figure: 'vom Hersteller nehmen wir kein Geld',
    statement: 'Keine Provisionen von Herstellern: bitte bestätigen',
    pages: ['/'],
    evidence: open,
  },
  {
    figure: 'Geld erhalten wir nur von Ihnen',
    statement: 'Keine Provisionen von Herstellern: bitte bestätigen',
    pages: ['/why-us'],
    evidence: open,
  },
  {
    figure: 'Geld erhalten wir nur von Ihnen',
    statement:
      'Weder Ihre Firma noch ihre Büros in China erhalten Provisionen von Herstellern: bitte bestätigen',
    pages: ['/services/end-to-end-sourcing'],
    evidence: open,
  },
  {
    figure: 'die der Spediteur einreicht',
    statement: 'Wer meldet beim Zoll an: Ihre Firma mit eigenem Zugang oder ein Spediteur in Ihrem Auftrag?',
    pages: ['/services'],
    evidence: open,
  },
  {
    figure: 'nach unserem Vertragsentwurf erstattet der Hersteller den Betrag',
    statement:
      'Ihr Entwurf des Kaufvertrags überbindet dem Hersteller die Kosten der Nachprüfung: bitte bestätigen',
    pages: ['/services/qualitaetsmanagement'],
    evidence: open,
  },
  {
    figure: 'Nach unserem Vertragsentwurf ist Ihre Freigabe keine Abnahme',
    statement:
      'Ihr Entwurf des Kaufvertrags behält Ihrer Kundschaft die Rechte bei verdeckten Mängeln vor: bitte bestätigen',
    pages: ['/services/qualitaetsmanagement'],
    evidence: open,
  },
  {
    figure: 'Suche, Lastenheft und Muster entfallen',
    statement: 'Bei einer Nachbestellung verrechnen Sie nur, was wieder nötig ist: bitte bestätigen',
    pages: ['/services/end-to-end-sourcing'],
    evidence: open,
  },
  {
    figure: 'Gegenprüfung nach demselben Prüfplan',
    statement: 'Grenze der Rückerstattung der Inspektionskosten, gleich in AGB 3.5: bitte bestätigen',
    pages: ['/services/qualitaetsmanagement'],
    evidence: open,
  },
  {
    figure: 'erstatten wir die Inspektionskosten, nicht',
    statement:
      'Rückerstattung der Inspektionskosten, in den Grenzen von AGB 3.5 und der Offerte: bitte bestätigen',
    pages: ['/'],
    evidence: open,
  },
  {
    figure: 'Unser Entwurf des Kaufvertrags',
    statement:
      'Wir schlagen die Klauseln zu Fristen und Schiedsgericht für den Kaufvertrag vor: bitte bestätigen',
    pages: ['/construction'],
    evidence: open,
  },
  {
    figure: 'sourcing',
    statement: 'Wer das Erstgespräch führt (Feld `host` jeder Seite): bitte bestätigen',
    pages: ['/'],
    evidence: open,
  },
  {
    figure: 'am nächsten Arbeitstag; verbindlich',
    statement: 'Zeit bis zum Bericht, meist: bitte bestätigen',
    pages: ['/services/qualitaetsmanagement'],
    evidence: open,
  },
  {
    figure: 'Daten und Werkzeuge, die Sie bezahlen',
    statement: 'Konstruktionsdaten und Werkzeug gehören vertraglich der Kundschaft',
    pages: ['/services/produktentwicklung'],
    evidence: 'AGB 9.3; gegenüber dem Hersteller der Kaufvertrag',
  },
  {
    figure: 'CHF 2.000.000',
    statement: 'Deckung unserer Berufshaftpflicht: Police vorlegen',
    pages: ['/why-us'],
    evidence: open,
  },
  {
    figure: 'Eigenes Büro',
    statement: 'Rechtsform der Büros in China und wer die drei Fachleute dort anstellt; trägt «eigenes Team»',
    pages: ['/'],
    evidence: open,
  },
];

/** What the tools reckon with; the owner confirms or replaces it in their records. */
const assumptions: readonly Claim[] = [
  ...Object.values(boardGoods).map(({ name, weeks, inspection }): Claim => ({
    figure: `${weeks} Wochen`,
    statement: `${name}: Produktion, dazu ${inspection} Tage Prüfung und Freigabe; Erfahrungswerte der Abfahrtstafel`,
    pages: ['/'],
    evidence: open,
    isInTool: true,
  })),
  {
    figure: `${usualReserves.sea}, ${usualReserves.air}, ${usualReserves.express} Tage`,
    statement: `Reserve für See, Luft, Express; dazu ${inspectionDays} Tage Endkontrolle mit Bericht und Freigabe, ${customsDays} Tag Verzollung, ${newYearClosure.days} Tage Stillstand um Neujahr`,
    pages: ['/', '/services/end-to-end-sourcing'],
    evidence: open,
    isInTool: true,
  },
  {
    figure: `CHF ${landedCostTool.example.handling / 100}`,
    statement: 'Zollanmeldung im Beispiel des Rechners: Erfahrungswert, je nach Spediteur höher',
    pages: ['/services/logistik-transport'],
    evidence: open,
    isInTool: true,
  },
];

export const claims: readonly Claim[] = [
  ...results,
  ...durations,
  ...stories,
  ...foreignFigures,
  ...wordings,
  ...assumptions,
];
