import { overlaid } from '#content/overlay.ts';
import { seaRoute } from '#content/tools/order-times.ts';
import type { GastronomyPage } from './schema.ts';

export const gastronomy = overlaid<GastronomyPage>('/gastronomy', {
  route: '/gastronomy',
  meta: {
    title: 'Geschirr, Mobiliar und Hotelwäsche aus China',
    description:
      'Porzellan, Buffet, Möbel und Wäsche für Hotels und Restaurants: ab Werk, mit gesichertem Nachkauf, Laborbericht und Liefertermin vor der Saison.',
    keywords: [
      'Hotelporzellan China',
      'Gastronomiebedarf Import Schweiz',
      'Hotelausstattung China',
      'GN-Behälter Hersteller',
      'Hotelwäsche Hersteller',
      'Restaurantmöbel China',
    ],
    socialImageAlt: 'Plakat: ein Teller aus drei Kreisen auf Rot, am linken Rand Gabel und Messer.',
  },
  hero: {
    badge: 'Für Küche, Saal und Zimmer',
    headline: 'Hotel- und Gastrobedarf direkt aus China',
    lead: 'Sie kaufen Porzellan, Möbel und Wäsche direkt beim Hersteller. Form und Dekor bleiben auf Wunsch drei Jahre nachbestellbar, auch auf Abruf für mehrere Häuser.',
    statistics: [
      { value: '50+', label: 'Betriebe aus Gastronomie und Hotellerie' },
      { value: 'bis 40%', label: 'Ersparnis gegenüber dem bisherigen Einkauf, vor Honorar' },
      { value: '99.2%', label: 'Qualitätsziel' },
    ],
  },
  problems: {
    form: 'drawing',
    heading: 'Wo Importware im Hotel Ärger macht',
    drawing: 'table',
    caption: 'Saal kurz vor der Eröffnung',
    problems: [
      {
        title: 'Jede Handelsstufe verteuert die Ware',
        description: 'Porzellan kommt direkt aus Chaozhou, jeder Kostenposten ist ausgewiesen.',
      },
      {
        title: 'Das Dekor wurde eingestellt',
        description: 'Bestellen Sie eine Reserve mit; das Weiss ändert sich bei jedem Brand.',
      },
      {
        title: 'Bei den Tellern brechen die Kanten aus',
        description: 'Wir lassen Kantenschlag, Temperaturwechsel und Spülen (EN 12875-5) prüfen.',
      },
      {
        title: 'Das kantonale Labor prüft Ihr Geschirr',
        description:
          'Wir lassen Porzellan und Glas auf Blei und Cadmium prüfen, Kunststoff auf Bisphenol A (BPA).',
      },
      {
        title: 'Der Rechaud passt nicht ans Stromnetz',
        description: 'Stecker, 230/400\u00a0V und Leistung klären wir vor der Bestellung.',
      },
      {
        title: 'Zum Vorhang fehlt der Brandnachweis',
        description: 'Meist braucht er RF2 (geringer Brandbeitrag), belegt für Ihren Stoff.',
      },
    ],
  },
  season: {
    heading: 'Bis wann Sie für die Saison bestellen',
    intro:
      'Porzellan mit eigenem Dekor trifft per Schiff 23–26 Wochen nach der Bestellung ein, ein zweiter Brand eingerechnet. Im Standarddekor reichen 18.',
    columns: {
      milestone: 'Schritt',
      winter: 'Wintersaison',
      summer: 'Sommersaison',
      reason: 'Worauf es ankommt',
    },
    inquire: { label: 'Termine für Ihre Eröffnung anfragen', href: '/contact?industry=gastronomy' },
    dates: [
      {
        milestone: 'Muster auf dem Probetisch',
        winter: 'Mitte Mai',
        summer: 'Mitte Juli',
        reason: 'Küche und Service prüfen Gewicht, Stapel und Sitz im Spülkorb.',
      },
      {
        milestone: 'Bestellung',
        winter: 'Anfang Juni',
        summer: 'Anfang August',
        reason: 'Bis dahin reicht die Zeit auch für ein zweites Muster.',
      },
      {
        milestone: 'Endkontrolle im Werk',
        winter: 'Mitte August',
        summer: 'Anfang November',
        reason: 'Bis zum Verlad bleiben vier Wochen für einen zweiten Brand.',
      },
      {
        milestone: 'Verlad',
        winter: 'Mitte September',
        summer: 'Anfang Dezember',
        reason:
          'Vor der Goldenen Woche (ab 1. Oktober) und vor dem Gedränge vor dem Chinesischen Neujahr, in dem Schiffe früh ausgebucht sind.',
      },
      {
        milestone: 'Ware im Haus',
        winter: 'Mitte November',
        summer: 'Anfang Februar',
        reason: `Seefracht ${seaRoute.via} ${seaRoute.duration}, dazu Verzollung und Reserve.`,
      },
      {
        milestone: 'Erster Gast',
        winter: 'Mitte Dezember',
        summer: 'Anfang Mai',
        reason:
          'Sommerware braucht drei Monate Lagerplatz: Nach Neujahr verladen, käme sie erst im April oder Mai.',
      },
    ],
  },
  offer: {
    heading: 'Ein Container für das ganze Haus',
    intro: 'Dazu Besteck, Amenities, Berufskleidung und Einweg.',
    offers: [
      {
        picture: 'tableware',
        title: 'Geschirr und Glas',
        description: 'Mit Ihrem Logo ab etwa 100 Stück, in eigener Form ab 500, bei Glas ab 3’000.',
      },
      {
        picture: 'buffet',
        title: 'Buffet und Küchengeräte',
        description:
          'Gastronorm (GN) nach EN\u00a0631: Wir setzen Deckel und Wannen verschiedener Hersteller aufeinander.',
      },
      {
        picture: 'chairs',
        title: 'Mobiliar für Saal und Terrasse',
        description: 'Stühle nach EN 16139, draussen EN 581; Gleiter und Bezüge einzeln nachbestellbar.',
      },
      {
        picture: 'linen',
        title: 'Wäsche und Frottier',
        description: 'Frottier (500–600 g/m²), Perkal und Satin, bei 60–95\u00a0°C probegewaschen.',
      },
    ],
  },
  story: {
    form: 'voice',
    heading: 'Kundenbeispiel: neues Buffet zur Saisoneröffnung',
    text: 'Wir hatten aus jedem Katalog etwas, und kein Deckel passte auf die Wanne daneben. Als die ersten Gäste anreisten, stand das neue Buffet bereit.',
    author: 'Direktorin',
    company: 'Vier-Sterne-Hotel, Kanton Graubünden',
    result: 'bis 40% tiefere Beschaffungskosten, pünktlich zur Saisoneröffnung',
  },
  inquiryLink: 'Ausstattung anfragen',
  closing: {
    headline: 'Nennen Sie uns Ihren Eröffnungstag',
    text: 'Im Gespräch klären wir, was noch per Schiff kommt.',
    host: 'sourcing',
  },
});
