/**
 * The calculator of landed costs on /services/logistik-transport. What belongs to the base of the import tax stands in
 * MWSTG Art. 54 (SR 641.20) and on the page «Bemessungsgrundlagen» of the BAZG: the price paid and all incidental costs
 * to the Swiss place of destination. Our fee is a service at the place of its recipient (Art. 8 para. 1) and taxed by
 * itself, at the standard rate (Art. 25 para. 1). Duty-free industrial goods: Zolltarifgesetz, revision in force since 1 January 2024.
 */
import { dutyAbolition } from './import-tax.ts';
import type { Misreading } from './tool.ts';
import type { LandedCostTool } from './schema.ts';

export const landedCostTool: LandedCostTool = {
  id: 'einstandskosten',
  heading: 'Was ein Stück in der Schweiz kostet',
  intro:
    'Der Einstandskosten-Rechner Schweiz führt von der Handelsrechnung bis zur Rampe und vergleicht mit Ihrem heutigen Preis. Alle Beträge bleiben in Ihrem Browser.',
  example: {
    goods: 2_000_000,
    freight: 246_000,
    handling: 15_000,
    delivery: 35_000,
    duty: 0,
    fees: 0,
    pieces: 1000,
    today: 0,
    rate: 'standard',
  },
  costs: {
    goods: { label: 'Warenwert', hint: 'Handelsrechnung samt Verpackung und Werkzeuganteil' },
    freight: { label: 'Fracht und Versicherung', hint: 'bis an die Schweizer Grenze, mit Hafenspesen' },
    handling: {
      label: 'Verzollung und Spesen',
      hint: 'eine Zollanmeldung mit Gebühren; Erfahrungswert, bis Ihr Spediteur offeriert',
    },
    delivery: { label: 'Zustellung', hint: 'von der Grenze bis zu Ihrer Rampe' },
    duty: { label: 'Zoll', hint: 'Industrieprodukte seit 2024 frei, Lebensmittel oft zollpflichtig' },
  },
  base: { label: 'Steuerbasis', hint: 'alle Kosten bis zum Bestimmungsort' },
  tax: { label: 'Einfuhrsteuer', rate: 'MWST-Satz' },
  total: 'Ware bis zur Rampe, mit Steuer',
  fees: {
    label: 'Honorar, Inspektion, Labor',
    hint: 'ohne MWST',
  },
  pieces: 'Stückzahl',
  perPiece: {
    deducting: 'pro Stück, wenn Sie die Vorsteuer ganz abziehen',
    paying: 'pro Stück ohne Vorsteuerabzug, Honorar mit MWST',
  },
  perPieceWithoutFees: {
    deducting: 'pro Stück ohne Honorar, mit vollem Vorsteuerabzug',
    paying: 'pro Stück ohne Honorar, ohne Vorsteuerabzug',
  },
  today: {
    label: 'Heutiger Preis pro Stück',
    hint: 'optional: in Ihrem Lager, ohne MWST',
  },
  difference: {
    less: 'weniger als heute, mit vollem Vorsteuerabzug',
    more: 'mehr als heute, mit vollem Vorsteuerabzug',
  },
  sources: {
    heading: 'Grundlagen',
    list: [
      { label: 'Art.\u00a054 MWSTG', href: 'https://www.fedlex.admin.ch/eli/cc/2009/615/de' },
      { label: 'Aufhebung der Industriezölle (BAZG)', href: dutyAbolition },
    ],
  },
  reading:
    'Im Beispiel kosten 1’000 Kannen je CHF 12 und das Werkzeug CHF 8’000. Wer heute CHF 30 pro Kanne bezahlt, hat CHF 7’040 für Honorar, Muster und Labor übrig. Eine nachbestellte Kanne kostet ohne Honorar CHF 14.96.',
  disclaimer:
    'Mit Saldosteuersatz gibt es keinen Vorsteuerabzug. Das Ergebnis ist ein Richtwert, keine Zollauskunft. Weitere Abgaben sind möglich, etwa auf VOC, Batterien und Glasflaschen.',
  inquire: {
    label: 'Mit diesen Zahlen anfragen',
    href: '/contact?service=logistik-transport#anfrage',
  },
  share: 'Link kopieren',
  print: 'Drucken',
};

/** What the calculator says while it is used. */
export const landedCostMessages = {
  /** Below a field. `{thousands}` and `{decimals}` are the two ways to read what was typed. */
  misreadings: {
    missing: 'Geben Sie einen Betrag ein.',
    ambiguous: 'Nicht eindeutig. Schreiben Sie {thousands} oder {decimals}.',
    impossible: 'Kein Betrag, den wir lesen können. So geht es: 20’000 oder 20000.50.',
    'too-large': 'So hohe Beträge rechnen wir lieber mit Ihnen zusammen.',
  } satisfies Record<Misreading, string>,
  pieces: {
    missing: 'Geben Sie eine Stückzahl ein.',
    ambiguous: 'Nicht eindeutig. Meinen Sie {thousands}?',
    impossible: 'Geben Sie eine ganze Zahl ab 1 ein.',
    'too-large': 'So viele Stück rechnen wir lieber mit Ihnen zusammen.',
  } satisfies Record<Misreading, string>,
  /** Stands for a result while a field cannot be read. */
  none: '–',
  /** Read out after a change. */
  result: 'Ware bis zur Rampe, mit Steuer: {total}. Pro Stück {deducting} mit Vorsteuerabzug, {paying} ohne.',
  /** After it, where today’s price is known. */
  difference: {
    less: '{amount} weniger als heute, mit Vorsteuerabzug.',
    more: '{amount} mehr als heute, mit Vorsteuerabzug.',
  },
  /** In its place: `{problems}` is what stands at the fields that cannot be read. */
  unfinished: 'Kein Ergebnis. {problems}',
  copied: 'Link kopiert. Er enthält Ihre Zahlen.',
  notCopied: 'Die Adresse dieser Seite enthält jetzt Ihre Zahlen.',
  unreadable: 'Kein Link kopiert. Prüfen Sie zuerst das markierte Feld.',
} as const;
