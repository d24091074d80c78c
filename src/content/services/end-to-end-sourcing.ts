import { overlaid } from '#content/overlay.ts';
import type { SourcingPage } from './schema.ts';

export const endToEndSourcing = overlaid<SourcingPage>('/services/end-to-end-sourcing', {
  route: '/services/end-to-end-sourcing',
  meta: {
    title: 'China Sourcing vom Lastenheft bis zur Lieferung',
    description:
      'Hersteller finden, Offerten vergleichen, Muster freigeben, Serie kontrollieren, Ware verzollen: ein Auftrag zum Fixpreis.',
    keywords: [
      'China Sourcing Schweiz',
      'Lieferant in China finden',
      'Hersteller prüfen China',
      'Mindestmenge China',
    ],
    socialImageAlt: 'Plakat: Zwei Linien vereinen sich und enden an einer Rampe.',
  },
  hero: {
    badge: 'Für Firmen ohne Team in China',
    headline: 'China-Einkauf vom Lastenheft bis ins Lager',
    lead: 'Sie wählen unter drei Offerten nach demselben Lastenheft und sparen im Schnitt 85% der Zeit, die Suche und Abklärung im Alleingang kosten.',
    statistics: [
      { value: '500+', label: 'erfolgreiche Sourcings, also beschaffte Produkte' },
      { value: '85%', label: 'durchschnittliche Ersparnis an Arbeitszeit' },
      { value: '24/7', label: 'Support in China: Telefonpikett für laufende Aufträge' },
    ],
  },
  problems: {
    form: 'drawing',
    heading: 'Wo Bestellungen in China schiefgehen',
    drawing: 'desk',
    caption: 'Pult im Einkauf',
    problems: [
      {
        title: 'Der Hersteller ist in Wahrheit ein Händler',
        description: 'Wir prüfen, ob die Geschäftslizenz Fertigung nennt und der Name am Werkstor stimmt.',
      },
      {
        title: 'Jede Offerte beschreibt ein anderes Produkt',
        description:
          'Ohne Lastenheft rechnet der erste Hersteller mit 0.8 mm Blech und der nächste mit 0.6 mm.',
      },
      {
        title: 'Die Mindestmenge ist zu gross',
        description: 'Oft hilft eine Farbe für mehrere Artikel, sonst handeln wir einen Zuschlag aus.',
      },
      {
        title: 'Die Anzahlung ist\u00a0weg, die\u00a0Ware nicht da',
        description:
          'Überweisen Sie nur auf ein Konto der Firma, die den Vertrag stempelt; eine «neue Bankverbindung» prüfen wir am Telefon.',
      },
    ],
  },
  offer: {
    heading: 'Was in Ihrem Auftrag enthalten ist',
    offers: [
      {
        title: 'Verhandlung auf Mandarin und Kantonesisch',
        description:
          'Wir rechnen Material und Ausschuss nach, damit der Preis sinkt und nicht die Wandstärke.',
      },
      {
        title: 'Gegenmuster, Nullserie, Referenzmuster',
        description:
          'Sie zeigen, ob der Hersteller Sie verstanden hat, ob das Werkzeug taugt und was am Ende gilt.',
      },
      {
        title: 'Kaufvertrag mit Firmenstempel',
        description:
          'Der Stempel bindet das Werk, Vertragspartei sind Sie. Nachbestellen können Sie auch ohne uns.',
      },
      {
        title: 'Produktionskalender mit Feiertagen',
        description: 'Was fehlt, wann das Schiff fährt, wie viel Reserve bleibt.',
      },
    ],
  },
  process: {
    heading: 'Ihr Auftrag Schritt für Schritt',
    steps: [
      {
        title: 'Bedarfsanalyse',
        duration: '1 Tag',
        description:
          'Aus Zeichnung, Foto oder altem Teil, Jahresmenge, Zielpreis und Termin entsteht das Lastenheft.',
      },
      {
        title: 'Lieferantensuche',
        duration: '3–5 Tage',
        description:
          'Leuchten suchen wir in Zhongshan, Porzellan in Chaozhou. Drei geprüfte Hersteller offerieren.',
      },
      {
        title: 'Offertvergleich und Verhandlung',
        duration: '2 Tage',
        description: 'Zu jeder Offerte schätzen wir Werkzeug, Fracht und Verzollung bis in Ihr Lager.',
      },
      {
        title: 'Muster und Freigabe',
        duration: '1–2 Wochen',
        description:
          'Wir vermessen sie und besuchen das Werk. Vom Referenzmuster behalten Sie, wir und das Werk je ein versiegeltes Stück.',
      },
      {
        title: 'Bestellung, Produktion und Lieferung',
        duration: 'nach Vereinbarung',
        description: 'Verladen wird erst, wenn Sie die Ware nach unserer Prüfung freigeben.',
      },
    ],
  },
  faq: {
    heading: 'Wie lange es dauert',
    questions: [
      {
        question: 'Wie lange dauert ein Projekt?',
        answer:
          'Bis zur Freigabe der Muster 2–6\u00a0Wochen: einfache Artikel 2–4, mit zweiter Musterrunde länger. Werkzeug, Produktion und Transport kommen dazu.',
      },
      {
        question: 'Wann halte ich ein Muster in der Hand?',
        answer: '1–2 Wochen nach der Musterbestellung, mit eigenem Werkzeug ein bis zwei Monate später.',
      },
    ],
  },
  payments: {
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
  },
  minimum: {
    heading: 'Ab welcher Menge ein Werk produziert',
    intro: 'Richtwerte pro Bestellung.',
    columns: { process: 'Verfahren', quantity: 'Übliche Menge', reason: 'Grund dafür' },
    rows: [
      {
        process: 'Lagerware, unverändert',
        quantity: 'ab 1 Karton',
        reason: 'Die Ware liegt bereit.',
      },
      {
        process: 'Blech, gelasert und gebogen',
        quantity: 'ab 50 Stück',
        reason: 'Nur die Maschine wird eingerichtet.',
      },
      {
        process: 'Lagerware mit Ihrem Logo',
        quantity: 'ab 100 Stück',
        reason: 'Druckform und Maschinenstunde.',
      },
      {
        process: 'Spritzguss mit eigenem Werkzeug',
        quantity: 'ab 500 Stück',
        reason: 'Das Werkzeug kostet immer gleich viel.',
      },
      {
        process: 'Porzellan in eigener Form',
        quantity: 'ab 500 Stück pro Form',
        reason: 'Gipsformen, Glasur, Platz im Ofen.',
      },
      {
        process: 'Glas in eigener Form',
        quantity: 'ab 3’000 Stück',
        reason: 'Der Formwechsel kostet eine Schicht.',
      },
    ],
  },
  story: {
    form: 'change',
    heading: 'Kundenbeispiel: Einkauf ohne Zwischenhändler',
    text: 'Unser Lieferant hatte die Ware von einem Händler in China, und der hatte sie aus dem Werk. Heute bestellen wir direkt dort.',
    author: 'Leiter Einkauf',
    company: 'Handel mit Betriebseinrichtungen, Kanton Schaffhausen',
    result: '45% Kostenersparnis',
    figures: [{ value: '30%', label: 'kürzere Lieferzeiten' }],
    change: {
      measure: 'Ware ohne Fracht und Einfuhr, als Index',
      before: { label: 'über Zwischenhändler', text: '100', amount: 100 },
      after: { label: 'direkt beim Hersteller', text: '55', amount: 55 },
    },
  },
  inquiryLink: 'Sourcing-Projekt anfragen',
  closing: {
    headline: 'Welches Teil ist heute zu teuer?',
    text: 'Foto, Jahresmenge und Einstandspreis genügen für eine erste Schätzung.',
    host: 'sourcing',
  },
});
