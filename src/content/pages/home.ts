import { overlaid } from '#content/overlay.ts';
import type { HomePage } from './schema.ts';

export const home = overlaid<HomePage>('/', {
  route: '/',
  meta: {
    title: 'China-Sourcing für Schweizer KMU, Honorar zum Fixpreis',
    description:
      'Hersteller finden, Ware vor dem Verlad prüfen, verzollt an die Rampe liefern: China-Einkauf für Schweizer KMU mit eigenem Team in Shanghai und Guangzhou.',
    keywords: ['China Sourcing Schweiz', 'Import aus China Schweiz', 'Lieferant China finden'],
    socialImageAlt:
      'Eine rote Linie führt mit Stationen von Shanghai und Guangzhou zur Rampe in der Schweiz.',
  },
  hero: {
    badge: 'China-Sourcing für Schweizer KMU',
    headline: 'Geprüfte Ware aus China bis an Ihre Rampe',
    lead: 'Wir finden den Hersteller, prüfen die Ware und organisieren Transport und Zoll. Unser Honorar ist fix, vom Hersteller nehmen wir kein Geld.',
    statistics: [
      { value: '100+', label: 'Projekte für Schweizer KMU' },
      { value: '7', label: 'Expertinnen und Experten, davon 3 in China' },
      { value: '5', label: 'Branchen, vom Hotel bis zum Spital' },
    ],
  },
  consultation: '30–45 Minuten, ohne Verpflichtung',
  journey: {
    title: 'Der Weg Ihrer Ware',
    origins: [
      { name: 'Shanghai', note: 'Eigenes Büro' },
      { name: 'Guangzhou', note: 'Eigenes Büro' },
    ],
    check: { name: 'Prüfung', note: 'vor Verlad' },
    transport: { name: 'Seefracht', note: '25–35 Tage (Suez), Rampe: 64 Tage' },
    customs: { name: 'Zoll & MWST', note: 'an der Grenze' },
    arrival: { name: 'Basel', note: 'Umschlag' },
    destination: { name: 'Ihre Rampe' },
  },
  problems: {
    form: 'breaks',
    heading: 'Woran Importe aus China scheitern',
    problems: [
      {
        fault: 'origin',
        title: 'Welcher Lieferant ist echt?',
        description: 'Vor der Bestellung prüfen wir Register und Konto und besuchen das Werk.',
      },
      {
        fault: 'shift',
        title: 'Das Muster war\u00a0gut, die\u00a0Serie nicht',
        description: 'Ob der Lack dünner oder der Stahl weicher geworden ist, messen wir noch im Werk.',
      },
      {
        fault: 'hidden',
        title: 'Der Stückpreis ist nicht der Preis',
        description: 'Werkzeug, Hafen, Fracht und Einfuhrsteuer sehen Sie einzeln, bevor Sie bestellen.',
      },
      {
        fault: 'end',
        title: 'Das Gesetz macht Sie verantwortlich',
        description:
          'Wer einführt, muss die Sicherheit nachweisen, auch für den eigenen Betrieb. Vor der Anzahlung sagen wir Ihnen, was fehlt.',
      },
    ],
  },
  services: {
    heading: 'Suchen, prüfen, liefern: was wir übernehmen',
    cards: [
      {
        title: 'Produktsuche & Lieferantenauswahl',
        description: 'Drei Hersteller offerieren nach demselben Lastenheft, die besten senden Muster.',
        href: '/services#end-to-end-sourcing',
        poster: 'end-to-end-sourcing',
      },
      {
        title: 'Qualitätskontrolle durch eigenes Team',
        description: 'Stichproben nach ISO 2859-1 im Werk, auf Wunsch auch bei Ihrem heutigen Lieferanten.',
        href: '/services#qualitaetsmanagement',
        poster: 'qualitaetsmanagement',
      },
      {
        title: 'Logistik & Verzollung',
        description: 'Wir buchen den Transport bis zur Rampe und bereiten die Verzollung vor.',
        href: '/services#logistik-transport',
        poster: 'logistik-transport',
      },
    ],
  },
  quality: {
    heading: 'Freigabe erst, wenn die Ware stimmt',
    goal: '99.2%',
    caption: 'Qualitätsziel',
    text: 'Unser Ziel: Von tausend gelieferten Teilen haben höchstens acht einen Hauptfehler. Die Restzahlung (üblich 70%) folgt erst, wenn Sie den Bericht gelesen haben.',
  },
  references: {
    heading: 'Was Kunden gespart haben',
    savingsLabel: 'tiefere Kosten, vor Honorar',
    cases: [
      {
        picture: 'tableware',
        title: 'Geschirr und Buffetware für eine Hotelgruppe',
        description: 'Am Rand verstärkt, auf Blei und Cadmium geprüft, laut Vertrag nachbestellbar.',
        industry: 'Hotellerie',
        route: '/gastronomy',
        savings: 'bis 40%',
      },
      {
        picture: 'door-handle',
        title: 'Beschläge und Türdrücker für einen Innenausbauer',
        description:
          'Bestellt war Edelstahl 1.4404, gemessen haben wir 1.4301, der früher rostet. Ein anderes Werk sprang ein.',
        industry: 'Bau',
        route: '/construction',
        savings: 'bis 30%',
      },
      {
        picture: 'gloves',
        title: 'Verbrauchsmaterial für eine Pflegeinstitution',
        description: 'Bis zur Charge rückverfolgbar, ein zweites geprüftes Werk steht bereit.',
        industry: 'Gesundheitswesen',
        route: '/healthcare',
        savings: '35%',
      },
    ],
  },
  testimonials: {
    heading: 'Stimmen unserer Kundschaft',
    testimonials: [
      {
        text: 'Zweimal war es ein Fehlkauf. Diesmal stand im Bericht, welche Stühle nicht stimmten.',
        author: 'Geschäftsführer',
        company: 'Handelsbetrieb, Kanton Aargau',
        result: 'Erst nachgebessert, dann bezahlt',
      },
      {
        text: 'Am Montag frage ich auf Deutsch nach, am Dienstag habe ich meist ein Bild aus dem Werk.',
        author: 'Leiterin Einkauf',
        company: 'Hotelbetrieb, Kanton Graubünden',
        result: 'Antworten aus der Werkhalle',
      },
      {
        text: 'Beim Fixpreis ist es geblieben. Das Labor kam dazu, aber das stand so in der Offerte.',
        author: 'Inhaber',
        company: 'Bauunternehmen, Kanton Luzern',
        result: 'Abgerechnet wie offeriert',
      },
    ],
  },
  story: {
    form: 'stations',
    heading: 'Kundenbeispiel: direkt vom Hersteller',
    text: 'Niemand konnte uns sagen, wer unsere Ware herstellt. Jetzt liefern zwei geprüfte Werke, und ohne Kontrolle wird nichts verladen.',
    author: 'Inhaber',
    company: 'Fachhandel, Kanton Thurgau',
    result: 'Planbare Lieferungen, eine Ansprechperson',
  },
  booking: {
    heading: 'Ihr kostenloses Erstgespräch',
    intro:
      'Nach 30–45 Minuten am Telefon oder per Video wissen Sie, ob sich eine Offerte lohnt. Halten Sie Produkt, Jahresmenge, heutigen Preis und Termin bereit.',
    frameTitle: 'Terminbuchung',
    newTab: {
      portal: 'Terminkalender in neuem Tab öffnen',
      ownPage: 'Termin in neuem Tab vereinbaren',
    },
    otherWays: 'Lieber direkt?',
  },
  closing: {
    headline: 'Lohnt sich China für Ihr Produkt?',
    text: 'Eine Isolierkanne zu heute CHF 30 kommt im Beispiel mit Vorsteuerabzug auf CHF 22.96, ohne Honorar, Muster und Labor. Kosten diese mehr, als Sie sparen, raten wir ab.',
    host: 'sourcing',
  },
});
