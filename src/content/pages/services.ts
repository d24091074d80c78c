import type { ServiceRoute } from '../routes.ts';
import type { MarketingPage, OfferList, ProblemDialogue, SectionIntro, Service, StoryAs } from '../model.ts';
import type { ProcessSection, ProjectDuration } from '../services/service-page.ts';

/** A service on the overview, with its two links. */
export interface ServiceBlock extends Service {
  /** The service's own page. */
  route: ServiceRoute;
  /** Text of the link to the inquiry form with this service chosen. At most 40 characters, different in every block. */
  inquiryLink: string;
}

/** /services */
export interface ServicesPage extends MarketingPage {
  route: '/services';
  /** A conversation. */
  problems: ProblemDialogue;
  /** As stations of a line. */
  story?: StoryAs<'stations'>;
  /** The five services, each as a block with its features and steps. */
  services: SectionIntro & {
    /** In the order of the navigation. */
    blocks: readonly [ServiceBlock, ServiceBlock, ServiceBlock, ServiceBlock, ServiceBlock];
    /** Name of the lists of process steps. At most 25 characters. */
    processLabel: string;
  };
  /** The six additional services. */
  offer: OfferList;
  /** The five steps of every project. */
  howItWorks: ProcessSection;
  /** How long projects take, drawn as spans. */
  durations: SectionIntro & {
    /** The kinds of projects, shortest first. */
    projects: readonly ProjectDuration[];
  };
}

export const services: ServicesPage = {
  route: '/services',
  meta: {
    title: 'Leistungen für den Einkauf in China, einzeln oder im Paket',
    description:
      'Sourcing, Produktentwicklung, Qualitätskontrolle, Transport und Zertifizierung: fünf Leistungen für Schweizer KMU mit Fixpreis, Ablauf und Projektdauer.',
    keywords: [
      'China Sourcing Dienstleistungen',
      'Einkauf China KMU',
      'Qualitätskontrolle China',
      'Produktentwicklung China',
      'Verzollung Schweiz',
      'Lieferantenverifikation',
    ],
    socialImageAlt: 'Fünf Plakate nebeneinander: Linie, Kreisscheibe, Punktraster, Balken und Stempel.',
  },
  hero: {
    badge: 'Unsere Leistungen',
    headline: 'Fünf Leistungen, einzeln oder als Paket',
    lead: 'Wer seinen Lieferanten kennt, bucht die Kontrolle. Wer nur eine Skizze hat, beginnt bei der Konstruktion. Jede Leistung hat einen eigenen Fixpreis.',
    statistics: [
      { value: '500+', label: 'beschaffte Produkte' },
      { value: '100+', label: 'Kundenprojekte' },
      { value: '99.2%', label: 'Qualitätsziel' },
    ],
  },
  problems: {
    form: 'dialogue',
    heading: 'Womit Kundinnen und Kunden zu uns kommen',
    speakers: ['Sie', 'Wir'],
    problems: [
      {
        icon: 'route',
        title: 'Ich will nicht gleich alles abgeben',
        description:
          'Müssen Sie nicht. Auch eine einzelne Endkontrolle oder ein Zertifikatscheck hat eine eigene Offerte und verpflichtet zu nichts Weiterem.',
      },
      {
        icon: 'drift',
        title: 'Mein Lieferant macht Probleme',
        description:
          'Dann hilft ein Besuch an der Linie und im Lager. Danach wissen Sie, ob ein Prüfplan genügt oder ein Wechsel nötig ist.',
      },
      {
        icon: 'quantity',
        title: 'Für meine Menge offeriert kein Hersteller',
        description:
          'Grosse Hersteller lassen kleine Anfragen liegen. Kleinere antworten eher, wenn die Anfrage auf Chinesisch kommt, mit Datenblatt und Jahresmenge.',
      },
      {
        icon: 'hidden-costs',
        title: 'Ich weiss nicht, was die Einfuhr kostet',
        description:
          'Sie erhalten den Einstandspreis pro Stück, bevor Sie bestellen. Manchmal spricht die Rechnung gegen den Kauf.',
      },
    ],
  },
  services: {
    heading: 'Unsere Leistungen im Überblick',
    processLabel: 'Ablauf',
    blocks: [
      {
        route: '/services/end-to-end-sourcing',
        title: 'End-to-End Sourcing',
        subtitle: 'Vom Bedarf bis zur Rampe',
        description:
          'Sie sagen, was Sie brauchen. Vom ersten Telefon bis zum Lieferschein ist dieselbe Projektleitung in der Schweiz zuständig.',
        features: [
          'Lastenheft auf Chinesisch und Englisch',
          'Suche im passenden Industriegebiet',
          'Offerten auf gleicher Basis',
          'Vertrag mit Firmenstempel (Chop) und Zahlungsplan',
          'Begleitung der Produktion',
          'Einfuhr und Zustellung',
        ],
        process: [
          'Bedarf klären',
          'Markt absuchen',
          'Muster vergleichen',
          'Bestellen und überwachen',
          'Liefern',
        ],
        inquiryLink: 'Sourcing anfragen',
      },
      {
        route: '/services/produktentwicklung',
        title: 'Produktentwicklung',
        subtitle: 'Ihre Idee, reif für die Serie',
        description:
          'Von der Idee über 3D-Daten und Prototypen zum Werkzeug. Der künftige Hersteller redet schon bei der Konstruktion mit.',
        features: [
          'Machbarkeit und Zielkosten',
          'Fertigungsgerechte Konstruktion (DfM)',
          'Prototypen aus 3D-Druck, CNC, Vakuumguss',
          'Werkzeug mit Eigentumsnachweis',
          'Nullserie und Erstmusterprüfbericht',
          'Verpackung und Anleitung',
        ],
        process: [
          'Idee und Markt prüfen',
          'Konzept zeichnen',
          'Prototyp testen',
          'Werkzeug und Nullserie',
          'Serie freigeben',
        ],
        inquiryLink: 'Entwicklung anfragen',
      },
      {
        route: '/services/qualitaetsmanagement',
        title: 'Qualitätsmanagement',
        subtitle: 'Prüfen vor der Restzahlung',
        description:
          'Unser Team in Shanghai und Guangzhou prüft nach einem Plan, den der Hersteller vor dem Start stempelt.',
        features: [
          'Fabrikaudit',
          'Prüfplan mit Fehlerklassen',
          'Erstmusterprüfung',
          'Kontrolle während der Produktion (DUPRO)',
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
        inquiryLink: 'Qualitätskontrolle anfragen',
      },
      {
        route: '/services/logistik-transport',
        title: 'Logistik & Transport',
        subtitle: 'See, Luft, Express, verzollt',
        description:
          'Wir buchen den Transport, prüfen die Papiere vor dem Verlad und bereiten die Zollanmeldung vor; der Spediteur reicht sie ein.',
        features: [
          'Voller Container oder Beiladung',
          'Luftfracht und Express',
          'Sammellager in China',
          'Tarifnummer und Zollunterlagen',
          'Transportversicherung',
          'Zustellung mit Hebebühne',
        ],
        process: [
          'Sendung planen',
          'Ware abholen',
          'Export abfertigen',
          'Transportieren',
          'Verzollen und zustellen',
        ],
        inquiryLink: 'Logistik anfragen',
      },
      {
        route: '/services/zertifizierungsberatung',
        title: 'Zertifizierungsberatung',
        subtitle: 'Damit Ihr Produkt verkauft werden darf',
        description:
          'Vor der Bestellung steht fest, welche Norm gilt, welches Papier fehlt und welches Labor prüfen darf.',
        features: [
          'Einstufung für Schweiz, EU und USA',
          'Echtheitsprüfung von Zertifikaten',
          'CE, FDA, ISO',
          'Lebensmittelkontakt, Medizin-, Bauprodukte',
          'Technische Dokumentation',
        ],
        process: [
          'Produkt einordnen',
          'Lücken analysieren',
          'Prüfen lassen',
          'Dokumentieren',
          'Auf den Markt bringen',
        ],
        inquiryLink: 'Beratung zu Nachweisen anfragen',
      },
    ],
  },
  offer: {
    heading: 'Zusätzliche Leistungen',
    offers: [
      {
        title: 'Lieferantenverifikation',
        description:
          'Passen Handelsregister, Bankkonto und Werksadresse zur selben Firma? Sie erhalten die Auszüge auf Deutsch erklärt.',
      },
      {
        title: 'Werksbesuch mit Begleitung',
        description: 'Reiseroute, Übersetzung am Tisch und eine Fragenliste für den Rundgang.',
      },
      {
        title: 'Muster sammeln und senden',
        description:
          'Muster mehrerer Hersteller messen und fotografieren wir in China und senden sie in einem Paket.',
      },
      {
        title: 'NNN-Vereinbarung und Vertragsprüfung',
        description:
          'Nicht weitergeben, nicht selbst nutzen, nicht umgehen: auf Chinesisch und mit einem Gericht oder Schiedsgericht, dessen Entscheid in China vollstreckt wird.',
      },
      {
        title: 'Messebegleitung',
        description:
          'Canton Fair in Guangzhou, im Frühling und im Herbst, oder die Fachmesse Ihrer Branche. Reine Händler sind vorher aussortiert.',
      },
      {
        title: 'Reklamationsabwicklung',
        description:
          'Auch für Ware, die Sie ohne uns gekauft haben: Wir verhandeln über Nacharbeit, Gutschrift oder Ersatz.',
      },
    ],
  },
  howItWorks: {
    heading: 'So läuft ein Projekt ab',
    steps: [
      {
        step: 1,
        title: 'Erstgespräch',
        duration: '30–45 Minuten',
        description:
          'Kostenlos und unverbindlich. Danach wissen Sie, ob wir Ihr Vorhaben für machbar halten.',
      },
      {
        step: 2,
        title: 'Offerte zum Fixpreis',
        description:
          'Fremdkosten wie Muster, Labor oder Fracht stehen als Schätzung daneben; Sie geben sie einzeln frei.',
      },
      {
        step: 3,
        title: 'Recherche und Muster',
        duration: 'Marktrecherche 3–5 Tage',
        description: 'Wer produziert, entscheiden Sie anhand von Zahlen und Mustern.',
      },
      {
        step: 4,
        title: 'Produktion und Kontrolle',
        duration: 'nach Vereinbarung',
        description: 'Unser Team schaut im Werk nach, ob Prüfplan und Termine eingehalten werden.',
      },
      {
        step: 5,
        title: 'Lieferung und Nachbetreuung',
        duration: 'je nach Transportweg',
        description: 'Für Nachbestellung, Ersatzteile und Reklamationen bleiben dieselben Leute zuständig.',
      },
    ],
  },
  durations: {
    heading: 'Wie lange ein Projekt dauert',
    intro: 'Richtzeiten bis zum genannten Ergebnis, ohne Serienproduktion und Transport.',
    projects: [
      {
        title: 'Marktrecherche',
        duration: '3–5 Tage',
        description: 'Preise, Hersteller und Normen.',
      },
      {
        title: 'Prototyping',
        duration: '2–4 Wochen',
        description: 'Funktionsmuster mit Prüfprotokoll.',
      },
      {
        title: 'Einfache Sourcing-Projekte',
        duration: '2–4 Wochen',
        description: 'Artikel ohne eigenes Werkzeug, bis zu Offerte und Muster.',
      },
      {
        title: 'Entwicklungsprojekte',
        duration: '2–4 Monate',
        description: 'In der Regel, bei einfachem Werkzeug: vom Lastenheft bis zur Serienfreigabe.',
      },
    ],
  },
  story: {
    form: 'stations',
    heading: 'Kundenbeispiel: zuerst nur Kontrolle, heute alles',
    text: 'Zuerst haben wir nur eine Endkontrolle gebucht, weil wir einem Lieferanten nicht trauten. Dann kam die Verzollung dazu, im Jahr darauf eine neue Liege. Unterdessen läuft der ganze Einkauf in China über sie.',
    author: 'Geschäftsführer',
    company: 'Gartenmöbelhandel, Kanton Zürich',
    result: 'Fünf Leistungen, ein Ansprechpartner',
  },
  closing: {
    headline: 'Welche Leistung brauchen Sie jetzt?',
    text: 'Eine Idee, eine laufende Bestellung, Ware am Zoll: Sagen Sie uns, wo Sie stehen.',
  },
};
