import { overlaid } from '#content/overlay.ts';
import type { HealthcarePage } from './schema.ts';

/** Until then devices may be sold without their entry in swissdamed (`register.ts`). */
export const swissdamed = '31.\u00a0Dezember\u00a02026';

export const healthcare = overlaid<HealthcarePage>('/healthcare', {
  route: '/healthcare',
  meta: {
    title: 'Verbrauchsmaterial und Mobiliar für Spital und Heim',
    description:
      'Handschuhe, Masken, Abdeckungen, Pflegebetten und Hilfsmittel aus China: Zertifikate verifiziert, Charge rückverfolgbar, Pflichten nach MepV klar verteilt.',
    keywords: ['Verbrauchsmaterial Spital China', 'Medizinprodukte Import Schweiz'],
    socialImageAlt: 'Plakat: viele schwarze Pulslinien untereinander, die mittlere ist rot.',
  },
  hero: {
    badge: 'Für Spital, Heim und Spitex',
    headline: 'Medizinprodukte und Pflegebedarf aus China',
    lead: 'Wir lassen vorgeschriebene Zertifikate von der ausstellenden Stelle bestätigen und kontrollieren Charge und Ablaufdatum schon im Werk.',
    statistics: [
      { value: '15+', label: 'Einrichtungen des Gesundheitswesens' },
      { value: '100%', label: 'der Medizinprodukte CE-konform geliefert' },
      { value: '35%', label: 'Kostenersparnis gegenüber dem Handel, vor Honorar' },
    ],
  },
  problems: {
    form: 'drawing',
    heading: 'Was bei Medizinprodukten heikel ist',
    drawing: 'label',
    caption: 'Etikett einer Stationspackung',
    problems: [
      {
        title: 'Importeur, ohne es zu wissen',
        description:
          'Welche Pflichten Sie als Importeur haben (Art. 53 MepV), klären wir vor dem Kaufvertrag.',
      },
      {
        title: 'Das Zertifikat ist gefälscht',
        description: 'Wir fragen die Stelle, die in der EU-Datenbank NANDO steht.',
      },
      {
        title: 'Die Charge lässt sich nicht zurückverfolgen',
        description: 'Im Werk vergleichen wir Charge, Ablaufdatum und Kennung (UDI).',
      },
      {
        title: 'Für die Sterilität fehlt der Nachweis',
        description: 'Zu jeder sterilen Charge verlangen wir das Protokoll (ISO 11135, 11137).',
      },
      {
        title: 'Der einzige Hersteller fällt aus',
        description: 'Wir prüfen einen zweiten, und ein Vorrat überbrückt die Zeit.',
      },
      {
        title: 'Der Preisvergleich geht nicht auf',
        description: 'Wir rechnen pro Anwendung, mit der Einfuhrsteuer von 8.1%, die Ihnen meist bleibt.',
      },
    ],
  },
  duties: {
    heading: 'So verteilen sich die Pflichten',
    intro:
      'Wer Ware einführt und weitergibt, ist Importeur. Wer sie nur im eigenen Haus anwendet, steht selbst für die Konformität ein (Art. 70 der Medizinprodukteverordnung, MepV).',
    columns: {
      task: 'Aufgabe',
      manufacturer: 'Hersteller',
      us: 'Wir',
      importer: 'Importeur (evtl.\u00a0Sie)',
    },
    nothing: 'nicht beteiligt',
    inquire: { label: 'Pflichten für Ihr Produkt klären', href: '/contact?industry=healthcare' },
    rows: [
      {
        task: 'Konformität bewerten, CE anbringen',
        manufacturer: 'verantwortet beides',
        us: 'fordern Erklärung und Prüfberichte ein',
        importer: 'prüft beides vor dem Inverkehrbringen',
      },
      {
        task: 'Bevollmächtigten in der Schweiz bestellen (CH-REP)',
        manufacturer: 'mandatiert ihn schriftlich',
        us: 'schlagen Bevollmächtigte vor',
        importer: 'prüft, ob er genannt ist',
      },
      {
        task: 'Firma bei Swissmedic registrieren (CHRN)',
        manufacturer: null,
        us: 'stellen die Angaben zusammen',
        importer: 'innert drei Monaten ab erster Abgabe',
      },
      {
        task: 'Produkt bei Swissmedic registrieren (swissdamed)',
        manufacturer: 'beauftragt damit den CH-REP',
        us: 'prüfen den Eintrag vor dem Verlad',
        importer: 'lässt sich den Eintrag zeigen',
      },
      {
        task: 'Importeur auf Produkt oder Beilage nennen',
        manufacturer: 'druckt oder legt bei',
        us: 'kontrollieren den Andruck',
        importer: 'bestimmt Name und Adresse',
      },
      {
        task: 'Reklamation und Vorkommnis',
        manufacturer: 'untersucht, meldet',
        us: 'übersetzen, fassen im Werk nach',
        importer: 'meldet an Hersteller und CH-REP',
      },
      {
        task: 'Unterlagen aufbewahren',
        manufacturer: 'führt die technische Dokumentation',
        us: 'übergeben das Dossier',
        importer: '10 Jahre, bei Implantaten 15',
      },
    ],
    note: `Für Schutzmasken und Schutzhandschuhe gilt die PSA-Verordnung. Der Eintrag in swissdamed ist seit 1. Juli 2026 Pflicht (Übergangsfrist meist bis ${swissdamed}). Schwere Vorkommnisse melden Fachpersonen auch Swissmedic.`,
  },
  offer: {
    heading: 'Verbrauchsmaterial, Betten, Hilfsmittel',
    intro: 'Dazu Einwegmaterial der Klasse I als Stationspackung, Rollatoren und Rollstühle.',
    offers: [
      {
        picture: 'gloves',
        title: 'Handschuhe',
        description: 'Dichtheit und Reisskraft (EN 455) lassen wir an Ihrer Charge messen, nicht am Muster.',
      },
      {
        picture: 'mask',
        title: 'Masken und Atemschutz',
        description: 'Die Filterleistung misst ein für EN 14683 oder EN 149 akkreditiertes Labor.',
      },
      {
        picture: 'drape',
        title: 'OP-Abdeckung und Textilien',
        description: 'Mäntel und Tücher nach EN\u00a013795, bei Mehrweg mit belegten Waschzyklen.',
      },
      {
        picture: 'care-bed',
        title: 'Pflegebetten und Mobiliar',
        description: 'Spalte und Einklemmschutz nach EN 60601-2-52, Ersatzmotoren gleich mitbestellt.',
      },
    ],
  },
  story: {
    form: 'voice',
    heading: 'Kundenbeispiel: Handschuhe mit bekannter Herkunft',
    text: 'Jedes Quartal ein neuer Preis für Handschuhe, und oft kamen sie von woanders. Jetzt weiss ich, aus welchem Werk die Schachtel ist.',
    author: 'Leiterin Beschaffung',
    company: 'Alterszentrum, Kanton Basel-Landschaft',
    result: '35% Kostenersparnis beim Verbrauchsmaterial',
  },
  inquiryLink: 'Offerte für Ihre Einrichtung anfragen',
  closing: {
    headline: 'Welcher Artikel darf Ihnen nie ausgehen?',
    text: 'Nennen Sie uns Artikel, Monatsverbrauch und heutigen Lieferanten.',
    host: 'development',
  },
});
