import { overlaid } from '#content/overlay.ts';
import type { ServicesPage } from './schema.ts';

export const services = overlaid<ServicesPage>('/services', {
  route: '/services',
  meta: {
    title: 'Leistungen für den Einkauf in China, einzeln oder im Paket',
    description:
      'Sourcing, Entwicklung, Qualitätskontrolle, Transport und Zertifizierung: fünf Leistungen für Schweizer KMU mit Fixpreis, Ablauf und Projektdauer.',
    keywords: ['China Sourcing Dienstleistungen', 'Einkauf China KMU', 'Lieferantenverifikation'],
    socialImageAlt: 'Fünf Plakate nebeneinander: Linie, Kreisscheibe, Punktraster, Balken und Stempel.',
  },
  hero: {
    badge: 'Für Schweizer KMU',
    headline: 'Fünf Leistungen, einzeln oder als Paket',
    lead: 'Buchen Sie eine einzelne Kontrolle oder alles ab der ersten Skizze. Unser Honorar steht vor Ihrer Zusage fest.',
    statistics: [
      { value: '500+', label: 'beschaffte Produkte' },
      { value: '100+', label: 'Kundenprojekte' },
      { value: '99.2%', label: 'Qualitätsziel' },
    ],
  },
  problems: {
    form: 'dialogue',
    heading: 'Womit Firmen zu uns kommen',
    speakers: ['Sie', 'Wir'],
    problems: [
      {
        title: 'Ich importiere schon selbst',
        description: 'Behalten Sie Ihren Lieferanten und buchen Sie eine einzige Endkontrolle.',
      },
      {
        title: 'Mein Lieferant macht Probleme',
        description:
          'Nach einem Werksbesuch sagen wir Ihnen, ob ein Prüfplan genügt oder Sie besser wechseln.',
      },
      {
        title: 'Meine Menge ist den Herstellern zu klein',
        description: 'Wir fragen Betriebe an, für die Ihr Auftrag zählt, oder raten zu Lagerware.',
      },
      {
        title: 'Ich weiss nicht, was die Einfuhr kostet',
        description: 'Vor der Bestellung schätzen wir, was ein Stück bis in Ihr Lager kostet.',
      },
    ],
  },
  services: {
    heading: 'Unsere Leistungen im Überblick',
    processLabel: 'Ablauf',
    moreLabel: 'Inhalt und Ablauf',
    blocks: [
      {
        route: '/services/end-to-end-sourcing',
        subtitle: 'Vom Bedarf bis in Ihr Lager',
        description: 'Eine Projektleitung bis zur Zustellung.',
        features: [
          'Lastenheft auf Chinesisch und Englisch',
          'Offerten auf gleicher Basis',
          'Vertrag mit Firmenstempel',
          'Einfuhr und Zustellung',
        ],
        process: [
          'Bedarf klären',
          'Hersteller suchen',
          'Muster vergleichen',
          'Bestellen und überwachen',
          'Liefern',
        ],
      },
      {
        route: '/services/produktentwicklung',
        subtitle: 'Ihre Idee, reif für die Serie',
        description: 'Konstruiert mit dem künftigen Hersteller.',
        features: [
          'Fertigungsgerechte Konstruktion',
          'Prototypen und Funktionsmuster',
          'Werkzeug mit Eigentumsnachweis',
          'Nullserie und Erstmusterprüfbericht',
        ],
        process: [
          'Idee und Markt prüfen',
          'Konzept zeichnen',
          'Prototyp testen',
          'Werkzeug und Nullserie',
          'Serie freigeben',
        ],
      },
      {
        route: '/services/qualitaetsmanagement',
        subtitle: 'Fehler finden, bevor verladen wird',
        description: 'Geprüft wird nach einem gestempelten Plan.',
        features: [
          'Prüfplan mit Fehlerklassen',
          'Kontrolle während der Produktion',
          'Endkontrolle nach ISO 2859-1',
          'Laborprüfung und Verladekontrolle',
        ],
        process: [
          'Standards definieren',
          'Werk auditieren',
          'Produktion prüfen',
          'Endkontrolle',
          'Bericht und Freigabe',
        ],
      },
      {
        route: '/services/logistik-transport',
        subtitle: 'Schiff, Flugzeug, Kurier, samt Zoll',
        description: 'Wir bereiten vor, der Spediteur meldet an.',
        features: [
          'Voller Container oder Beiladung',
          'Sammellager in China',
          'Tarifnummer und Zollunterlagen',
          'Transportversicherung',
        ],
        process: [
          'Sendung planen',
          'Ware abholen',
          'Export abfertigen',
          'Transportieren',
          'Verzollen und zustellen',
        ],
      },
      {
        route: '/services/zertifizierungsberatung',
        subtitle: 'Damit Ihr Produkt verkauft werden darf',
        description: 'Was fehlt, wissen Sie vor der Bestellung.',
        features: [
          'Einstufung für Schweiz, EU und USA',
          'Echtheitsprüfung von Zertifikaten',
          'Lebensmittel-, Medizin-, Bauprodukte',
          'Technische Dokumentation',
        ],
        process: [
          'Produkt einordnen',
          'Lücken analysieren',
          'Prüfen lassen',
          'Dokumentieren',
          'Auf den Markt bringen',
        ],
      },
    ],
  },
  offer: {
    heading: 'Kleine Aufträge ohne Projekt',
    intro: 'Einzeln buchbar, zum Fixpreis.',
    offers: [
      {
        title: 'Lieferantenverifikation',
        description: 'Handelsregister, Konto und Adresse, bevor Sie zahlen.',
      },
      {
        title: 'Werksbesuch mit Begleitung',
        description: 'Wir bereiten Fragen vor und übersetzen.',
      },
      {
        title: 'Muster sammeln und senden',
        description: 'Von mehreren Herstellern, vermessen, in einem Paket.',
      },
      {
        title: 'NNN-Vereinbarung und Vertragsprüfung',
        description: 'Nicht weitergeben, nicht nutzen, nicht umgehen: Das stempelt der Hersteller.',
      },
      {
        title: 'Messebegleitung',
        description: 'An der Canton Fair oder Ihrer Fachmesse.',
      },
      {
        title: 'Reklamationsabwicklung',
        description: 'Auf Chinesisch, auch bei Ware, die Sie ohne uns gekauft haben.',
      },
    ],
  },
  howItWorks: {
    heading: 'So läuft ein Projekt ab',
    steps: [
      {
        title: 'Erstgespräch',
        description: 'Nach 30–45 Minuten wissen Sie, ob sich eine Offerte lohnt.',
      },
      {
        title: 'Offerte zum Fixpreis',
        description: 'Die Kosten für Muster, Labor und Fracht schätzen wir einzeln.',
      },
      {
        title: 'Recherche und Muster',
        description: 'Überzeugt kein Hersteller, hören Sie auf und bezahlen nur, was bis dahin anfiel.',
      },
      {
        title: 'Produktion und Kontrolle',
        description: 'Neue Serien messen wir schon während der Produktion.',
      },
      {
        title: 'Lieferung und Nachbetreuung',
        description: 'Zeichnung, Prüfplan und Referenzmuster liegen für den Nachkauf bereit.',
      },
    ],
  },
  story: {
    form: 'stations',
    heading: 'Kundenbeispiel: zuerst nur Kontrolle, heute alles',
    text: 'Zuerst haben wir nur eine Endkontrolle gebucht, im Jahr darauf die Entwicklung einer eigenen Liege. Heute läuft der ganze Einkauf in China über dieselbe Telefonnummer.',
    author: 'Geschäftsführer',
    company: 'Gartenmöbelhandel, Kanton Zürich',
    result: 'Fünf Leistungen, eine Ansprechperson',
  },
  closing: {
    headline: 'Welche Leistung sparen Sie sich?',
    text: 'Im Gespräch sagen wir Ihnen, was sich lohnt und was Sie weglassen können.',
    host: 'management',
  },
});
