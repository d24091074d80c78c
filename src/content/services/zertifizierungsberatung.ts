import { overlaid } from '#content/overlay.ts';
import type { CertificationPage } from './schema.ts';

export const zertifizierungsberatung = overlaid<CertificationPage>('/services/zertifizierungsberatung', {
  route: '/services/zertifizierungsberatung',
  meta: {
    title: 'Zertifizierungsberatung: CE, FDA und ISO für Importeure',
    description:
      'CE in 4–8\u00a0Wochen, ISO in 3–6\u00a0Monaten, FDA in 6–18\u00a0Monaten: Wir klären, welche Nachweise Ihr Produkt braucht, und begleiten das Verfahren.',
    keywords: [
      'CE-Kennzeichnung Import Schweiz',
      'Konformitätserklärung China',
      'Zertifikat prüfen China',
      'FDA 510(k)',
      'ISO 13485',
    ],
    socialImageAlt: 'Plakat: ein roter Firmenstempel, schräg über zwei schwarzen Klammern.',
  },
  hero: {
    badge: 'Vor der Bestellung geklärt',
    headline: 'Normen und Nachweise für Ware aus China',
    lead: 'Ein CE-Zeichen ist schnell gedruckt, der Nachweis braucht Zeit. Wir klären, was Schweiz, EU oder USA verlangen, und begleiten das Verfahren.',
    statistics: [
      { value: '200+', label: 'begleitete Zertifizierungen' },
      { value: '95%', label: 'Erfolgsquote der begleiteten Verfahren' },
      { value: '50%', label: 'Zeitersparnis gegenüber dem Alleingang' },
    ],
  },
  problems: {
    form: 'evidence',
    heading: 'Was an Zertifikaten oft nicht stimmt',
    problems: [
      {
        title: 'Das Zertifikat ist wertlos',
        stamp: 'gefälscht',
        description: 'Wir fragen bei der genannten Stelle nach und prüfen, ob sie akkreditiert ist.',
      },
      {
        title: 'Geprüft wurde ein anderes Modell',
        stamp: 'falscher Typ',
        description: 'Wir gleichen Typ und Stückliste ab; schon ein anderes Netzteil zählt.',
      },
      {
        title: 'In Deutschland erlaubt, in der Schweiz nicht',
        stamp: 'gilt hier nicht',
        description:
          'Schuko ist verboten. Erlaubt sind Stecker nach SN 441011, Eurostecker, CEE und feste Adapter.',
      },
      {
        title: 'Die Unterlagen für die Behörde fehlen',
        stamp: 'unauffindbar',
        description: 'Was vorliegen muss, lesen wir vor der Anzahlung Seite für Seite.',
      },
      {
        title: 'Die Norm wurde während der Bestellung ersetzt',
        stamp: 'überholt',
        description: 'Vor der Offerte und vor der Serie prüfen wir, welche Ausgabe gilt.',
      },
    ],
  },
  offer: {
    heading: 'Was wir für Sie übernehmen',
    offers: [
      {
        title: 'Produkteinstufung',
        description:
          'Sie kennen Richtlinie, Klasse und Norm, bevor Sie ein Werkzeug bezahlen. Auch der Werbetext zählt: Er kann ein Massagegerät zum Medizinprodukt machen.',
      },
      {
        title: 'Kennzeichnung und Sprachen',
        description: 'Wir kontrollieren Typenschild, Importeuradresse und Warnhinweise in drei Amtssprachen.',
      },
      {
        title: 'Nachführung',
        description:
          'Wenn sich ein Bauteil oder eine Norm ändert, prüfen wir die Konformitätserklärung erneut. Das Dossier bewahren Sie in der Regel zehn Jahre auf.',
      },
    ],
  },
  certification: {
    heading: 'Wie lange CE, ISO und FDA dauern',
    unit: 'Monate (1 Monat = {weeks} Wochen)',
    labels: { scope: 'Umfasst', processSteps: 'Ablauf' },
    note: '4–8 Wochen gelten, wo der Hersteller die Konformität selbst erklärt. Das Labor kostet für ein Trinkgefäss meist einige hundert Franken, für ein Elektrogerät auf Sicherheit und EMV einige tausend.',
    services: [
      {
        title: 'CE-Kennzeichnung',
        timeline: '4–8 Wochen',
        description:
          'Der Hersteller erklärt, dass sein Produkt die EU-Vorschriften einhält; bei einer Eigenmarke sind das Sie.',
        scope: [
          'Niederspannung 2014/35/EU',
          'EMV 2014/30/EU, Funk 2014/53/EU',
          'RoHS 2011/65/EU',
          'Maschinen, Spielzeug, Schutzausrüstung',
        ],
        processSteps: [
          'Richtlinien und Normen bestimmen',
          'Im Labor prüfen',
          'Technisch dokumentieren',
          'Konformität erklären, kennzeichnen',
        ],
      },
      {
        title: 'ISO-Managementsysteme',
        timeline: '3–6 Monate',
        description:
          'Das Zertifikat gilt dem Betrieb, nie dem Produkt; das Audit macht eine in der Schweiz oder in China akkreditierte Stelle.',
        scope: [
          'ISO 9001, Qualität',
          'ISO 13485, Medizinprodukte',
          'ISO 14001, Umweltmanagement',
          'ISO 45001, Arbeitssicherheit',
        ],
        processSteps: [
          'Lücken analysieren',
          'Prozesse aufbauen',
          'Internes Audit',
          'Zertifizierungsaudit in zwei Stufen',
        ],
      },
      {
        title: 'FDA',
        timeline: '6–18 Monate',
        description:
          'Die meisten Medizinprodukte der Klasse II brauchen den Vergleich mit einem in den USA verkauften Produkt.',
        scope: [
          '510(k)-Clearance für Klasse II',
          'Registrierung und Listing',
          'US Agent',
          'Qualitätssystem (ISO 13485)',
        ],
        processSteps: [
          'Vergleichsprodukt bestimmen',
          'Im Labor prüfen',
          '510(k)-Dossier einreichen',
          'Clearance und Registrierung',
        ],
      },
    ],
  },
  compliance: {
    heading: 'Ohne Nachweis: was droht und was hilft',
    columns: { risk: 'Risiko', consequence: 'Folge', solution: 'Lösung' },
    rows: [
      {
        risk: 'Vorgeschriebene Konformitäts- oder Leistungserklärung fehlt',
        consequence: 'Die Ware darf nicht in Verkehr gebracht werden.',
        solution: 'Dokumente im Kaufvertrag verlangen und vor der Anzahlung einsehen.',
      },
      {
        risk: 'Schwermetalle oder Migration (Stoffübergang) über dem Grenzwert',
        consequence: 'Rückruf und Haftung treffen Sie als Importeur.',
        solution: 'Erste Serie und jeden Materialwechsel im Labor prüfen lassen.',
      },
      {
        risk: 'Medizinprodukt ohne Bevollmächtigten (CH-REP)',
        consequence: 'Nicht verkehrsfähig; Swissmedic kann einschreiten.',
        solution: 'Mandat, Kennzeichnung und Registrierungen vor der Bestellung klären.',
      },
      {
        risk: 'Brandverhalten nicht nachgewiesen',
        consequence: 'Für Baustelle oder Anlass fehlt die Freigabe.',
        solution: 'Bericht nach SN EN 13501-1 mit der Offerte verlangen.',
      },
    ],
  },
  story: {
    form: 'voice',
    heading: 'Kundenbeispiel: Medizinprodukt für die USA',
    text: 'Im Projektplan stand ein halbes Jahr mehr. Als die Clearance kam, war unser US-Händler noch nicht bereit.',
    author: 'Geschäftsführerin',
    company: 'Medtech-Firma, Kanton Zug',
    result: '6\u00a0Monate früher zur 510(k)-Clearance',
    figures: [{ value: '2 Mio. USD', label: 'Umsatz im ersten Jahr' }],
  },
  inquiryLink: 'Zertifizierung anfragen',
  closing: {
    headline: 'Welcher Nachweis fehlt Ihrem Produkt?',
    text: 'Nach dem Gespräch wissen Sie, was Ihr Lieferant noch vorlegen muss.',
    host: 'development',
  },
});
