/**
 * Who answers for what on /why-us. It agrees with the terms (`legal/agb.ts`): the contract of sale is the customer's with
 * the factory, the customer imports, our liability is limited to intent and gross negligence.
 */
import { company } from '../company.ts';
import type { SectionIntro } from '../page.ts';
import type { AtMost } from '../limits.ts';

/** An event and what each party does then. */
interface Responsibility {
  /** What has happened. */
  event: AtMost<40>;
  /** The factory. */
  factory: AtMost<80>;
  /** The customer. */
  customer: AtMost<80>;
  /** We. */
  us: AtMost<100>;
}

export interface Responsibilities extends SectionIntro {
  /** Heads of the columns. */
  columns: AtMost<20, Record<keyof Responsibility, string>>;
  /** In the order in which things can go wrong. */
  rows: readonly Responsibility[];
  /** What the table rests on. */
  note: AtMost<300>;
}

export const responsibilities: Responsibilities = {
  heading: 'Wer wofür einsteht',
  columns: {
    event: 'Fall',
    factory: 'Hersteller',
    customer: 'Sie',
    us: 'Wir',
  },
  rows: [
    {
      event: 'Mangel vor der Freigabe',
      factory: 'bessert nach oder ersetzt, nach Kaufvertrag auf eigene Kosten',
      customer: 'geben frei oder sperren',
      us: 'prüfen nach, auf Ihre Rechnung zum Preis der Offerte',
    },
    {
      event: 'Mangel nach der Freigabe',
      factory: 'haftet nach dem Kaufvertrag',
      customer: 'prüfen beim Eingang und melden uns Mängel sofort',
      us: 'reklamieren; erstatten bei falscher Empfehlung die Inspektionskosten',
    },
    {
      event: 'Transportschaden',
      factory: 'haftet für vertragswidrige Verpackung',
      customer: 'notieren ihn auf dem Lieferschein',
      us: 'melden ihn Spediteur und Versicherung',
    },
    {
      event: 'Rückruf',
      factory: 'nennt die Ursache, liefert Ersatz nach Kaufvertrag',
      customer: 'informieren Behörde und Kundschaft',
      us: 'liefern Prüfberichte und Nachweise',
    },
  ],
  note: `Wir haften für Absicht und grobe Fahrlässigkeit, für leichte nicht. Unsere Berufshaftpflicht deckt Schäden bis ${company.liabilityInsurance}. Transportschäden zahlt Ihre Transportversicherung, der Spediteur haftet begrenzt. Massgebend sind Offerte und AGB.`,
};
