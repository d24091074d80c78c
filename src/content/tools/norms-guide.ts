/**
 * The guide to Swiss product rules on /services/zertifizierungsberatung: which rule applies to which group of products,
 * who watches over it, which paper is asked for. Numbers are those of the Systematische Rechtssammlung (SR).
 *
 * Sources (stored copies of the pages, looked up in November 2026; the legal texts themselves rule):
 * - NEV and ESTI: esti.admin.ch, «Elektrische Erzeugnisse»; VEMV and BAKOM: SR 734.5 and bakom.admin.ch, «Aufsicht von
 *   elektrischen Geräten» (the BAKOM, not the ESTI, controls electromagnetic compatibility);
 * - food contact, toys, HKV: SR 817.023.21, 817.023.11, 817.023.41; kantonslabor.bs.ch, «Spielzeuge»;
 * - construction products: SR 933.0 and 933.01; bbl.admin.ch, «Gesetzgebung und Dokumentation»;
 * - medical devices: SR 812.213, certificates by MDR (EU) 2017/745 Art. 52 and 56; protective equipment: SR 930.115, seco.admin.ch;
 * - energy: SR 730.02 Art. 3 (requirements, assessment, labels); bfe.admin.ch, «Marktüberwachung»;
 * - substances in electrical devices: ChemRRV, SR 814.81 annex 2.18, watched over by the cantons;
 * - wood and what is made of it: SR 814.021 Art. 5; bafu.admin.ch, «Vollzug & Kontrolle» of the Holzhandelsverordnung;
 *   declaration of kind and origin to consumers: SR 944.021; konsum.admin.ch, «Holzdeklaration» (BFK);
 * - general product safety: SR 930.11; radio: SR 784.101.2, bakom.admin.ch;
 * - machines: SR 819.14 Art. 1 and 2; seco.admin.ch, «Maschinen» (who controls; electrical household appliances are not
 *   machines); regulation (EU) 2023/1230, applied from 20 January 2027, for which the MaschV is being revised;
 * - batteries: SR 814.81 annex 2.15; inobat.ch, «Informationen zur Registrierung»; UN Manual of Tests and Criteria, 38.3.5;
 * - cosmetics: SR 817.023.31 Art. 3 to 5, 8; Switzerland has no notification like the EU’s CPNP;
 * - registration of medical devices: SR 812.213 Art. 17 para. 5; swissmedic.ch, «Produktregistrierung»;
 * - wood packaging: SR 916.20; bafu.admin.ch, «Holzverpackungen nach ISPM 15 – Standard».
 */
import type { NormRow, NormsGuideTool } from './schema.ts';

/** The regulation (EU) 2023/1230 takes the place of the machinery directive (this day and the next two: `register.ts`). */
export const machinery = '20.\u00a0Januar\u00a02027';

/** Batteries bear a QR code, by the regulation (EU) 2023/1542, and a label at the earliest. */
export const batteryCode = '18.\u00a0Februar\u00a02027';
export const batteryLabel = '18.\u00a0August\u00a02026';

export const normRows = [
  {
    id: 'a',
    rule: 'NEV, Niederspannung (SR\u00a0734.26); VEMV, EMV (SR\u00a0734.5); ChemRRV, Schadstoffe (SR\u00a0814.81)',
    authority: 'ESTI, BAKOM (EMV), Kanton (Schadstoffe)',
    paper: 'Konformitätserklärung, Prüfberichte zu Sicherheit, EMV und Schadstoffen',
  },
  {
    id: 'k',
    rule: 'EnEV, Energieeffizienz (SR\u00a0730.02)',
    authority: 'BFE',
    paper: 'Konformitätserklärung, wo vorgeschrieben Energieetikette',
  },
  {
    id: 'b',
    rule: 'FAV, Fernmeldeanlagen (SR\u00a0784.101.2)',
    authority: 'BAKOM',
    paper: 'Konformitätserklärung, Prüfberichte, Frequenzband; bei Internetgeräten Cybersicherheit',
  },
  {
    id: 'n',
    rule: `ChemRRV, Anhang\u00a02.15 (SR\u00a0814.81); EU: 2023/1542, QR-Code ab ${batteryCode}`,
    authority: 'Kanton, INOBAT (Gebühr)',
    paper: `Prüfberichte zu Schadstoffen, bei Lithium Prüfzusammenfassung nach UN\u00a038.3; EU-Etikett frühestens ab ${batteryLabel}`,
  },
  {
    id: 'm',
    rule: `MaschV (SR\u00a0819.14), ohne Haushaltgeräte; EU: 2023/1230 ab ${machinery}, Schweiz folgt`,
    authority: 'Suva, BFU, agriss',
    paper:
      'Konformitätserklärung, Risikobeurteilung (EN\u00a0ISO\u00a012100), Anleitung in der Amtssprache; künftig in sechs Kategorien Prüfstelle',
  },
  {
    id: 'c',
    rule: 'Bedarfsgegenstände (SR\u00a0817.023.21)',
    authority: 'kantonales Labor, BLV',
    paper:
      'Konformitätserklärung, Migrationsprüfung; seit 1.\u00a0Juli\u00a02025 kein BPA in Kunststoff, Lack und Druckfarbe',
  },
  {
    id: 'd',
    rule: 'VSS, Spielzeug (SR\u00a0817.023.11)',
    authority: 'kantonales Labor, BLV',
    paper: 'Konformitätserklärung, Prüfbericht nach EN\u00a071',
  },
  {
    id: 'e',
    rule: 'HKV, Humankontakt (SR\u00a0817.023.41)',
    authority: 'kantonales Labor',
    paper: 'Prüfbericht zu Nickel, Azofarbstoffen und Brennbarkeit',
  },
  {
    id: 'o',
    rule: 'VKos, Kosmetik (SR\u00a0817.023.31)',
    authority: 'kantonales Labor, BLV',
    paper: 'Sicherheitsbericht, INCI-Liste (die EU-Meldung CPNP entfällt)',
  },
  {
    id: 'f',
    rule: 'PrSG, Produktesicherheit (SR\u00a0930.11)',
    authority: 'SECO, BFU',
    paper: 'Risikobeurteilung, Prüfberichte, Anleitung in der Amtssprache',
  },
  {
    id: 'l',
    rule: 'HHV, Holzhandel (SR\u00a0814.021); Deklaration (SR\u00a0944.021)',
    authority: 'BAFU, BFK (Deklaration)',
    paper: 'Holzart, Ursprungsland, Nachweis des legalen Einschlags',
  },
  {
    id: 'g',
    rule: 'PSAV, Schutzausrüstung (SR\u00a0930.115)',
    authority: 'Suva, BFU, SECO',
    paper: 'Konformitätserklärung, ab Kategorie\u00a0II Baumusterprüfung, in III Überwachung',
  },
  {
    id: 'h',
    rule: 'MepV, Medizinprodukte (SR\u00a0812.213)',
    authority: 'Swissmedic',
    paper:
      'Konformitätserklärung, Bevollmächtigter (CH-REP), Kennung (UDI), swissdamed; ab Klasse IIa (teils schon ab I) EU-Bescheinigung',
  },
  {
    id: 'i',
    rule: 'BauPG und BauPV, Bauprodukte (SR\u00a0933.0, 933.01)',
    authority: 'BBL',
    paper: 'Leistungserklärung, wo eine harmonisierte Norm besteht',
  },
  {
    id: 'j',
    rule: 'PGesV, Pflanzengesundheit (SR\u00a0916.20)',
    authority: 'BAFU, EPSD',
    paper: 'ISPM-15-Stempel auf Vollholz',
  },
] as const satisfies readonly NormRow[];

export const normsGuideTool: NormsGuideTool = {
  id: 'normen',
  heading: 'Welche Regel gilt für Ihr Produkt?',
  intro:
    'Der Normen-Wegweiser Schweiz zeigt, welchen Nachweis Sie vor der Bestellung brauchen; oft gelten mehrere Zeilen.',
  filter: 'Wählen Sie, was zutrifft',
  columns: {
    group: 'Produktgruppe',
    rule: 'Regel',
    authority: 'Zuständig',
    paper: 'Nachweis',
  },
  caption: 'Regeln nach Produktgruppe',
  disclaimer: 'Das ist eine Auswahl und keine Rechtsauskunft.',
  inquire: {
    label: 'Zu diesen Produktgruppen anfragen',
    href: '/contact?service=zertifizierungsberatung#anfrage',
  },
  print: 'Drucken',
};

/** What the guide says while it is used. */
export const normsGuideMessages = {
  /** Read out after a change. */
  some: '{count} von {all} Zeilen',
  none: 'Nichts gewählt',
  /** Above the rows, while nothing is chosen. */
  examples: 'Drei Beispiele von {all} Gruppen',
} as const;
