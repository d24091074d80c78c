/**
 * How the money flows, on /services/end-to-end-sourcing: 30/70 is the usual practice of Chinese factories, not a promise.
 * The rest agrees with the terms (`legal/agb.ts`).
 */
import type { SectionIntro } from '../page.ts';
import type { AtMost } from '../limits.ts';

interface Payment {
  /** When it falls due. */
  moment: AtMost<40>;
  /** What is paid. */
  what: AtMost<70>;
  /** To whom. */
  payee: AtMost<50>;
  /** In which currency. */
  currency: AtMost<20>;
}

export interface Payments extends SectionIntro {
  /** Heads of the columns. */
  columns: AtMost<20, Record<keyof Payment, string>>;
  /** In the order in which they fall due. */
  payments: readonly Payment[];
}

export const payments: Payments = {
  heading: 'Zahlungsplan: wem, wann, wie viel',
  intro: 'Eine grosse Anzahlung lässt sich mit einer Bankgarantie sichern.',
  columns: { moment: 'Zeitpunkt', what: 'Betrag', payee: 'An wen', currency: 'Währung' },
  payments: [
    {
      moment: 'Mit dem Auftrag und nach jedem Schritt',
      what: 'Teil des Fixpreises, zahlbar innert 30\u00a0Tagen',
      payee: 'an uns',
      currency: 'CHF',
    },
    {
      moment: 'Muster, Werkzeug, Labor',
      what: 'laut Offerte, nach Ihrer Zustimmung',
      payee: 'an Hersteller und Labor',
      currency: 'USD oder CNY',
    },
    {
      moment: 'Bestellung',
      what: 'Anzahlung, üblich sind 30%',
      payee: 'auf das geprüfte Firmenkonto des Herstellers',
      currency: 'USD oder CNY',
    },
    {
      moment: 'Nach Prüfbericht und Freigabe',
      what: 'Restzahlung, üblich sind 70%',
      payee: 'auf dasselbe Konto',
      currency: 'USD oder CNY',
    },
    {
      moment: 'Transport und Einfuhr',
      what: 'Fracht, Versicherung, Einfuhrsteuer, allfälliger Zoll',
      payee: 'an den Spediteur',
      currency: 'CHF oder USD',
    },
  ],
};
