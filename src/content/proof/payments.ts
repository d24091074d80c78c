/**
 * How the money flows, on /services/end-to-end-sourcing: 30/70 is the usual practice of Chinese factories, not a promise.
 * The rest agrees with the terms (`legal/agb.ts`).
 */
import type { SectionIntro } from '../page.ts';

interface Payment {
  /** When it falls due. At most 40 characters. */
  moment: string;
  /** What is paid. At most 70 characters. */
  what: string;
  /** To whom. At most 50 characters. */
  payee: string;
  /** In which currency. At most 20 characters. */
  currency: string;
}

export interface Payments extends SectionIntro {
  /** Heads of the columns. At most 20 characters each. */
  columns: Record<keyof Payment, string>;
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
