import { overlaid } from '#content/overlay.ts';
import type { RetailPage } from './schema.ts';

export const retail = overlaid<RetailPage>('/retail', {
  route: '/retail',
  meta: {
    title: 'Eigenmarken aus China für Detail- und Grosshandel',
    description:
      'Vom Küchenhelfer bis zum Spielzeug: Eigenmarken ab Werk mit Prüfbericht, Dossier und Strichcode, rechtzeitig zum Aktionstermin.',
    keywords: [
      'Private Label China',
      'Eigenmarke Hersteller China',
      'Handelsware Import Schweiz',
      'Sortiment Einkauf China',
      'Spielwaren EN 71 Import',
      'Grosshandel China Einkauf',
    ],
    socialImageAlt: 'Plakat: drei Regalböden mit schwarzen Artikeln, dazwischen ein einziger roter.',
  },
  hero: {
    badge: 'Für Laden, Lager und Regal',
    headline: 'Eigenmarken und Handelsware aus China',
    lead: 'Aus einem Artikel, den alle führen, wird Ihre Eigenmarke mit eigener Form und Dossier. Welche Marge nach Einfuhr, Abschriften und Retouren bleibt, rechnen wir vor.',
    statistics: [
      { value: '35+', label: 'Handelsbetriebe' },
      { value: '60%', label: 'höhere Margen als mit Katalogware' },
      { value: '1.000+', label: 'beschaffbare Produktkategorien' },
    ],
  },
  problems: {
    form: 'positions',
    heading: 'Was im Handel an der Marge nagt',
    known: 'Einkaufspreis',
    hidden: 'oft vergessen',
    sum: 'Marge, die im Regal übrig bleibt',
    reckon: { label: 'Einstandspreis selbst rechnen', href: '/services/logistik-transport#einstandskosten' },
    problems: [
      {
        title: 'Das Portal verkauft unter Ihrem Einstandspreis',
        position: 'Abschlag wegen Portalpreisen',
        description: 'Dagegen hilft ein Produkt, das es dort nicht gibt: anderes Material, Format, Zubehör.',
      },
      {
        title: 'Der Mitbewerber führt dasselbe Modell',
        position: 'Aktionen gegen das gleiche Modell',
        description:
          'Melden Sie Ihr Design in China an, bevor es öffentlich wird, und vereinbaren Sie Exklusivität.',
      },
      {
        title: 'Die Mindestmenge reicht für drei Jahre',
        position: 'Lager und gebundenes Geld',
        description:
          'Liegt es an der bedruckten Schachtel, genügt eine neutrale mit Etikett, sonst oft ein Zuschlag.',
      },
      {
        title: 'Die Saisonware wird zu spät bestellt',
        position: 'Abschriften nach der Saison',
        description:
          'Weihnachtsware für Anfang Oktober bestellen Sie bis Anfang Juni, Gartenmöbel für März bis Anfang November.',
      },
      {
        title: 'Mit der eigenen Marke gelten Sie als Hersteller',
        position: 'Produktehaftung',
        description: 'Als Importeur haften Sie ohnehin. Die Nachweise liefern wir.',
      },
    ],
  },
  offer: {
    heading: 'Warengruppen und worauf wir achten',
    columns: {
      title: 'Warengruppe',
      description: 'Artikel',
      proof: 'Vorschrift',
      defect: 'Typischer Mangel',
    },
    inquire: { label: 'Prüfplan für Ihre Warengruppe anfragen', href: '/contact?industry=retail' },
    offers: [
      {
        picture: 'pan',
        title: 'Haushalt und Küche',
        description: 'Pfannen, Dosen, Messer, Küchenhelfer',
        proof: 'SR\u00a0817.023.21: Migration im Labor, Kunststoff und Lack ohne Bisphenol A (BPA)',
        defect: 'Pfannenboden wölbt sich auf Induktion',
      },
      {
        picture: 'vase',
        title: 'Wohnen und Dekoration',
        description: 'Vasen, Rahmen, Körbe, Kerzen',
        proof: 'Kerzen: EN\u00a015493, EN 15494; mit Duft oft Gefahrenetikett',
        defect: 'Farbton wechselt von Karton zu Karton',
      },
      {
        picture: 'shelf',
        title: 'Möbel und Outdoor',
        description: 'Regale, Sitzmöbel, Gartentische',
        proof: 'Regale nach EN\u00a014749, Sitze EN\u00a012520, Outdoor EN\u00a0581; Holzherkunft',
        defect: 'Pulverlack blättert an Nähten',
      },
      {
        picture: 'wheel',
        title: 'Sport und Freizeit',
        description: 'Camping, Fitness, Velozubehör',
        proof: 'Helme nach EN\u00a01078 mit Baumusterprüfung',
        defect: 'Naht reisst unter Zug',
      },
      {
        picture: 'bulb',
        title: 'Elektro und Leuchten',
        description: 'Ladegeräte, Kabel, LED-Leuchten, Akkus',
        proof: 'Sicherheit, EMV, Funk; Schweizer Stecker, Akku nach UN\u00a038.3, Rücknahme',
        defect: 'Netzteil in der Serie billiger als im Prüfbericht',
      },
      {
        picture: 'blocks',
        title: 'Spielwaren',
        description: 'Holz, Plüsch, Brettspiele, Badespielzeug',
        proof: 'Spielzeugverordnung (VSS), EN\u00a071-1 bis EN\u00a071-3',
        defect: 'Kleinteil löst sich in der Zugprüfung',
      },
      {
        picture: 't-shirt',
        title: 'Heimtextilien und Bekleidung',
        description: 'Bettwäsche, Badetextilien, Accessoires',
        proof: 'Azofarbstoffe, Nickel und Brennbarkeit',
        defect: 'Stoff läuft ein, Farbe blutet',
      },
      {
        picture: 'carton',
        title: 'Verpackung, Display, Werbeartikel',
        description: 'Schachteln, Ladenbau, Give-aways',
        proof: 'Produktesicherheit auch bei Gratisartikeln',
        defect: 'Display kippt bei voller Beladung',
      },
    ],
  },
  testimonials: {
    heading: 'Kundenstimme aus dem Grosshandel',
    testimonials: [
      {
        text: 'Zertifikate hatten wir genug, nur lesen konnte sie niemand. Das Dossier zu jedem Artikel ist jetzt auf Deutsch.',
        author: 'Leiterin Sortiment',
        company: 'Grosshandel für Haushaltwaren, Kanton Bern',
        result: 'Ein Dossier pro Artikel',
      },
    ],
  },
  story: {
    form: 'change',
    heading: 'Kundenbeispiel: vom Katalog zur Eigenmarke',
    text: 'Unsere Gartenscheren hingen auch im Baumarkt gegenüber, drei Franken günstiger. Seit sie einen eigenen Griff und Ersatzklingen haben, spricht uns kaum jemand auf den Preis an.',
    author: 'Geschäftsführer',
    company: 'Fachhandel, Kanton St.\u00a0Gallen',
    change: {
      measure: 'Marge pro Artikel, als Index',
      before: { label: 'Katalogware', text: '100', amount: 100 },
      after: { label: 'Eigenmarke', text: '160', amount: 160 },
    },
    result: '60% höhere Marge pro Artikel',
  },
  inquiryLink: 'Sortiment anfragen',
  closing: {
    headline: 'Welcher Artikel wirft zu wenig ab?',
    text: 'Aus Preisen und Jahresmenge schätzen wir die Marge einer Eigenmarke.',
    host: 'development',
  },
});
