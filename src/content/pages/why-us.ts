import { overlaid } from '#content/overlay.ts';
import { company } from '../company.ts';
import { jurisdiction } from '../legal/legal-text.ts';
import { sampleOffer } from '../sheets.ts';
import type { WhyUsPage } from './schema.ts';

export const whyUs = overlaid<WhyUsPage>('/why-us', {
  route: '/why-us',
  meta: {
    title: 'Warum wir: China-Einkauf im Vergleich',
    description:
      'Preismodell, Prüfung und Mängel im Vergleich mit anderen Anbietern. Und drei Fälle, in denen wir Ihnen von China abraten.',
    keywords: ['China Sourcing Vergleich', 'Sourcing Agentur Schweiz', 'China Import Fixpreis'],
    socialImageAlt: 'Plakat: drei schwarze Säulen mit Lücken, dazwischen eine rote ohne Lücke.',
  },
  hero: {
    badge: 'Unsere Vorteile',
    headline: 'Fixpreis vorab, eigenes Prüfteam in\u00a0China',
    lead: 'Geld erhalten wir nur von Ihnen. Hier steht, was wir offerieren, wer wofür haftet und wann China nicht passt.',
    statistics: [
      { value: 'bis 40%', label: 'Ersparnis mit Fracht und Einfuhr, vor Honorar' },
      { value: '99.2%', label: 'Qualitätsziel' },
      { value: '24h', label: 'bis zu unserer Antwort, an Werktagen' },
    ],
  },
  problems: {
    form: 'positions',
    heading: 'Posten, die Vermittler oft offenlassen',
    known: 'Stückpreis ab Werk',
    hidden: 'nicht genannt',
    sum: 'Kosten bis zu Ihnen',
    reckon: { label: 'in unserer Offerte geschätzt', href: '/why-us#musterofferte' },
    problems: [
      {
        title: 'Die Provision wächst mit dem Preis',
        position: 'Honorar des Vermittlers',
        description: 'Üblich sind 3–10%. Wer dann den Preis drückt, kürzt den eigenen Lohn.',
      },
      {
        title: 'Der Hersteller bleibt geheim',
        position: 'Name und Adresse des Herstellers',
        description: 'Bei uns steht beides im Vertragsentwurf.',
      },
      {
        title: 'Kontrolliert wird nur anhand von Fotos',
        position: 'Messwerte der Kontrolle',
        description: 'Wandstärke und Drehmoment sieht man auf keinem Bild; wir messen sie.',
      },
      {
        title: 'Am Hafen endet die Zuständigkeit',
        position: 'Weg vom Hafen bis zu Ihnen',
        description: 'Ein Preis «FOB Ningbo» gilt nur bis aufs Schiff.',
      },
    ],
  },
  offer: {
    heading: 'Was bei uns anders geregelt ist',
    offers: [
      {
        title: 'Eigenes Team in China',
        sign: 'team',
        description: 'Wer den Fehler misst, verlangt gleich dort die Nacharbeit.',
      },
      {
        title: 'Fixpreis',
        sign: 'price',
        description:
          'Unser Honorar richtet sich nach der Zahl der Artikel, Werke und Prüftage, nie nach dem Warenwert.',
      },
      {
        title: 'Schweizer Recht',
        sign: 'law',
        description: `Es gilt für unseren Vertrag mit Ihnen, Gerichtsstand ist ${jurisdiction}. Die Rechnung weist die MWST aus.`,
      },
      {
        title: 'Ein Auftrag',
        sign: 'order',
        description: 'Für Prüfung, Fracht und Zoll rufen Sie dieselbe Projektleitung an.',
      },
    ],
  },
  lines: {
    ours: { name: 'Wir', stops: ['Fixpreis', 'Nachweis', 'Prüfung', 'Bericht'], end: 'bei Ihnen' },
    others: [
      { name: 'Beim Direktkauf oft', gaps: [null, 'ohne Nachweis', 'ohne Prüfung', null] },
      { name: 'Bei Vermittlern oft', gaps: ['ohne Fixpreis', null, null, 'ohne Bericht'] },
    ],
  },
  comparison: {
    heading: 'Andere Anbieter und wir im Vergleich',
    caption: 'Direktkauf auf Plattformen, Vermittlung und\u00a0wir',
    columns: {
      aspect: 'Punkt',
      others: 'Andere Anbieter',
      us: 'Wir',
      advantage: 'Ihr Vorteil',
    },
    rows: [
      {
        aspect: 'Preismodell',
        others: 'Offene Nebenkosten oder Provision',
        us: 'Fixpreis für unser Honorar, Kosten Dritter geschätzt',
        advantage: 'Honorar vor der Zusage bekannt',
      },
      {
        aspect: 'Lieferantenprüfung',
        others: 'Oft nur Angaben des Verkäufers',
        us: 'Register, Konto und Werk vor der Bestellung geprüft',
        advantage: 'Sie wissen, wer produziert',
      },
      {
        aspect: 'Qualitätskontrolle',
        others: 'Lieferant oder beauftragte Prüffirma',
        us: 'Eigenes Team, ISO\u00a02859-1, Fotobericht auf Deutsch',
        advantage: 'Befund direkt an Sie, ungekürzt',
      },
      {
        aspect: 'Erreichbarkeit',
        others: 'Oft Englisch, mit einem Tag Verzug',
        us: 'Deutsch, Mo–Fr 08:00–18:00 und Sa\u00a009:00–12:00',
        advantage: 'Rückfragen zu Ihrer Bürozeit',
      },
      {
        aspect: 'Zoll und Normen',
        others: 'Sache des Käufers oder gegen Aufpreis',
        us: 'Verzollung im selben Auftrag, Nachweise vorher geprüft',
        advantage: 'Lücken fallen vor der Anzahlung auf',
      },
      {
        aspect: 'Mängel',
        others: 'Nach Plattformregeln oder Vertrag',
        us: 'Wir reklamieren in China und erstatten bei falscher Empfehlung die Inspektionskosten',
        advantage: 'Sie streiten nicht allein',
      },
    ],
    note: 'Die Spalte «Andere Anbieter» beschreibt die verbreitete Praxis, nicht jede Firma.',
  },
  checks: { label: 'So prüfen Sie Team und Firma', href: '/about#gegenprobe' },
  sampleOffer,
  responsibilities: {
    heading: 'Wer wofür einsteht',
    columns: {
      event: 'Fall',
      factory: 'Hersteller',
      customer: 'Sie',
      us: 'Wir',
    },
    rows: [
      {
        event: 'Mangel vor der Freigabe',
        factory: 'bessert nach oder ersetzt, nach Kaufvertrag auf eigene Kosten',
        customer: 'geben frei oder sperren',
        us: 'prüfen nach, auf Ihre Rechnung zum Preis der Offerte',
      },
      {
        event: 'Mangel nach der Freigabe',
        factory: 'haftet nach dem Kaufvertrag',
        customer: 'prüfen beim Eingang und melden uns Mängel sofort',
        us: 'reklamieren; erstatten bei falscher Empfehlung die Inspektionskosten',
      },
      {
        event: 'Transportschaden',
        factory: 'haftet für vertragswidrige Verpackung',
        customer: 'notieren ihn auf dem Lieferschein',
        us: 'melden ihn Spediteur und Versicherung',
      },
      {
        event: 'Rückruf',
        factory: 'nennt die Ursache, liefert Ersatz nach Kaufvertrag',
        customer: 'informieren Behörde und Kundschaft',
        us: 'liefern Prüfberichte und Nachweise',
      },
    ],
    note: `Wir haften für Absicht und grobe Fahrlässigkeit, für leichte nicht. Unsere Berufshaftpflicht deckt Schäden bis ${company.liabilityInsurance}. Transportschäden zahlt Ihre Transportversicherung, der Spediteur haftet begrenzt. Massgebend sind Offerte und AGB.`,
  },
  exclusions: {
    heading: 'Wann China nicht passt',
    cases: [
      {
        title: 'Wenige Kartons oder sperrige, leichte Ware',
        description: 'Ein Grossist ist günstiger und haftet in der Schweiz.',
      },
      {
        title: 'Sonderanfertigung in zwei Wochen',
        description: 'Das schafft nur ein Betrieb in der Nähe.',
      },
      {
        title: 'Streng regulierte Ware',
        description: 'Arzneimittel, Waffen und Biozide überlassen wir Spezialisten.',
      },
    ],
    inquire: { label: 'Grenzfall mit uns besprechen', href: '/contact?service=beratung' },
  },
  testimonials: {
    heading: 'Was unsere Kundschaft sagt',
    ratingLabel: '{stars} von 5 Sternen',
    testimonials: [
      {
        text: 'Der Bericht kam am Freitag. Am Montag haben sie nachgearbeitet, am Dienstag wurde nochmals gemessen.',
        author: 'Leiter Einkauf',
        company: 'Apparatebau, Kanton St.\u00a0Gallen',
        result: 'Nachgearbeitet vor dem Verlad',
        stars: 5,
      },
      {
        text: 'Endlich eine Offerte, in der Fracht und Einfuhrsteuer schon drinstehen. Die habe ich neben die Rechnung vom Grossisten gelegt.',
        author: 'Inhaberin',
        company: 'Wohnaccessoires, Kanton Neuenburg',
        result: 'Einstandspreis vor der Bestellung bekannt',
        stars: 5,
      },
      {
        text: 'Die Werksadresse hatte ich schon vor der ersten Bestellung. Die Kontrolle lasse ich trotzdem machen.',
        author: 'Geschäftsführer',
        company: 'Sportfachhandel, Kanton Wallis',
        result: 'Werk bekannt, Prüfung fest eingeplant',
        stars: 5,
      },
    ],
  },
  story: {
    form: 'stations',
    heading: 'Kundenbeispiel: abgeraten, später umgesetzt',
    text: 'Sie haben uns abgeraten, weil das Werkzeug die Marge gefressen hätte. Ein Jahr später hatten wir vier Modelle mit demselben Gehäuse.',
    author: 'Geschäftsführerin',
    company: 'Hersteller von Messgeräten, Kanton Jura',
    result: 'Vom Projekt abgeraten, mit grösserer Menge umgesetzt',
  },
  closing: {
    headline: 'Was fehlt in Ihrer heutigen Offerte?',
    text: 'Im kostenlosen Gespräch gehen wir sie mit Ihnen Posten für Posten durch.',
    host: 'management',
  },
});
