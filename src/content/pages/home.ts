import { overlaid } from '#content/overlay.ts';
import type { GoodsPicture } from '../industries/industry-page.ts';
import type { MarketingPage, Percentage, Headed, Testimonials } from '../page.ts';
import type { NeedsConsent } from '../team.ts';
import type { IndustryRoute, InternalLink, PosterMotif } from '../routes.ts';
import type { AtMost } from '../limits.ts';

/** A reference case on the home page. Samples until the owner supplies real ones. */
export interface ReferenceCase extends NeedsConsent {
  /** Name of the drawing of what was bought. */
  picture: GoodsPicture;
  /** What was bought, for whom. */
  title: AtMost<70>;
  /** What was difficult and what solved it. */
  description: AtMost<280>;
  /** Industry, such as `Hotellerie`; leads to its page. */
  industry: AtMost<30>;
  /** Page of the industry. */
  route: IndustryRoute;
  /** Savings as printed; only the figures of the specification (`bis 40%`, `bis 30%`, `35%`). */
  savings: string;
}

/** A stop of the line in the hero. */
interface Station {
  name: AtMost<18>;
  /** Second line below it. */
  note?: AtMost<36>;
}

/** The line in the hero: two origins join, goods are checked, shipped, cleared and delivered. */
export interface Journey {
  /** What the line shows, for people who cannot see it. */
  title: string;
  /** Where the two lines begin: the offices in China. */
  origins: readonly [Station, Station];
  /** Where the lines have joined and the goods are checked. */
  check: Station;
  /** How they travel. */
  transport: Station;
  /** Where they are cleared. */
  customs: Station;
  /** Where they are reloaded in Switzerland. */
  arrival: Station;
  /** The ramp where the line ends; its name runs down the red field. */
  destination: AtMost<10, Station>;
}

interface ServiceCard {
  title: AtMost<45>;
  description: AtMost<180>;
  /** Where the card leads. */
  href: InternalLink;
  /** Name of the drawing on the card. */
  poster: PosterMotif;
}

export interface HomePage extends Omit<MarketingPage, 'offer'> {
  /** What the consultation takes, beside the buttons of the hero. */
  consultation: AtMost<60>;
  /** The drawing of the hero. */
  journey: Journey;
  /** The offer list of the home page: three cards. */
  services: { heading: string; cards: readonly [ServiceCard, ServiceCard, ServiceCard] };
  /** The quality goal, on an ink field. */
  quality: Headed & {
    /** The share that the dot field draws; printed large. */
    goal: Percentage;
    /** What the share is. */
    caption: string;
    /** How to read the dot field, one or two sentences. */
    text: string;
  };
  /** The reference cases. Three are best; fewer or none are possible. */
  references: Headed & {
    /** Stands beside each saving. */
    savingsLabel: string;
    /** In the order of the page. */
    cases: readonly ReferenceCase[];
  };
  /** Voices of customers. */
  testimonials: Testimonials;
  /** The section with the booking frame. */
  booking: Booking;
}

/** The section with the booking frame (`/#beratung`). */
export interface Booking extends Headed {
  /** One or two sentences. */
  intro: string;
  /** Name of the frame, for screen readers. */
  frameTitle: string;
  /** Link that opens in a tab of its own what stands in the frame: a portal, or the appointment page. */
  newTab: { portal: string; ownPage: string };
  /** Sentence before phone and e-mail, for visitors whose browser blocks the frame. */
  otherWays: string;
}

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
