/**
 * How the money flows, on /services/end-to-end-sourcing: 30/70 is the usual practice of Chinese factories, not a promise.
 * The rest agrees with the terms (`legal/agb.ts`).
 */
import type { Percentage } from '../figures.ts';
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

/** A project that does not come to an order, and what it then costs. */
interface EarlyEnd {
  /** What happens. At most 45 characters. */
  title: string;
  /** What follows from it. At most 200 characters. */
  description: string;
}

export interface Payments extends SectionIntro {
  /** Heads of the columns. At most 20 characters each. */
  columns: Record<keyof Payment, string>;
  /** The usual shares of the price of the goods before and after the inspection, drawn above the table; labels at most 30 characters. */
  shares: Record<'before' | 'after', { label: string; share: Percentage }>;
  /** In the order in which they fall due. */
  payments: readonly Payment[];
  /** Heading of the list below. At most 50 characters. */
  endsHeading: string;
  /** What happens where a project ends early. */
  ends: readonly EarlyEnd[];
}

export const payments: Payments = {
  heading: 'Zahlungsplan: wem, wann, wie viel',
  intro:
    'Grosse Anzahlungen kann eine Bankgarantie sichern; beim Akkreditiv zahlt die Bank den Rest nach dem Verlad gegen Prüfbericht und Frachtpapiere.',
  columns: { moment: 'Zeitpunkt', what: 'Betrag', payee: 'An wen', currency: 'Währung' },
  shares: {
    before: { label: 'Bestellung', share: '30%' },
    after: { label: 'Nach Bericht und Freigabe', share: '70%' },
  },
  payments: [
    {
      moment: 'Mit dem Auftrag und nach jedem Schritt',
      what: 'Teil des Fixpreises, zahlbar innert 30\u00a0Tagen',
      payee: 'an uns',
      currency: 'CHF',
    },
    {
      moment: 'Muster und Werkzeug',
      what: 'laut Offerte des Herstellers, nach Ihrer Zustimmung',
      payee: 'an den Hersteller',
      currency: 'USD oder CNY',
    },
    {
      moment: 'Laborprüfung, wo nötig',
      what: 'laut Offerte des Labors, nach Ihrer Zustimmung',
      payee: 'an das Labor',
      currency: 'je nach Labor',
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
      moment: 'Transport',
      what: 'Fracht und Versicherung',
      payee: 'an den Spediteur',
      currency: 'CHF oder USD',
    },
    {
      moment: 'Einfuhr',
      what: 'Einfuhrsteuer, allfälliger Zoll, Verzollung',
      payee: 'an den Spediteur, der Steuer und Zoll vorstreckt',
      currency: 'CHF',
    },
  ],
  endsHeading: 'Wenn das Projekt nicht aufgeht',
  ends: [
    {
      title: 'Kein Hersteller passt',
      description:
        'Sie erhalten die Gründe schriftlich, bezahlen die bisherige Arbeit und entscheiden, ob wir weitersuchen.',
    },
    {
      title: 'Der Zielpreis wird verfehlt',
      description:
        'Wir zeigen, welches Material oder Mass den Preis treibt, und Sie entscheiden, worauf Sie verzichten.',
    },
    {
      title: 'Die Muster fallen durch',
      description:
        'Der Hersteller bessert nach, oder wir bestellen mit Ihrer Zustimmung Muster beim zweitbesten.',
    },
    {
      title: 'Sie hören auf',
      description:
        'Kündigen können Sie jederzeit. Sie bezahlen dann unsere bisherige Arbeit und bewilligte Kosten Dritter, bei Kündigung zur Unzeit auch den Schaden. Bestellungen beim Hersteller bleiben gültig.',
    },
  ],
};
