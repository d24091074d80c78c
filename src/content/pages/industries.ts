import { overlaid } from '#content/overlay.ts';
import type { IndustriesPage } from './schema.ts';

export const industries = overlaid<IndustriesPage>('/industries', {
  route: '/industries',
  meta: {
    title: 'Branchen: für wen wir in China suchen und prüfen',
    description:
      'Hotel, Laden, Baustelle, Spital und Anlass verlangen je andere Nachweise. Was wir je Branche beschaffen, mit Beispielen.',
    keywords: [
      'China Einkauf Branchen',
      'Hotelbedarf China',
      'Handelsware China',
      'Baumaterial China',
      'Medizinprodukte China',
      'Eventequipment China',
    ],
    socialImageAlt:
      'Plakat: fünf Reihen, Teller, Regal, Mauer, Pulslinie und Lichtkegel, in jeder ein rotes Stück.',
  },
  hero: {
    badge: 'Von Gastronomie bis Event',
    headline: 'China-Einkauf nach den Regeln Ihrer Branche',
    lead: 'Was kantonales Labor, Bauleitung und Feuerpolizei verlangen, klären wir vor der Bestellung.',
    statistics: [
      { value: '2.500+', label: 'Inspektionen in chinesischen Werken' },
      { value: '100+', label: 'Projekte, ohne Einzelaufträge' },
      { value: '99.2%', label: 'Qualitätsziel' },
    ],
  },
  board: {
    heading: 'Das beschaffen wir für Ihre Branche',
    servicesLabel: 'Was wir beschaffen',
    caseLabel: 'Ein Fall',
    customersLabel: 'Kunden',
    industries: [
      {
        route: '/gastronomy',
        title: 'Gastronomie & Hotellerie',
        description: 'Geschirr, Möbel und Wäsche, rechtzeitig zur Saison.',
        services: ['Porzellan und Besteck', 'Gastronorm und Buffet', 'Mobiliar', 'Hotelwäsche'],
        caseStudy: 'Ein Werk mischte das Weiss nach, bis es zum alten Geschirr passte.',
        customers: '50+',
      },
      {
        route: '/retail',
        title: 'Einzel- und Grosshandel',
        description: 'Eigenmarken mit Dossier, kalkuliert bis ins Regal.',
        services: ['Haushalt und Küche', 'Spielwaren', 'Heimtextilien', 'Elektrozubehör'],
        caseStudy: 'Plüschaugen bestanden die Zugprüfung nicht; jetzt sind sie gestickt.',
        customers: '35+',
      },
      {
        route: '/construction',
        title: 'Bauunternehmen',
        description: 'Baumaterial mit Nachweisen für die Abnahme.',
        services: ['Plättli und Naturstein', 'Beschläge und Türen', 'Geländer', 'Armaturen'],
        caseStudy: 'Dem ersten Werk fehlte das Zertifikat fürs Vordach. Ein anderes lieferte.',
        customers: '20+',
      },
      {
        route: '/healthcare',
        title: 'Gesundheitswesen',
        description: 'Medizinprodukte und Schutzmaterial mit geprüften Nachweisen.',
        services: ['Handschuhe und Masken', 'OP-Textilien', 'Pflegebetten', 'Hilfsmittel'],
        caseStudy: 'Die Kennnummer des FFP2-Zertifikats gehörte einer anderen Stelle.',
        customers: '15+',
      },
      {
        route: '/events',
        title: 'Eventplanung',
        description: 'Ausstattung mit Brandnachweis, pünktlich zum Aufbau.',
        services: ['Bestuhlung', 'LED-Wände', 'Bühne und Traversen', 'Dekoration'],
        caseStudy: 'Neue Profile passten nicht zu den Verbindern; jetzt wird jedes getestet.',
        customers: '12+',
      },
    ],
  },
  problems: {
    form: 'drawing',
    drawing: 'receiving',
    caption: 'Warenannahme',
    heading: 'Probleme, die jede Branche kennt',
    problems: [
      {
        title: 'Alles wird teurer, der Verkaufspreis bleibt',
        description: 'Wir rechnen Rohstoff, Lohn und Fracht nach.',
      },
      {
        title: 'Jede Lieferung fällt ein wenig anders aus',
        description: 'Im Vertrag stehen Toleranzen für Farbton, Gewicht und Mass.',
      },
      {
        title: 'Einkauf in Dollar, Verkauf in Franken',
        description: 'Den Dollarkurs sichert Ihre Bank ab.',
      },
      {
        title: 'Für defekte Teile gibt es keinen Ersatz',
        description: 'Bestellen Sie Verschleissteile mit der Serie.',
      },
      {
        title: 'EU-Nachweise reichen hier nicht immer',
        description: 'Für Stecker, Sprachen und Brandschutz gelten Schweizer Regeln.',
      },
      {
        title: 'Die Behörde hält sich an den Importeur',
        description: 'Importeur sind meist Sie, wir beschaffen das Dossier.',
      },
    ],
  },
  offer: {
    heading: 'In jedem Sourcing-Auftrag inbegriffen',
    offers: [
      {
        title: 'Lastenheft',
        description: 'Chinesisch und Englisch, Teil des Kaufvertrags.',
      },
      {
        title: 'Prüfplan',
        description: 'Eine Seite pro Artikel.',
      },
      {
        title: 'Einfuhr',
        description: 'Tarifnummer, Zollunterlagen, Bewilligungen.',
      },
      {
        title: 'Nachkauf',
        description: 'Zeichnung und Farbwert liegen für Sie bereit.',
      },
    ],
  },
  story: {
    form: 'stations',
    heading: 'Kundenbeispiel: Einkauf für ein Personalrestaurant',
    text: 'Für eine Überbauung liessen wir in China eine Musterküche fertigen. Danach gab uns der Bauherr auch die Kantine.',
    author: 'Projektleiterin',
    company: 'Innenausbau, Kanton Luzern',
    result: 'Nach der Musterküche auch das Personalrestaurant',
  },
  closing: {
    headline: 'Was soll zuerst günstiger werden?',
    text: 'Nennen Sie das Produkt, auch aus einer Branche, die hier fehlt.',
    host: 'sourcing',
  },
});
