import { overlaid } from '#content/overlay.ts';
import type { ContactPage } from './schema.ts';

export const contact = overlaid<ContactPage>('/contact', {
  route: '/contact',
  meta: {
    title: 'Kontakt und Projektanfrage',
    description:
      'Projektanfrage senden, anrufen oder schreiben: Antwort an Werktagen innert 24\u00a0Stunden, meist innert\u00a04. Das Erstgespräch von 30–45\u00a0Minuten ist kostenlos.',
    keywords: ['China Sourcing Anfrage', 'Offerte China Einkauf', 'Kontakt China Sourcing Schweiz'],
    socialImageAlt: 'Eine rote Linie führt von der Anfrage über die Antwort zum Erstgespräch.',
  },
  hero: {
    badge: 'Schweiz, Shanghai, Guangzhou',
    headline: 'Projekt anfragen oder direkt anrufen',
    lead: 'Drei Sätze zum Produkt reichen für eine erste Antwort.',
    statistics: [
      { value: '4h', label: 'meist bis zur Antwort, in den Bürozeiten' },
      { value: '24h', label: 'spätestens, an Werktagen' },
      { value: '30–45', label: 'Minuten Erstgespräch danach, kostenlos' },
    ],
  },
  inquiry: {
    heading: 'Projektanfrage',
  },
  direct: { heading: 'Direkt zu uns' },
  problems: {
    form: 'dialogue',
    heading: 'Fragen zu Menge, Preis, Mängeln und Zeichnung',
    speakers: ['Sie', 'Wir'],
    problems: [
      {
        title: 'Ist meine Menge zu klein?',
        description:
          'Ja, wenn Honorar, Muster, Werkzeug und Labor mehr kosten, als Sie im ersten Jahr sparen.',
      },
      {
        title: 'Zahle ich heute zu viel?',
        description: 'Aus Menge und Einstandspreis schätzen wir, was der Direktbezug samt Einfuhr kostet.',
      },
      {
        title: 'Was tun bei fehlerhafter Ware?',
        description:
          'Schicken Sie uns vor der Restzahlung Fotos und Vertrag. Wir sagen, ob sich eine Reklamation lohnt.',
      },
      {
        title: 'Wer sieht meine Zeichnung?',
        description:
          'Nur wir; ein Hersteller erst, wenn er die NNN-Vereinbarung (nicht weitergeben, nutzen oder umgehen) gestempelt hat.',
      },
    ],
  },
  offer: {
    heading: 'Unsere Zusagen',
    offers: [
      {
        title: 'Antwort innert 24 Stunden',
        description: 'Gezählt an Werktagen.',
      },
      {
        title: '30–45 Minuten kostenlos',
        description: 'Auch die Offerte kostet nichts.',
      },
      {
        title: 'Unverbindlich',
        description: 'Ein Auftrag entsteht erst, wenn Sie unsere Offerte schriftlich annehmen.',
      },
    ],
  },
  faq: {
    heading: 'Fragen zu Honorar, Dauer und Wechsel',
    questions: [
      {
        question: 'Was kostet ein Auftrag?',
        answer:
          'Einen Fixpreis, den Sie vor der Zusage kennen. Seine Teile zeigt die Musterofferte unter «Warum wir?».',
      },
      {
        question: 'Was soll ich bereit haben?',
        answer: 'Ein Bild, eine Zeichnung oder ein Link genügt, besser mit Menge, Zielpreis und Termin.',
      },
      {
        question: 'Wie lange dauert ein Projekt?',
        answer:
          'Einfache Sourcing-Projekte brauchen bis zum freigegebenen Muster 2–4 Wochen, eine Marktrecherche 3–5 Tage, ein Prototyp 2–4 Wochen, Entwicklungsprojekte in der Regel 2–4 Monate. Bei sechs Wochen Produktion ist die Ware per Schiff rund 16 Wochen nach der Bestellung da.',
      },
      {
        question: 'Wie löse ich meinen Händler oder Agenten ab?',
        answer:
          'Mit einem einzigen Artikel. Kaufen Sie beim alten Lieferanten, bis die erste geprüfte Serie im Lager steht.',
      },
    ],
  },
  story: {
    form: 'voice',
    heading: 'Kundenbeispiel: am Vormittag angefragt',
    text: 'Um neun habe ich geschrieben, am Nachmittag hatte ich jemanden am Telefon.',
    author: 'Produktmanagerin',
    company: 'Handelsunternehmen, Kanton Basel-Landschaft',
    result: 'Rückruf am selben Tag, Muster nach 1–2 Wochen',
  },
  closing: {
    headline: 'Lieber gleich einen Termin?',
    text: 'Buchen Sie das Erstgespräch, auch ohne Anfrage.',
  },
});
