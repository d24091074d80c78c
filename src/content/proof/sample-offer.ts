/**
 * The sample offer on /why-us: what an offer of ours contains, so that a buyer can lay it beside another one. It agrees
 * with the terms (`legal/agb.ts`): prices without VAT, costs of third parties apart, payable within 30 days.
 */
import type { LabelledLink, SectionIntro } from '../page.ts';
import type { AtMost } from '../limits.ts';

/** A line of the offer. */
interface OfferPosition {
  /** What is done. */
  title: AtMost<40>;
  /** What belongs to it. */
  includes: AtMost<120>;
  /** When it is invoiced or has to be paid. */
  due: AtMost<40>;
  /** The price as printed, `CHF 1’200.00`, or its order of magnitude, `ab CHF 1’200`. Missing until the owner says it. */
  amount?: `${'' | 'ab '}CHF ${string}`;
}

export interface SampleOffer extends SectionIntro {
  /** Marks the sheet as a sample. */
  mark: AtMost<20>;
  /** Title of the sheet. */
  title: AtMost<60>;
  /** What the offer is about. */
  subject: AtMost<100>;
  /** What a line says of itself, above each value. */
  columns: AtMost<20, Record<'includes' | 'due', string>>;
  /** What we charge. In the order of the sheet. */
  positions: readonly OfferPosition[];
  /** The line below the positions. */
  total: Pick<OfferPosition, 'title' | 'amount'> & {
    /** In place of the amount: why amounts are left open. */
    reason?: AtMost<120>;
  };
  /** What the price does not contain, below the sheet. */
  note: AtMost<300>;
  /** Leads to the form. */
  inquire: AtMost<40, LabelledLink>;
}

export const sampleOffer: SampleOffer = {
  heading: 'Unsere Offerte, Zeile für Zeile',
  intro: 'Legen Sie Ihre heutige Offerte daneben und fragen Sie nach, was in ihr fehlt.',
  mark: 'Muster',
  title: 'Offerte: Beschaffung mit Prüfung und Einfuhr',
  subject: '1’000 Isolierkannen, ein Hersteller, eine Lieferung',
  columns: { includes: 'Darin enthalten', due: 'Rechnung' },
  positions: [
    {
      title: 'Lastenheft',
      includes: 'Werkstoff, Toleranzen, Normen und Verpackung',
      due: 'mit dem Auftrag',
    },
    {
      title: 'Lieferantensuche',
      includes: 'Register, Konto und Nachweise geprüft, drei Offerten verglichen',
      due: 'nach den drei Offerten',
    },
    {
      title: 'Muster und Freigabe',
      includes: 'Vermessung der Muster, Abnahme des Werkzeugs, Werksbesuch, gestempelter Kaufvertrag',
      due: 'nach Ihrer Freigabe',
    },
    {
      title: 'Prüfungen im Werk',
      includes: 'Zwischen- und Endkontrolle (2\u00a0Prüftage), Bericht am nächsten Arbeitstag',
      due: 'nach jedem Bericht',
    },
    {
      title: 'Transport und Einfuhr organisieren',
      includes: 'Buchung, Prüfung der Papiere, Zollunterlagen, Zustellung',
      due: 'nach der Lieferung',
    },
  ],
  total: {
    title: 'Fixpreis ohne MWST',
    reason: 'Die Beträge hängen vom Auftrag ab; Ihre Offerte nennt jeden einzeln.',
  },
  note: 'Muster, Werkzeug, Ware, Labor, Fracht und Einfuhr schätzt die Offerte einzeln; Sie bezahlen sie den Dritten direkt. Unser Honorar steigt nur, wenn Sie Nachprüfungen, weitere Suchen oder Änderungen bestellen.',
  inquire: { label: 'Offerte in dieser Form anfragen', href: '/contact?service=end-to-end-sourcing' },
};
