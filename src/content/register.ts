/**
 * The register: what the pages say that somebody could ask the proof of, and what can change. A figure of the company,
 * words that promise as much, and facts of law and trade, each with what proves it. Swiss law asks the advertiser for the
 * proof (UWG Art. 3 para. 1 lit. b and Art. 13a). `npm run launch-check -- --all` prints it; `npm run check` names a figure that
 * stands on a page and not here, words that stand here and no longer there, and facts that have to be read again.
 */
import { monthNames, type IsoDate } from './dates.ts';
import { fireRegulations } from './industries/events.ts';
import { swissdamed } from './industries/healthcare.ts';
import type { Entry, Note, Place } from './site.schema.ts';
import { deforestation, deforestationSmall } from './services/logistik-transport.ts';
import { boardGoods } from './tools/board-goods.ts';
import { arrangedTo, newYearClosure } from './tools/china-holidays.ts';
import { landedCostTool } from './tools/landed-cost.ts';
import { batteryCode, batteryLabel, machinery } from './tools/norms-guide.ts';
import { customsDays, inspectionDays, usualReserves, seaRoute } from './tools/order-times.ts';

/** Entries that stand on the same pages. What is only described is open: the owner proves it, `proved` says with what. */
const on = (place: Place | readonly Place[], notes: Readonly<Record<string, string | Note>>): Entry[] =>
  Object.entries(notes).map(([figure, note]) => ({
    figure: figure.replaceAll('\u00a0', ' '),
    pages: typeof place === 'string' ? [place] : place,
    ...(typeof note === 'string' ? { statement: note, evidence: 'offen' } : note),
  }));

const proved = (statement: string, evidence: string): Note => ({ statement, evidence });

/** When most facts were last read. */
const lastReading = '2026-11-28';

/** A fact of law and trade, read where it is published; `readOn` says when, where it was another day. */
const read = (statement: string, evidence: string, again: IsoDate, readOn: IsoDate = lastReading): Note => ({
  statement,
  evidence,
  read: readOn,
  again,
});

/** The same, read only in the press or with firms of the trade. */
const heard = (...note: Parameters<typeof read>): Note => ({
  ...read(...note),
  isHearsay: true,
});

/** `20. Januar 2027` as a date. */
function isoDateOf(deadline: string): IsoDate {
  const [date = '', month = '', year = ''] = deadline.split('\u00a0');
  const number = String(monthNames.findIndex((name) => name === month) + 1).padStart(2, '0');
  return `${year}-${number}-${date.replace('.', '').padStart(2, '0')}` as IsoDate;
}

/** When what has no end of its own is read again. */
const yearly = '2027-11-28';

/** What the company says of itself, its work and its results. */
const claims: readonly Entry[] = [
  ...on(['/', '/about'], {
    '7': 'Fachleute im Team',
    '3': 'davon in China',
    '5': 'Branchen mit Kundschaft',
  }),
  ...on(['/', '/construction'], {
    'bis 30%': 'tiefere Materialkosten am Bau, höchster Wert, verglichen mit dem Schweizer Handel',
  }),
  ...on(['/', '/healthcare'], {
    '35%': 'Kostenersparnis im Gesundheitswesen, verglichen mit dem Bezug über den Handel',
  }),
  ...on(['/', '/services/end-to-end-sourcing'], {
    '70%': 'übliche Restzahlung bei Bestellungen in China',
  }),
  ...on(['/', '/gastronomy', '/why-us'], {
    'bis 40%': 'Ersparnis im Einkauf, höchster Wert, verglichen mit dem bisherigen Einstandspreis',
  }),
  ...on(['/', '/services/logistik-transport'], {
    '64 Tage': `Seefracht vom Verlad bis zur Rampe, davon 1 Tag Zoll und ${usualReserves.sea} Tage Reserve des Bestellkalenders`,
    '25–35 Tage': 'Seefracht via Suez',
  }),
  ...on(['/', '/about', '/services', '/industries'], {
    '100+': 'Projekte für Schweizer KMU',
  }),
  ...on(['/', '/about', '/services', '/contact'], {
    '30–45 Minuten': 'Erstgespräch',
  }),
  ...on(['/', '/services', '/industries', '/gastronomy', '/why-us'], {
    '99.2%': 'Qualitätsziel: Anteil fehlerfreier Teile bei der Lieferung',
  }),
  ...on(['/about', '/contact'], {
    '24 Stunden': 'Zeit bis zur Antwort, an Werktagen',
  }),
  ...on('/services/zertifizierungsberatung', { '4–8 Wochen': 'CE-Kennzeichnung' }),
  ...on(['/about', '/services/end-to-end-sourcing'], {
    '30 Tage': proved('Zahlungsfrist', 'AGB, Zahlung und Verzug'),
  }),
  ...on(['/services', '/services/end-to-end-sourcing'], {
    '500+': 'erfolgreiche Sourcings: beschaffte Produkte, nicht Projekte',
  }),
  ...on(['/contact', '/construction'], {
    '16 Wochen':
      'Seefracht ab Bestellung, ohne Werkferien: 6 Wochen Produktion, 5 Arbeitstage Prüfung, 64 Tage vom Verlad bis zur Rampe des Bestellkalenders',
  }),
  ...on('/construction', {
    '10 Wochen':
      'Seefracht ab Lager: 5 Arbeitstage Prüfung, 64 Tage vom Verlad bis zur Rampe des Bestellkalenders',
  }),
  ...on(['/services/produktentwicklung', '/contact'], {
    '2–4 Monate': 'Entwicklungsprojekt',
  }),
  ...on(['/services/end-to-end-sourcing', '/services/produktentwicklung', '/contact'], {
    '3–5 Tage': 'Marktrecherche, Suche',
  }),
  ...on(['/services/produktentwicklung', '/contact'], {
    '2–4 Wochen': 'einfaches Sourcing-Projekt, Prototyp',
  }),
  ...on(['/services/end-to-end-sourcing', '/contact'], {
    '1–2 Wochen': 'Muster',
  }),
  ...on(['/services/qualitaetsmanagement', '/industries'], {
    '2.500+': 'Inspektionen in Werken',
  }),
  ...on(['/services/logistik-transport', '/events'], {
    '3–7 Tage': 'Luftfracht',
    '1–3 Tage': 'Express',
  }),
  ...on(['/industries', '/gastronomy'], {
    '50+': 'Kundschaft in Gastronomie und Hotellerie',
  }),
  ...on(['/industries', '/retail'], {
    '35+': 'Kundschaft im Handel',
  }),
  ...on(['/industries', '/construction'], {
    '20+': 'Kundschaft im Bau',
  }),
  ...on(['/industries', '/healthcare'], {
    '15+': 'Kundschaft im Gesundheitswesen',
  }),
  ...on(['/industries', '/events'], {
    '12+': 'Kundschaft im Eventgeschäft',
  }),
  ...on(['/why-us', '/contact'], {
    '24h': 'Zeit bis zur Antwort, an Werktagen',
  }),
  ...on('/', {
    'CHF 22.96': proved(
      'Rechenbeispiel der Isolierkanne: CHF 12 ab Werk, Werkzeug CHF 8’000, heute CHF 30; bitte mit einem eigenen Auftrag vergleichen',
      'Rechenbeispiel, als solches bezeichnet',
    ),
    'besuchen das Werk': 'Besuch im Werk vor jeder Bestellung, auch in kleinen Aufträgen',
    'vom Hersteller nehmen wir kein Geld': 'Keine Provisionen von Herstellern',
    sourcing: 'Wer das Erstgespräch führt (Feld `host` jeder Seite)',
    'Eigenes Büro':
      'Rechtsform der Büros in China und wer die drei Fachleute dort anstellt; trägt «eigenes Team»',
  }),
  ...on('/about', {
    '2018': 'Gründung',
    'im Schnitt gut sechsmal pro Woche': '2’500 Inspektionen auf die Wochen seit 2019 verteilt',
    'Fünf von sieben': proved(
      'sprechen Deutsch: bitte mit den Sprachen des Teams vergleichen',
      'src/content/team.ts',
    ),
    'ein Schweizer Konto und lautet auf den eingetragenen Namen':
      'Ihre Rechnungen lauten auf ein Schweizer Konto Ihrer Firma',
    'nennen wir Ihnen die Registernamen':
      'Sie nennen die chinesischen Registernamen Ihrer Büros auf Verlangen',
    'zeigen Ihnen einen ganzen Bericht':
      'Im Erstgespräch zeigen Sie einen Bericht, in dem nur Namen geschwärzt sind',
    'Wer ein Werk ausgesucht hat, prüft dort nicht': 'Suche und Prüfung sind in Ihrem Team getrennt',
    'nehmen keine Geschenke an': 'Regel für Ihre Prüfer, und Versuche werden der Kundschaft gemeldet',
    'viele Werke am selben Tag': 'Reisezeit ab den Büros in China',
    'Fixpreis und Prüftage stehen in der Offerte': 'Die Offerte nennt die Prüftage',
  }),
  ...on('/services/end-to-end-sourcing', {
    '85%':
      'durchschnittliche Ersparnis an eigener Arbeitszeit für Suche und Abklärung, verglichen mit dem Alleingang',
    '24/7': 'Support in China: Pikett am Telefon für laufende Aufträge, die Nummer steht im Auftrag',
    '30%': 'übliche Anzahlung bei Bestellungen in China; Kundenbeispiel: kürzere Lieferzeiten',
    '1 Tag': 'Bedarfsanalyse',
    '2 Tage': 'Vergleich der Offerten',
    '2–6 Wochen': 'Sourcing-Projekt bis zur Freigabe',
    '45%': 'Kundenbeispiel: Kostenersparnis im Einkauf, ohne Fracht und Einfuhr',
    'ein bis zwei Monate': 'Bauzeit eines eigenen Werkzeugs, Erfahrungswert',
  }),
  ...on('/services/produktentwicklung', {
    '150+': 'entwickelte Produkte',
    '70%': 'schneller am Markt als ursprünglich geplant, im Durchschnitt',
    '95%': 'Erfolgsquote der Entwicklungen: Anteil, der in Serie ging',
    'einige tausend Franken': 'Preis eines einfachen Spritzgusswerkzeugs in China, Erfahrungswert',
    '4 Monate': 'Kundenbeispiel: Entwicklung statt in zwölf Monaten',
    '12 Monate': 'Kundenbeispiel: geplante Dauer',
    '60%': 'Kundenbeispiel: Ersparnis gegenüber dem Businessplan',
    'Daten und Werkzeuge, die Sie bezahlen': proved(
      'Konstruktionsdaten und Werkzeug gehören vertraglich der Kundschaft',
      'AGB 9.3; gegenüber dem Hersteller der Kaufvertrag',
    ),
  }),
  ...on('/services/qualitaetsmanagement', {
    '99.2%': 'Erfolgsquote der Inspektionen: Anteil, bei dem sich die Empfehlung danach als richtig erwies',
    '87%': 'weniger Mängel bei der Anlieferung als vor der Prüfung im Werk',
    '60%': 'Zeitersparnis für das Einkaufsteam bei Kontrolle und Reklamation, verglichen mit vorher',
    'genügt in der Regel ein Prüftag': 'Aufwand für eine Endkontrolle von 80 Stück, Erfahrungswert',
    '15%': 'Kundenbeispiel: Reklamationsquote vorher',
    'unter 1%': 'Kundenbeispiel: Reklamationsquote nachher',
    '95%': 'Kundenbeispiel: Ersparnis bei Reklamationen',
    '92%': proved('Musterbericht: verpackte Ware', 'Muster, als solches bezeichnet'),
    '20–60%': proved('Zeitpunkt der Prüfung während der Produktion', 'Arbeitsweise, kein Ergebnis'),
    '100%': proved('Fertigstellung bei der Endkontrolle', 'Arbeitsweise, kein Ergebnis'),
    '80%': proved('verpackte Ware bei der Endkontrolle', 'Arbeitsweise, kein Ergebnis'),
    'prüft bei uns nie, wer das Werk ausgesucht hat': 'Suche und Prüfung sind in Ihrem Team getrennt',
    'Gegenprüfung nach demselben Prüfplan':
      'Grenze der Rückerstattung der Inspektionskosten, gleich in AGB 3.5',
  }),
  ...on('/services/logistik-transport', {
    '99.2%': 'Zufriedenheit der Kundschaft mit dem Transport, nach Umfrage',
    '98.5%': 'pünktliche Lieferungen, gemessen am zugesagten Ankunftstag',
    'unter 0.1%': 'Transportschäden, Anteil der Sendungen',
    '24h': 'Verzollung bei vollständigen Papieren, in der Regel',
    '40%': 'Kundenbeispiel: gesparte Logistikkosten',
    '2 Wochen': 'Kundenbeispiel: kürzere Lieferzeit',
    '100%': 'Kundenbeispiel: pünktliche Lieferungen',
    'drei bis vier Wochen vor dem Verlad': 'Vorlauf der Buchung vor dem Chinesischen Neujahr, Erfahrungswert',
  }),
  ...on('/services/zertifizierungsberatung', {
    '200+': 'begleitete Zertifizierungen',
    '95%': 'Erfolgsquote der begleiteten Verfahren: Anteil mit Nachweis am Ende',
    '50%': 'Zeitersparnis bei Zertifizierungen, verglichen mit dem Alleingang',
    'einige hundert Franken': 'Preis einer Migrationsprüfung, Erfahrungswert',
    'auf Sicherheit und EMV einige tausend':
      'Preis der Prüfungen von Sicherheit und EMV in Franken, Erfahrungswert',
    '3–6 Monate': 'ISO-Zertifizierung',
    '6–18 Monate': 'FDA-Zulassung',
    '6 Monate': 'Kundenbeispiel: FDA-Clearance früher als geplant',
    '2 Mio. USD': 'Kundenbeispiel: Umsatz im ersten Jahr',
    '1 Monat': proved('Umrechnung von Wochen in Monate auf der Zeitachse', 'Kalender'),
  }),
  ...on('/industries', {
    'wir beschaffen das Dossier': 'Ein Dossier mit Nachweisen gehört zum Auftrag',
  }),
  ...on('/gastronomy', {
    'auch auf Abruf für mehrere Häuser': 'Lieferung in Abrufen an mehrere Betriebe',
    '23–26 Wochen':
      'eigenes Dekor per Schiff ab Bestellung: 10–13 Wochen Produktion und vier Wochen Reserve des Saisonplans, Erfahrungswert',
  }),
  ...on('/retail', {
    '60%': 'höhere Margen als mit Katalogware, pro Artikel',
    '1.000+': 'Produktkategorien, in denen Sie für den Handel beschaffen können, nicht beschaffte Produkte',
  }),
  ...on('/construction', {
    '100%': 'konform mit SN-Normen geliefert',
    'Schweizer Recht ohne Wiener Kaufrecht':
      'Ihr Vertragsentwurf wählt Schweizer Recht ohne Wiener Kaufrecht und ein Schiedsgericht: bitte bestätigen und prüfen lassen',
    'Unser Entwurf des Kaufvertrags':
      'Wir schlagen die Klauseln zu Fristen und Schiedsgericht für den Kaufvertrag vor',
  }),
  ...on('/healthcare', {
    '100%': 'der Medizinprodukte CE-konform geliefert',
  }),
  ...on('/events', {
    '200+': 'Equipment-Kategorien',
    '48h': 'Express-Beschaffung aus Lagerware',
    '48 Stunden': 'Express-Beschaffung aus Lagerware',
    '11 Tage':
      'Express bis zur Rampe: 2 Tage Suche, 3 Tage Laufzeit, 1 Tag Zoll und 5 Tage Reserve des Bestellkalenders',
    '20 Tage':
      'Luftfracht bis zur Rampe: 2 Tage Suche, 7 Tage Laufzeit, 1 Tag Zoll und 10 Tage Reserve des Bestellkalenders',
  }),
  ...on('/why-us', {
    'Die Beträge hängen vom Auftrag ab':
      'Beträge der Musterofferte, darunter Honorar und Preis eines Prüftags: in sheets.ts eintragen',
    '3–10%': 'verbreitete Provision von Vermittlern, Erfahrungswert',
    'Geld erhalten wir nur von Ihnen': 'Keine Provisionen von Herstellern',
    'CHF 2.000.000': 'Deckung unserer Berufshaftpflicht: Police vorlegen',
  }),
  ...on('/agb', {
    'innert 30\u00a0Tagen ab Rechnungsdatum': proved('Zahlungsfrist', 'Ihr Entscheid'),
    '5% über dem Basiszinssatz': proved('Verzugszins', 'Ihr Entscheid; OR Art. 104'),
    'absichtlich oder grobfahrlässig': proved('Haftung', 'OR Art. 100 Abs. 1'),
    'nach Ziffer 3.5': proved('Erstattung der Inspektionskosten; Ziffer 3.5 muss sie regeln', 'AGB'),
  }),
  ...on('/contact', {
    '4h': 'übliche Zeit bis zur Antwort',
    '4 Stunden': 'übliche Zeit bis zur Antwort',
    '30–45': 'Minuten Erstgespräch',
    'Auch die Offerte kostet nichts': 'Auch die Offerte ist kostenlos',
  }),
];

/** What laws, standards and the trade say. */
const facts: readonly Entry[] = [
  // On no page yet.
  ...on([], {
    'Ware ab Werk (EXW), Handelshäuser': heard(
      'seit 1. Oktober 2025 nennen Chinas Exportagenten in der Steuererklärung den Eigentümer der Ware; auf die Seite?',
      'egoee.com, 1. September 2025, und kintepnewpower.com zur Bekanntmachung 17/2025',
      yearly,
    ),
  }),
  ...on(['/services/logistik-transport', '/gastronomy'], {
    [seaRoute.duration]: heard(
      'heutiger Weg der Reedereien; ändert er sich, wird `seaRoute` in tools/order-times.ts umgestellt',
      'bairdmaritime.com, 1. März 2026; steelorbis.com, 4. März 2026: Maersk, Hapag-Lloyd, CMA CGM, MSC',
      '2026-12-31',
    ),
  }),
  ...on('/services/logistik-transport', {
    '(GP-ID)': read(
      'löst ZAZ-Konten mit der Umstellung auf Passar ab, keine automatische Übernahme',
      'bazg.admin.ch, «Passar 2.0: Ablösung ZAZ-Konto durch GP-ID»',
      '2027-03-31',
    ),
    'seit 12. August 2026 eine Konformitätserklärung': heard(
      'Verpackungsverordnung (EU) 2025/40',
      'realcycle.ch, handelskammerjournal.ch, douana.ch',
      yearly,
    ),
    '3 Euro pro Warenart': heard('bis 1. Juli 2028', 'boerse-social.com, 1. März 2026', '2028-05-01'),
    'ab 50 Tonnen': heard(
      'CBAM (EU) 2025/2083; Zertifikate ab Februar 2027, erste Abgabe September 2027',
      'carboneer.earth, pwc.ch',
      '2027-09-01',
    ),
    [`bei Holz ab ${deforestation}`]: heard(
      'EUDR (EU) 2025/2650; die Kommission prüft weitere Vereinfachungen',
      'vhe.info, holz-bois.ch, twobirds.com',
      isoDateOf(deforestation),
    ),
    [`kleine Firmen teils ab ${deforestationSmall}`]: heard(
      'EUDR, ohne Holz der früheren Holzverordnung',
      'ag-rohholz.de, holz-bois.ch',
      isoDateOf(deforestationSmall),
    ),
    '110%': proved('üblicher Deckungsbetrag der Transportversicherung', 'Incoterms 2020, CIF und CIP'),
  }),
  ...on('src/content/tools/import-tax.ts', {
    '2.6%': read(
      'MWST, reduzierter Satz',
      'MWSTG Art. 25 Abs. 2; Zuschläge wie beim Normalsatz',
      '2027-03-31',
    ),
  }),
  ...on(['src/content/tools/import-tax.ts', '/healthcare'], {
    '8.1%': read(
      'MWST, Normalsatz',
      'MWSTG Art. 25 Abs. 1; offen: +0.4 oder +0.7 für die 13. AHV-Rente, +0.8 ab 2028 beantragt',
      '2027-03-31',
    ),
  }),
  ...on('src/content/tools/landed-cost.ts', {
    'Industrieprodukte seit 2024 frei': read('zollfrei', 'BAZG, auf der Seite verlinkt', yearly),
    'VOC, Batterien und Glasflaschen': heard(
      'Abgaben; die Verpackungsverordnung weitet jene auf Glas 2027 auf Lebensmittelgläser aus',
      'kunststoffweb.de; SR 814.621',
      '2027-01-31',
    ),
  }),
  ...on('/services/qualitaetsmanagement', {
    '230–400 US-Dollar': heard(
      'Preis eines Prüftags in China, Reise oft extra',
      'china-electronics.com: 229–299 bei QIMA, 300–400 bei SGS und Bureau Veritas; qgs.com.cn',
      yearly,
    ),
    'ISO 2859-1:2026': read(
      'dritte Ausgabe, gültig seit 22. Januar 2026',
      'evs.ee; webstore.ansi.org',
      yearly,
    ),
    'kritische Fehler mit Annahmezahl 0': proved('AQL-Werte beginnen bei 0.010', 'ISO 2859-1'),
  }),
  ...on('src/content/tools/sampling.ts', {
    'ISO 2859-1:2026': read('Zahlen verglichen mit MIL-STD-105E', 'nibs.org, AC-TABLE.ASC', yearly),
    'Von Losen mit 5%': proved('besteht in rund vier von fünf Stichproben', 'gerechnet wie die Simulation'),
  }),
  ...on('/services/zertifizierungsberatung', {
    'in China akkreditierte Stelle': proved('Audit von Managementsystemen', 'ISO/IEC 17011 und 17021-1'),
  }),
  ...on('src/content/tools/norms-guide.ts', {
    'seit 1. Juli 2025 kein BPA in Kunststoff, Lack und Druckfarbe': read(
      'Bisphenol A in Bedarfsgegenständen, weitere Fristen 20. Juli und 20. Oktober 2027, 20. Januar 2028',
      'SR 817.023.21, Stand 1. Januar 2026 (lex.gemeinde-bister.ch); vhpi.ch',
      '2027-07-20',
    ),
    [`EU: 2023/1230 ab ${machinery}, Schweiz folgt`]: read(
      'Totalrevision der MaschV, zeitgleich mit der EU geplant; ihr Erlass war nicht zu finden',
      'lexaris.io und edoeb.admin.ch, 19. September 2025',
      isoDateOf(machinery),
    ),
    'in sechs Kategorien Prüfstelle': read('EU 2023/1230', 'lexaris.io', isoDateOf(machinery)),
    'Suva, BFU, agriss': read('Kontrolle von Maschinen', 'seco.admin.ch, «Maschinen»', yearly),
    [`QR-Code ab ${batteryCode}`]: read(
      'Batterieverordnung (EU) 2023/1542, Art. 13 und 77',
      'haufe.de',
      isoDateOf(batteryCode),
    ),
    [`EU-Etikett frühestens ab ${batteryLabel}`]: read(
      'oder 18 Monate nach dem Durchführungsrechtsakt, der nicht zu finden war',
      'haufe.de (EU 2023/1542, Art. 13)',
      '2027-01-31',
    ),
    'bei Internetgeräten Cybersicherheit': proved('VFAV, seit 1. August 2025', 'SR 784.101.21; EN 18031'),
    'EnEV, Energieeffizienz (SR 730.02)': proved('BFE überwacht', 'SR 730.02 Art. 3; bfe.admin.ch'),
    'HHV, Holzhandel (SR 814.021); Deklaration (SR 944.021)': read(
      'Holz; die Schweiz prüft, ob sie der EUDR folgt',
      'SR 814.021 Art. 5; konsum.admin.ch, «Holzdeklaration»',
      yearly,
    ),
    'ChemRRV, Schadstoffe (SR 814.81)': proved('Elektrogeräte; RoHS ist EU-Recht', 'SR 814.81 Anhang 2.18'),
    'ab Klasse IIa (teils schon ab I) EU-Bescheinigung': proved(
      'Medizinprodukte',
      'MDR Art. 52 und 56; SR 812.213',
    ),
    'VKos, Kosmetik (SR 817.023.31)': proved(
      'Sicherheitsbericht, keine Meldung',
      'SR 817.023.31 Art. 4, 5, 8',
    ),
    'BauPG und BauPV, Bauprodukte (SR 933.0, 933.01)': read(
      'Revision nach EU 2024/3110, Vernehmlassung frühestens März 2028',
      'bbl.admin.ch; bauenschweiz.ch, 24. November 2025',
      '2028-03-01',
    ),
  }),
  ...on('/services/end-to-end-sourcing', {
    'mit einer Bankgarantie sichern': proved('Anzahlung; Akkreditiv', 'ICC URDG 758; UCP 600 Art. 2 und 7'),
  }),
  ...on('/industries', {
    'Die Behörde hält sich an den Importeur': proved(
      'der Hersteller haftet auch',
      'PrHG Art. 2 Abs. 1 lit. a',
    ),
  }),
  ...on('/gastronomy', {
    'EN 12875-5': proved(
      'Spülmaschinentest für Gastronomie, Teil 1 gilt für den Haushalt',
      'EN 12875-5:2006',
    ),
    'Bisphenol A (BPA)': read(
      'Verbot in Bedarfsgegenständen; Einwegware durfte bis 20. Juli 2026 eingeführt werden, mit Ausnahmen bis 20. Januar 2028',
      'SR 817.023.21, Übergangsbestimmung zur Änderung vom 2. Juni 2025, Abs. 2 und 3',
      '2028-01-20',
    ),
  }),
  ...on('/retail', {
    'ohne Bisphenol A (BPA)': read('Verbot seit 1. Juli 2025', 'SR 817.023.21', '2027-07-20'),
    'Ihr Design in China an, bevor es öffentlich wird': proved(
      'Neuheit',
      'chinesisches Patentgesetz, Art. 23',
    ),
    'Regale nach EN 14749': proved('EN 12520 gilt für Sitzmöbel', 'EN 14749:2016'),
  }),
  ...on('/construction', {
    '60 Tage': proved(
      'Rügefrist bei eingebauter Ware',
      'OR Art. 201 Abs. 4, in Kraft seit 1. Januar 2026 (voser.ch)',
    ),
    'SN EN 1090-1, SIA 263/1': proved('tragende Bauteile', 'SIA 263/1:2020, 11.1 (Metaltec Suisse)'),
    'SIA 358; SN EN 1090-1 nur, wenn es mitträgt': proved('Geländer', 'metaltecsuisse.ch, 16. Januar 2017'),
    'kein russisches Vormaterial darin steckt': read(
      'Eisen und Stahl',
      'SR 946.231.176.72, Art. 14a',
      yearly,
    ),
  }),
  ...on('/healthcare', {
    [`Übergangsfrist meist bis ${swissdamed}`]: read(
      'swissdamed; danach Klammer weglassen',
      'swissmedic.ch, «Produktregistrierung»; MepV Art. 17 Abs. 5',
      isoDateOf(swissdamed),
    ),
    'innert drei Monaten ab erster Abgabe': proved('CHRN', 'MepV Art. 55 Abs. 1'),
  }),
  ...on('/events', {
    [`neue werden für ${fireRegulations} erwartet`]: heard(
      'Brandschutzvorschriften',
      'VKG, finanznachrichten.de, 6. März 2026',
      '2027-09-01',
    ),
    'Seit 1. April 2026 ist Pyrotechnik': heard(
      'Beschluss des IOTH, ausgenommen bewilligungspflichtige Kategorien',
      'VKG, finanznachrichten.de; swissinfo.ch, 6. März 2026',
      '2027-09-01',
    ),
  }),
];

/** What the tools reckon with; the owner confirms or replaces it in their records. */
const assumptions: readonly Entry[] = [
  ...Object.values(boardGoods).flatMap(({ name, weeks, inspection }) =>
    on('src/content/tools/board-goods.ts', {
      [name]: `${weeks} Wochen Produktion, ${inspection} Arbeitstage Prüfung und Freigabe: Erfahrungswerte`,
    }),
  ),
  ...on('src/content/tools/order-calendar.ts', {
    'Endkontrolle und Freigabe': `Reserve ${usualReserves.sea}, ${usualReserves.air}, ${usualReserves.express} Tage für See, Luft, Express; ${inspectionDays} Arbeitstage Endkontrolle, ${customsDays} Tag Verzollung, ${newYearClosure.days} Tage Stillstand um Neujahr`,
  }),
  ...on(['src/content/tools/order-calendar.ts', 'src/content/tools/departure-board.ts'], {
    [`für ${arrangedTo + 1} noch nicht bekanntgegeben`]: read(
      'Chinas Feiertage: der Staatsrat ordnet sie im November an; dann in tools/china-holidays.ts eintragen',
      'gov.cn; für 2026 politics.gmw.cn, 4. November 2025',
      '2026-12-07',
    ),
  }),
  ...on('src/content/tools/landed-cost.ts', {
    'bis Ihr Spediteur offeriert': `CHF ${landedCostTool.example.handling / 100} Zollanmeldung im Beispiel, je nach Spediteur höher`,
  }),
];

export const register: readonly Entry[] = [...claims, ...facts, ...assumptions];
