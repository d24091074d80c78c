import { overlaid } from '#content/overlay.ts';
import { singleUseBisphenol } from '#content/deadlines.ts';
import { seaRoute } from '#content/tools/sea-route.ts';
import type { GastronomyPage } from './industry-page.ts';

export const gastronomy: GastronomyPage = overlaid('/gastronomy', {
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
    lead: 'Sie kaufen Porzellan, Möbel und Wäsche direkt beim Hersteller, und wir rechnen die Termine von Ihrem Eröffnungstag zurück. Form und Dekor bleiben auf Wunsch drei Jahre nachbestellbar, auch auf Abruf für mehrere Häuser.',
    statistics: [
      { value: '50+', label: 'Betriebe aus Gastronomie und Hotellerie' },
      { value: 'bis 40%', label: 'Ersparnis gegenüber dem bisherigen Einkauf' },
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
        description:
          'Porzellan kommt direkt aus Chaozhou, und Sie sehen Stückpreis, Fracht und Einfuhr einzeln.',
      },
      {
        title: 'Das Dekor wurde eingestellt',
        description: 'Bestellen Sie eine Reserve mit, denn das Weiss fällt bei jedem Brand etwas anders aus.',
      },
      {
        title: 'Bei den Tellern brechen die Kanten aus',
        description:
          'Wir lassen Teller auf Kantenschlag und Temperaturwechsel prüfen, Dekore nach EN 12875-5 und in Ihrer eigenen Spülmaschine.',
      },
      {
        title: 'Das kantonale Labor prüft Ihr Geschirr',
        description: `Wer Geschirr einführt, muss es selbst kontrollieren (Lebensmittelgesetz, Art. 26). Darum lassen wir Ihre Charge auf Blei und Cadmium prüfen. Schalen und Becher kommen ohne Bisphenol A (BPA), dessen Frist für fertige Einwegware am ${singleUseBisphenol} endete.`,
      },
      {
        title: 'Der Rechaud passt nicht ans Stromnetz',
        description:
          'Ab Werk haben Geräte oft chinesische Stecker und laufen mit 220/380 statt 230/400\u00a0V. Wir prüfen Leistung und Nachweise vor der Bestellung.',
      },
      {
        title: 'Zum Vorhang fehlt der Brandnachweis',
        description:
          'In Räumen mit Publikum brauchen Vorhänge in der Regel die Brandklasse RF2 (geringer Brandbeitrag), nachgewiesen für genau Ihren Stoff.',
      },
    ],
  },
  season: {
    heading: 'Bis wann Sie für die Saison bestellen',
    intro:
      'Porzellan mit eigenem Dekor trifft per Schiff 23–26 Wochen nach der Bestellung ein, ein zweiter Brand eingerechnet. Lagerware kommt früher.',
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
        reason: 'Küche, Service und Office prüfen gemeinsam Gewicht, Stapel und Sitz im Spülkorb.',
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
        reason:
          'Bis zum Verlad bleiben vier Wochen für einen zweiten Brand. Im Herbst sind die Öfen voll, das braucht drei Wochen mehr.',
      },
      {
        milestone: 'Verlad',
        winter: 'Mitte September',
        summer: 'Anfang Dezember',
        reason:
          'Winterware geht vor der Goldenen Woche (ab 1. Oktober) ab, Sommerware vor dem Chinesischen Neujahr (frühestens 21. Januar).',
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
          'Bei Verlad nach dem Chinesischen Neujahr träfe Sommerware erst im April oder Mai ein; planen Sie drei Monate Lagerplatz ein.',
      },
    ],
  },
  offer: {
    heading: 'Alles für Küche, Saal und Zimmer',
    intro:
      'Dazu Besteck, Amenities, Berufskleidung und Einweg, alles in einem Container: unten das Porzellan, darüber die Wäsche.',
    offers: [
      {
        picture: 'tableware',
        title: 'Geschirr und Glas',
        description:
          'Lagerware mit Ihrem Logo gibt es ab etwa 100 Stück, eigene Formen ab 500, bei Glas ab 3’000.',
      },
      {
        picture: 'buffet',
        title: 'Buffet und Küchengeräte',
        description:
          'Gastronorm-Behälter (GN) nach EN\u00a0631: Vor der Bestellung setzen wir Deckel und Wannen verschiedener Hersteller aufeinander.',
      },
      {
        picture: 'chairs',
        title: 'Mobiliar für Saal und Terrasse',
        description:
          'Für Stühle im Saal gilt EN 16139, draussen EN 581. Gleiter und Bezüge bestellen Sie einzeln nach.',
      },
      {
        picture: 'linen',
        title: 'Wäsche und Frottier',
        description:
          'Frottier (500–600 g/m²), Perkal und Satin sind bei 60–95\u00a0°C waschbar. Wie stark sie einlaufen, zeigt die Probewäsche.',
      },
    ],
  },
  story: {
    form: 'voice',
    heading: 'Kundenbeispiel: neues Buffet zur Saisoneröffnung',
    text: 'Wir hatten aus jedem Katalog etwas, und kein Deckel passte auf die Wanne daneben. Als die ersten Gäste anreisten, stand das neue Buffet bereit. Seither habe ich zweimal nachbestellt, da reichte die Artikelnummer.',
    author: 'Direktorin',
    company: 'Vier-Sterne-Hotel, Kanton Graubünden',
    result: 'bis 40% tiefere Beschaffungskosten, pünktlich zur Saisoneröffnung',
  },
  inquiryLink: 'Ausstattung anfragen',
  closing: {
    headline: 'Nennen Sie uns Ihren Eröffnungstag',
    text: 'Im Gespräch klären wir, was noch per Schiff kommt und was Sie besser ab Lager kaufen.',
    host: 'sourcing',
  },
});
