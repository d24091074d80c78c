/**
 * Who answers for what on /why-us. It agrees with the terms (`legal/agb.ts`): the contract of sale is the customer's with
 * the factory, the customer imports, our liability is limited to intent and gross negligence.
 */
import { company } from '../company.ts';
import type { SectionIntro } from '../page.ts';

/** An event and what each party does then; `null` where a party has no part in it. */
interface Responsibility {
  /** What has happened. At most 40 characters. */
  event: string;
  /** The factory. At most 80 characters. */
  factory: string | null;
  /** The customer. At most 80 characters. */
  customer: string | null;
  /** We. At most 100 characters. */
  us: string | null;
  /** The forwarder. At most 80 characters. */
  forwarder: string | null;
  /** Which insurance may pay. At most 80 characters. */
  insurer: string | null;
}

export interface Responsibilities extends SectionIntro {
  /** Heads of the columns. At most 20 characters each. */
  columns: Record<keyof Responsibility, string>;
  /** Stands where a party has no part. At most 20 characters. */
  nothing: string;
  /** In the order in which things can go wrong. */
  rows: readonly Responsibility[];
  /** What the table rests on. At most 300 characters. */
  note: string;
}

export const responsibilities: Responsibilities = {
  heading: 'Wer wofür einsteht',
  columns: {
    event: 'Fall',
    factory: 'Hersteller',
    customer: 'Sie',
    us: 'Wir',
    forwarder: 'Spediteur',
    insurer: 'Versicherung',
  },
  nothing: 'nicht beteiligt',
  rows: [
    {
      event: 'Mangel vor der Freigabe',
      factory: 'bessert nach oder ersetzt, nach Kaufvertrag auf eigene Kosten',
      customer: 'nehmen an oder lehnen ab, vor der Restzahlung',
      us: 'prüfen erneut, zum Preis in der Offerte',
      forwarder: null,
      insurer: null,
    },
    {
      event: 'Mangel nach der Freigabe',
      factory: 'haftet nach dem Kaufvertrag',
      customer: 'prüfen beim Eingang und melden den Mangel sofort',
      us: 'reklamieren beim Hersteller; erstatten die Inspektion, wenn unsere Empfehlung falsch war',
      forwarder: null,
      insurer: `unsere Berufshaftpflicht bei grobfahrlässiger Prüfung, bis ${company.liabilityInsurance}`,
    },
    {
      event: 'Lieferverzug',
      factory: 'zahlt die vereinbarte Konventionalstrafe',
      customer: 'legen Termin und Strafe im Kaufvertrag fest',
      us: 'kontrollieren und melden Zwischentermine',
      forwarder: 'haftet begrenzt für seine Strecke',
      insurer: null,
    },
    {
      event: 'Transportschaden',
      factory: 'haftet, wenn die Verpackung nicht dem Vertrag entspricht',
      customer: 'notieren ihn auf dem Lieferschein',
      us: 'melden ihn beim Spediteur und bei der Versicherung an',
      forwarder: 'haftet begrenzt, nach Gewicht',
      insurer: 'zahlt, wenn Sie den Transport versichern',
    },
    {
      event: 'Rückruf',
      factory: 'nennt die Ursache und liefert Ersatz nach Kaufvertrag',
      customer: 'informieren Behörde und Kundschaft',
      us: 'liefern Prüfberichte und Nachweise',
      forwarder: null,
      insurer: 'Ihre Produktehaftpflicht; Rückrufkosten meist nur mit Zusatzdeckung',
    },
    {
      event: 'Zoll und Einfuhrsteuer',
      factory: 'liefert Rechnung und Packliste',
      customer: 'sind Importeur und schulden die Abgaben',
      us: 'bereiten Tarifnummer und Unterlagen vor',
      forwarder: 'reicht die Zollanmeldung ein',
      insurer: null,
    },
  ],
  note: 'Der Hersteller haftet Ihnen nach Kaufvertrag, und wir reklamieren für Sie auf Chinesisch. Für eigene Fehler haften wir nur bei Absicht und grober Fahrlässigkeit; massgebend sind Offerte und AGB.',
};
