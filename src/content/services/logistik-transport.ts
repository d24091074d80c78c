import { overlaid } from '#content/overlay.ts';
import { seaRoute } from '#content/tools/order-times.ts';
import type { LogisticsPage } from './schema.ts';

/** The regulation (EU) 2023/1115 against deforestation applies to large and medium firms, and to small ones (`register.ts`). */
export const deforestation = '30.\u00a0Dezember\u00a02026';
export const deforestationSmall = '30.\u00a0Juni\u00a02027';

export const logistikTransport = overlaid<LogisticsPage>('/services/logistik-transport', {
  route: '/services/logistik-transport',
  meta: {
    title: 'Transport China–Schweiz: See, Luft, Express und Zoll',
    description:
      'Seefracht 25–35\u00a0Tage (Suez), Luftfracht 3–7\u00a0Tage, Express 1–3\u00a0Tage. Mit Verladekontrolle, Verzollung beim BAZG, Versicherung und Zustellung bis zur Rampe.',
    keywords: ['Transport China Schweiz', 'Seefracht China Basel'],
    socialImageAlt:
      'Plakat: Tage als Quadrate auf Schwarz, eine Reihe je Woche, für Express, Luft und See; die letzten sind rot.',
  },
  hero: {
    badge: 'Mit Verzollung und Zustellung',
    headline: 'Fracht aus China, in\u00a0Ihrem\u00a0Namen verzollt',
    lead: 'Sie wissen früh, ob für Ihren Termin das Schiff reicht. Wir buchen den Transport, prüfen die Papiere und bereiten die Verzollung vor.',
    statistics: [
      { value: '98.5%', label: 'pünktliche Lieferungen' },
      { value: 'unter 0.1%', label: 'Sendungen mit Transportschäden' },
      { value: '24h', label: 'Verzollung, wenn die Papiere vollständig sind' },
    ],
  },
  problems: {
    form: 'positions',
    heading: 'Kosten, die in der Frachtofferte fehlen',
    known: 'Ware ab Werk (EXW)',
    hidden: 'nicht eingerechnet',
    sum: 'Einstandspreis an Ihrer Rampe',
    reckon: { label: 'selbst rechnen', href: '/services/logistik-transport#einstandskosten' },
    problems: [
      {
        title: 'EXW lässt Abholung und Hafenspesen weg',
        position: 'Abholung und Hafenspesen',
        description:
          'FOB (frei an Bord): Der Hersteller trägt sie bis aufs Schiff. FCA (frei Frachtführer): bis zum benannten Ort, samt Exportabfertigung.',
      },
      {
        title: 'Der Container steht, das Standgeld läuft',
        position: 'Standgeld',
        description:
          'Schon ein falsches Gewicht im Frachtpapier hält ihn fest. Wir vergleichen es mit der Packliste.',
      },
      {
        title: 'Der Zoll fordert Monate später Geld nach',
        position: 'Nachbezug am Zoll',
        description:
          'Fehlt ein Werkzeug für CHF 10’000 in der Anmeldung, sind es CHF 810 Einfuhrsteuer. Wir geben es an.',
      },
      {
        title: 'Die Ware kommt nach der Saison an',
        position: 'Verpasster Verkauf',
        description: 'Vor dem Chinesischen Neujahr buchen wir drei bis vier Wochen vor dem Verlad.',
      },
    ],
  },
  offer: {
    heading: 'Was wir rund um die Fracht erledigen',
    intro: 'Auch einzeln, und auch für Ware, die Sie selbst einkaufen.',
    offers: [
      {
        title: 'Transportplanung',
        description: 'Der Incoterm bestimmt, wo Kosten und Risiken auf Sie übergehen.',
        services: ['See, Luft und Express im Vergleich', 'FCA oder FOB mit benanntem Ort'],
      },
      {
        title: 'Verzollung',
        description: 'Der Spediteur meldet die Ware mit unseren Angaben beim Zoll (BAZG) an.',
        services: ['Tarifnummer nach dem Zolltarif (Tares)', 'Verfügung für den Vorsteuerabzug'],
      },
      {
        title: 'Lager und Konsolidierung',
        description: 'Was zuerst fertig ist, wartet in China im Sammellager auf den Rest.',
        services: ['Verladekontrolle mit Fotos und Plombe', 'Holz nach ISPM 15, Etiketten'],
      },
      {
        title: 'Versicherung und Zustellung',
        description: 'Die Police deckt meist 110% von Warenwert und Fracht.',
        services: ['Deckung gegen alle Gefahren', 'Hebebühne oder Kran bei der Zustellung'],
      },
    ],
  },
  transport: {
    heading: 'Schiff, Flugzeug, Kurier: Laufzeit und Kosten',
    unit: 'Tage',
    ends: ['Abgang', 'Ankunft'],
    labels: {
      duration: 'Laufzeit',
      costLevel: 'Kosten',
      suitableFor: 'Geeignet für',
      features: 'Gut zu wissen',
    },
    note: `${seaRoute.note} Mit Zoll und Reserve planen wir vom Verlad bis zur Rampe 64 Tage ein.`,
    options: [
      {
        title: 'Seefracht',
        duration: '25–35 Tage',
        costLevel: 'tief',
        suitableFor: 'schwere oder sperrige Ware ab rund 1\u00a0m³',
        features: [
          'Beiladung (LCL), ab etwa 15\u00a0m³ Container (FCL)',
          'Über Nordsee oder Genua nach Basel',
        ],
      },
      {
        title: 'Luftfracht',
        duration: '3–7 Tage',
        costLevel: 'mittel bis hoch',
        suitableFor: 'Saisonware, 50\u00a0kg bis eine Tonne',
        features: ['6 dm³ zählen als 1 kg', 'Akkus nur mit Nachweis nach UN\u00a038.3'],
      },
      {
        title: 'Express',
        duration: '1–3 Tage',
        costLevel: 'hoch',
        suitableFor: 'Muster und Ersatzteile unter 50\u00a0kg',
        features: ['Von Tür zu Tür, Verzollung gegen Gebühr', '5 dm³ zählen als 1 kg'],
      },
    ],
  },
  process: {
    heading: 'So läuft ein Transport ab',
    steps: [
      {
        title: 'Sendungsdaten und Incoterm',
        description: 'Aus Abmessungen, Gewicht, Adresse und Termin entsteht die Offerte.',
      },
      {
        title: 'Abholung und Verladekontrolle',
        description: 'Abgeholt wird erst nach Ihrer Freigabe.',
      },
      {
        title: 'Exportabfertigung in China',
        description: 'Vor der Anmeldung vergleichen wir Rechnung und Packliste.',
      },
      {
        title: 'Haupttransport',
        description: 'Fällt eine Abfahrt aus, rechnen wir, ob Warten oder Fliegen günstiger ist.',
      },
      {
        title: 'Einfuhrverzollung in der Schweiz',
        duration: '24h',
        description:
          'Mit vollständigen Papieren in der Regel innert 24h nach der Anmeldung; eine Kontrolle dauert länger.',
      },
      {
        title: 'Zustellung',
        description: 'Schäden, die Sie auf dem Lieferschein notieren, melden wir.',
      },
    ],
  },
  satisfaction: { value: '99.2%', label: 'Zufriedenheit der Kundschaft mit dem Transport' },
  faq: {
    heading: 'Fragen zu Transport und Einfuhr',
    questions: [
      {
        question: 'Wer ist der Importeur?',
        answer:
          'In der Regel Ihre Firma. Sie schuldet die Abgaben, der Spediteur streckt sie vor. Wer oft einführt, rechnet mit dem Zoll direkt ab: bisher über ein ZAZ-Konto, mit Passar über die Geschäftspartner-ID (GP-ID). Diese beantragt jede Firma selbst im ePortal, eine pro UID.',
      },
      {
        question: 'Kann ich die Ware in die EU weiterverkaufen?',
        answer: `Ja, nach EU-Recht. Auf der Ware, der Verpackung oder einem Begleitpapier steht meist eine verantwortliche Person mit Sitz in der EU. Je nach Ware braucht es die CE-Kennzeichnung, seit 12.\u00a0August\u00a02026 eine Konformitätserklärung für die Verpackung (2025/40), bei Holz ab ${deforestation} Nachweise gegen Entwaldung (EUDR; kleine Firmen teils ab ${deforestationSmall}). Dazu kommen EU-Zoll (3\u00a0Euro pro Warenart bei Onlinebestellungen von Privaten bis 150\u00a0Euro) und ab 50\u00a0Tonnen Stahl und Aluminium im Jahr die Grenzabgabe CBAM.`,
      },
    ],
  },
  story: {
    form: 'change',
    heading: 'Kundenbeispiel: Container statt Beiladungen',
    text: 'Vier Lieferanten schickten vier Beiladungen, jede mit eigenen Spesen, und eine fehlte immer. Jetzt kommt alles in einem Container.',
    author: 'Leiterin Logistik',
    company: 'Möbelhandel, Kanton Freiburg',
    result: '40% Logistikkosten gespart',
    figures: [
      { value: '2 Wochen', label: 'kürzere Lieferzeit' },
      { value: '100%', label: 'pünktlich' },
    ],
    change: {
      measure: 'Logistikkosten als Index',
      before: { label: 'vier Beiladungen', text: '100', amount: 100, pieces: 4 },
      after: { label: 'ein Container', text: '60', amount: 60 },
    },
  },
  inquiryLink: 'Transport anfragen',
  closing: {
    headline: 'Nennen Sie Gewicht, Volumen und Termin',
    text: 'Sie erfahren, was Schiff und Flug bis an Ihre Rampe kosten.',
    host: 'logistics',
  },
});
