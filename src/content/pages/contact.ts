import type { Faq, MarketingPage, ProblemDialogue, Question, StoryAs } from '../model.ts';

export interface ContactPage extends MarketingPage {
  /** A conversation. */
  problems: ProblemDialogue;
  /** In the customer’s words. */
  story?: StoryAs<'voice'>;
  /** The section with the inquiry form. */
  inquiry: {
    /** Names the form, also for screen readers. At most 30 characters. */
    heading: string;
    /** One or two sentences below it. At most 140 characters. */
    intro: string;
  };
  /** Heading of the box with phone, e-mail, address and opening hours. At most 30 characters. */
  direct: { heading: string };
  /** The questions beside the form, four or more. */
  faq: Faq & { questions: readonly [Question, Question, Question, Question, ...Question[]] };
}

export const contact: ContactPage = {
  route: '/contact',
  meta: {
    title: 'Kontakt und Projektanfrage',
    description:
      'Projektanfrage senden, anrufen oder schreiben: Antwort innerhalb von 24\u00a0Stunden, meist innert 4\u00a0Stunden. Das Erstgespräch von 30–45\u00a0Minuten ist kostenlos.',
    keywords: [
      'China Sourcing Anfrage',
      'Offerte China Einkauf',
      'Beratung Import China',
      'Kontakt China Sourcing Schweiz',
    ],
    socialImageAlt: 'Eine rote Linie führt von der Anfrage über die Antwort zum Erstgespräch.',
  },
  hero: {
    badge: 'Kontakt',
    headline: 'Projekt anfragen oder direkt anrufen',
    lead: 'Drei Sätze zum Produkt reichen für den Anfang. Im Erstgespräch klären wir, ob es in China machbar ist und was als Nächstes kommt.',
    statistics: [
      { value: '4h', label: 'meist bis zur Antwort, in den Bürozeiten' },
      { value: '24h', label: 'bis zur Antwort, an Werktagen' },
      { value: '30–45', label: 'Minuten Erstgespräch, kostenlos' },
    ],
  },
  inquiry: {
    heading: 'Projektanfrage',
    intro: 'Vier Angaben genügen. Was Sie sonst schon wissen, macht unsere Antwort genauer.',
  },
  direct: { heading: 'Direkt zu uns' },
  problems: {
    form: 'dialogue',
    heading: 'Was Einkäufer uns fragen',
    speakers: ['Sie', 'Wir'],
    problems: [
      {
        icon: 'quantity',
        title: 'Ist meine Menge zu klein?',
        description:
          'Oft nicht. Lagerware, vorhandene Farben oder eine Bestellung zusammen mit anderen senken die Mindestmenge. Nennen Sie uns die Menge pro Bestellung und pro Jahr, dann zeigen wir, welcher Weg offen ist.',
      },
      {
        icon: 'price-tag',
        title: 'Zahle ich heute zu viel?',
        description:
          'Schicken Sie uns Produkt, Menge und Ihren heutigen Einstandspreis. Sie erhalten eine Schätzung, was dasselbe Stück beim Hersteller kosten dürfte, mit Fracht und Verzollung, und ob ein Wechsel die Umtriebe wert ist.',
      },
      {
        icon: 'blocked',
        title: 'Mein Lieferant liefert Ausschuss. Was nun?',
        description:
          'Auch bei laufenden Bestellungen lässt sich etwas tun, mit einer Prüfung vor dem Verlad, mit Nacharbeit oder einem zweiten Hersteller. Solange die Restzahlung offen ist, haben Sie einen Hebel.',
      },
      {
        icon: 'copy',
        title: 'Wer sieht meine Zeichnung?',
        description:
          'Zuerst nur wir. Schreiben Sie dazu, was vertraulich bleiben muss: Dann nehmen wir eine Geheimhaltungsvereinbarung auf Chinesisch in die Offerte auf, und die Zeichnung geht erst an Hersteller, die sie gestempelt haben.',
      },
    ],
  },
  offer: {
    heading: 'Unsere Zusagen',
    offers: [
      {
        title: 'Antwort innert 24 Stunden',
        description:
          'An Werktagen. Meist innert 4\u00a0Stunden, wenn Ihre Anfrage während der Bürozeiten eintrifft.',
      },
      {
        title: '30–45 Minuten',
        description: 'So lange dauert das Erstgespräch, am Telefon oder per Video.',
      },
      {
        title: 'Kostenlos',
        description: 'Für das Erstgespräch stellen wir keine Rechnung.',
      },
      {
        title: 'Unverbindlich',
        description: 'Ein Auftrag entsteht erst, wenn Sie unsere Offerte schriftlich annehmen.',
      },
    ],
  },
  faq: {
    heading: 'Fragen zu Ablauf und Kosten',
    questions: [
      {
        question: 'Was kostet die Erstberatung?',
        answer:
          'Nichts, auch wenn kein Auftrag folgt. Wollen Sie danach eine Offerte, steht ein Fixpreis darin.',
      },
      {
        question: 'Wie schnell höre ich von Ihnen?',
        answer:
          'An Werktagen innerhalb von 24\u00a0Stunden, meist innert 4\u00a0Stunden während der Bürozeiten. Ist es dringend, rufen Sie an.',
      },
      {
        question: 'Was soll ich bereit haben?',
        answer:
          'Ein Bild, eine Zeichnung oder einen Link, dazu Menge, Zielpreis, Termin, bekannte Normen und den heutigen Lieferanten. Was fehlt, klären wir im Gespräch.',
      },
      {
        question: 'Wie lange dauert ein Projekt?',
        answer:
          'Einfache Sourcing-Projekte dauern 2–4\u00a0Wochen, Entwicklungsprojekte mit einfachem Werkzeug in der Regel 2–4\u00a0Monate. Für eine Marktrecherche rechnen wir 3–5\u00a0Tage, für einen Prototyp 2–4\u00a0Wochen. Serienproduktion und Transport kommen dazu.',
      },
    ],
  },
  story: {
    form: 'voice',
    heading: 'Am Vormittag angefragt, am Nachmittag Rückruf',
    text: 'Um neun Uhr habe ich das Formular ausgefüllt, am Nachmittag rief jemand zurück und wollte vor allem wissen, wofür wir das Teil brauchen. Die Muster hatten wir nach knapp zwei Wochen.',
    author: 'Produktmanagerin',
    company: 'Handelsunternehmen, Kanton Basel-Landschaft',
    result: 'Rückruf am selben Tag, Muster nach 1–2 Wochen',
  },
  closing: {
    headline: 'Lieber gleich einen Termin?',
    text: 'Wählen Sie eine Zeit, die Ihnen passt. Das Gespräch ist kostenlos und unverbindlich.',
  },
};
