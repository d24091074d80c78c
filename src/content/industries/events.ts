import { overlaid } from '#content/overlay.ts';
import type { EventsPage } from './schema.ts';

/** When the new fire regulations are expected (`register.ts`). */
export const fireRegulations = 'Herbst 2027';

export const events = overlaid<EventsPage>('/events', {
  route: '/events',
  meta: {
    title: 'Eventausstattung aus China, auch als Express',
    description:
      'Möbel, Licht, Bühne, Zelte und Dekoration für Agenturen: mit Brandnachweis RF2 oder RF3, Traglasttabelle und Ersatzmodulen, wenn nötig in 48h gefunden.',
    keywords: [
      'Eventequipment China',
      'LED-Wand Hersteller China',
      'Traversen EN 17115',
      'Dekoration RF2 Brandschutz',
      'Bestuhlung RF3',
      'Messebau Material Import',
    ],
    socialImageAlt: 'Plakat: weisse und rote Lichtkegel über den Köpfen eines Publikums, auf Schwarz.',
  },
  hero: {
    badge: 'Für Bühne, Messe und Anlass',
    headline: 'Eventausstattung aus China mit Brandnachweis',
    lead: 'Agenturen und Messebauer erhalten Möbel, Licht, Bühne und Dekoration fabrikneu. Wenn es eilt, suchen wir Lagerware und fliegen sie ein.',
    statistics: [
      { value: '12+', label: 'Agenturen' },
      { value: '200+', label: 'Equipment-Kategorien' },
      { value: '48h', label: 'Express-Beschaffung aus Lagerware' },
    ],
  },
  problems: {
    form: 'week',
    heading: 'Was in der Woche des Anlasses schiefgeht',
    problems: [
      {
        title: 'Der Container kommt zu spät',
        day: 'Mo',
        due: 'Anlieferung',
        description: 'Wir planen mit Reserve, und was nicht fehlen darf, fliegt voraus.',
      },
      {
        title: 'Zur Traverse fehlt die Traglast',
        day: 'Di',
        due: 'Freigabe der Hängepunkte',
        description:
          'Das Werk legt Belastungstabelle und Schweissnachweise nach EN 17115 vor, wir messen nach.',
      },
      {
        title: 'Die Geräte haben den falschen Stecker',
        day: 'Mi',
        due: 'Aufbau',
        description: 'T12, T23 oder CEE gehört in die Bestellung, mit Kabellänge und Schutzart.',
      },
      {
        title: 'Für die LED-Wand fehlen Ersatzmodule',
        day: 'Do',
        due: 'Probe',
        description: 'Bestellen Sie sie gleich mit; dieselbe Farbsortierung gibt es später kaum mehr.',
      },
      {
        title: 'Die Feuerpolizei verlangt den Brandnachweis',
        day: 'Fr',
        due: 'Abnahme und Einlass',
        description: 'Was wir fertigen lassen, trägt die Nummer seines Prüfberichts.',
      },
      {
        title: 'Noch einmal mieten oder jetzt kaufen?',
        day: 'Danach',
        due: 'Abrechnung',
        description: 'Für einen einzigen Anlass lohnt sich die Miete, für zehn im Jahr kaum.',
      },
    ],
  },
  express: {
    heading: 'In 48\u00a0Stunden gebucht: was geht, was nicht',
    intro:
      'Die Uhr läuft, sobald Stückzahl, Mass und Lieferadresse bestätigt sind. In den 11 und 20 Tagen sind Zoll und Reserve enthalten.',
    times: [
      { time: '48h', event: 'bis passende Lagerware gebucht ist oder wir absagen' },
      { time: '11 Tage', event: 'bis sie mit Express da ist: 1–3 Tage unterwegs, unter 50 kg' },
      { time: '20 Tage', event: 'bis sie mit Luftfracht da ist: 3–7 Tage unterwegs' },
    ],
    possible: {
      heading: 'Das geht',
      items: [
        'Stühle, Stehtische und Hussen ab Lager',
        'Bühnenstoff, wenn die Behörde das Zeugnis annimmt',
        'Scheinwerfer, Kabel, Verteiler mit CEE',
        'LED-Ersatzmodule, der Farbton weicht ab',
      ],
    },
    impossible: {
      heading: 'Das geht nicht',
      items: [
        'Sonderfarben, eigene Formen, neue Werkzeuge',
        'Zelte und Dächer, deren Statik noch fehlt',
        'Stoffe, die zuerst ins Brandlabor müssen',
      ],
    },
    note: 'Die einzige Ausnahme von der Prüfung im Werk: Sie sehen vor der Buchung Fotos von Ware und Etikett, tragen aber das Risiko.',
  },
  fire: {
    heading: 'Brandklassen nach Einsatzort',
    intro:
      'RF2 heisst geringer, RF3 zulässiger Brandbeitrag. Sitze brauchen erst bei mehr als 300 Personen eine Klasse; Reihen sind dann verbunden.',
    columns: { use: 'Wo', class: 'Klasse', proof: 'Was wir belegen lassen' },
    inquire: { label: 'Brandklasse für Ihr Material abklären', href: '/contact?industry=events' },
    rows: [
      {
        use: 'Dekoration, Vorhänge, Banner',
        class: 'RF2',
        proof: 'Bericht zum Stoff: kein brennendes Abtropfen, keine giftigen Gase',
      },
      {
        use: 'Zeltblachen, Bühnendächer',
        class: 'RF2',
        proof: 'Bericht zur Membran, Statik und Prüfbuch nach EN\u00a013782',
      },
      {
        use: 'Fest montierte Sitze',
        class: 'RF2',
        proof: 'Schale, Polster und Bezug im Verbund geprüft',
      },
      {
        use: 'Lose Bestuhlung',
        class: 'RF3',
        proof: 'Klassierung des Materials, bei Polstern samt Bezug',
      },
    ],
    note: `Es gelten die Brandschutzvorschriften 2015, neue werden für ${fireRegulations} erwartet. Seit 1.\u00a0April\u00a02026 ist Pyrotechnik in öffentlich zugänglichen Räumen verboten, ausgenommen bewilligungspflichtige. Ob ein ausländisches B1 oder M1 genügt, entscheidet die Feuerpolizei.`,
  },
  offer: {
    heading: 'Vom Stehtisch bis zur LED-Wand',
    intro: 'Dazu Zelte, Messebau, Flightcases und Give-aways.',
    offers: [
      {
        picture: 'stacking-chairs',
        title: 'Möbel und Bestuhlung',
        description: 'Mit Gewindeeinsätzen, die auch nach zwanzig Abbauten halten.',
      },
      {
        picture: 'led-wall',
        title: 'Licht und LED-Wände',
        description: 'Im Werk prüfen wir die Wand bei laufendem Bild.',
      },
      {
        picture: 'truss',
        title: 'Bühne und Traversen',
        description: 'Geprüft mit Ihren Verbindern.',
      },
      {
        picture: 'curtain',
        title: 'Dekoration und Textilien',
        description: 'Stoffe, deren Brandschutz die Wäsche nicht übersteht, sind markiert.',
      },
    ],
  },
  story: {
    form: 'stations',
    heading: 'Kundenbeispiel: Ersatz für ausgefallene Mietmöbel',
    text: 'Unser Möbelvermieter fiel aus, als die Einladungen schon draussen waren. Nach 48 Stunden waren Stühle und Bars samt Brandnachweis gebucht, auch der Flug.',
    author: 'Projektleiter',
    company: 'Eventagentur, Kanton Zürich',
    result: 'Ausstattung für den Anlass innert 48\u00a0Stunden gefunden',
  },
  inquiryLink: 'Anlass anfragen',
  closing: {
    headline: 'Wann ist Ihr Aufbautag?',
    text: 'Aus Datum und Stückliste sehen wir, was per Schiff noch rechtzeitig kommt.',
    host: 'logistics',
  },
});
