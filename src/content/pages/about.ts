import { overlaid } from '#content/overlay.ts';
import type { AboutPage } from './schema.ts';

export const about = overlaid<AboutPage>('/about', {
  route: '/about',
  meta: {
    title: 'Über uns: sieben Fachleute in der Schweiz und in China',
    description:
      'Vier planen in der Schweiz, drei prüfen und verhandeln in Shanghai und Guangzhou: wer hinter Ihrem China-Einkauf steht, seit 2018 und mit welchen Werten.',
    keywords: [
      'China Sourcing Team',
      'Einkaufsbüro China Schweiz',
      'Sourcing Büro Shanghai',
      'Sourcing Büro Guangzhou',
      'Schweizer Firma China Einkauf',
    ],
    socialImageAlt:
      'Plakat: vier Kreise auf Schwarz, jeder doppelt so gross wie der vorige, der grösste ist rot.',
  },
  hero: {
    badge: 'Seit 2018',
    headline: 'Sieben Fachleute in der Schweiz und in China',
    lead: 'Ihre Ansprechperson sitzt in der Schweiz. Aus den Büros in Shanghai und Guangzhou erreichen drei Fachleute viele Werke am selben Tag.',
    statistics: [
      { value: '2018', label: 'gegründet' },
      { value: '7', label: 'Fachleute' },
      { value: '3', label: 'davon in China' },
    ],
  },
  team: {
    heading: 'Wer an Ihrem Auftrag arbeitet',
    intro:
      'Fünf von sieben sprechen Deutsch. In der Offerte steht, wer Ihre Ware prüft und wer bei Krankheit einspringt.',
  },
  milestones: {
    heading: 'Unsere Geschichte seit 2018',
    years: [
      {
        year: 2018,
        title: 'Gründung',
        description: 'Zuerst suchen wir nur Hersteller und vergleichen Preise.',
      },
      {
        year: 2019,
        title: 'Eigene Prüfung im Werk',
        description: 'Von da an messen wir im Werk selbst, seither im Schnitt gut sechsmal pro Woche.',
      },
      {
        year: 2021,
        title: 'Ausbau des Teams in China',
        description: 'Als die Grenzen zu sind, ist die Kundschaft per Video im Werk dabei.',
      },
      {
        year: 2024,
        title: '100+ Projekte, 5 Branchen',
        description: 'Fünf Leistungen, von der Skizze bis zur verzollten Palette.',
      },
    ],
  },
  mission: {
    heading: 'Unser Auftrag',
    statement:
      'Ein Betrieb mit zwanzig Angestellten soll in China einkaufen können wie ein Konzern: mit einem Prüfteam im Werk, einem Vertrag, der hält, und Ware, die hier verkauft werden darf.',
  },
  values: {
    heading: 'Woran Sie uns messen',
    values: [
      {
        title: 'Transparenz',
        description: 'Wir nennen Ihnen den Hersteller und jeden Posten einzeln.',
      },
      {
        title: 'Präsenz',
        description: 'Im Werk schauen wir auch ins Materiallager und in die Ausschusskiste.',
      },
      {
        title: 'Verbindlichkeit',
        description:
          'Fixpreis und Prüftage stehen in der Offerte, und an Werktagen erhalten Sie innert 24 Stunden eine Rückmeldung.',
      },
      {
        title: 'Ehrlichkeit',
        description: 'Wo sich China nicht lohnt, sagen wir es, bevor es etwas kostet.',
      },
    ],
  },
  counterChecks: {
    heading: 'Prüfen Sie uns wie einen Hersteller',
    columns: { subject: 'Prüfpunkt', method: 'So gehen Sie vor', place: 'Wo' },
    rows: [
      {
        subject: 'Firma',
        method: 'Vergleichen Sie Namen und UID. Für die Büros in China nennen wir Ihnen die Registernamen.',
        place: 'zefix.ch, gsxt.gov.cn',
      },
      {
        subject: 'Konto',
        method: 'Es ist ein Schweizer Konto und lautet auf den eingetragenen Namen.',
        place: 'erste Rechnung',
      },
      {
        subject: 'Prüfbericht',
        method: 'Wir zeigen Ihnen einen ganzen Bericht, nur die Namen sind geschwärzt.',
        place: 'Erstgespräch',
      },
      {
        subject: 'Unabhängigkeit',
        method:
          'Wer ein Werk ausgesucht hat, prüft dort nicht. Prüfer nehmen keine Geschenke an; jeden Versuch erfahren Sie.',
        place: 'Offerte und Bericht',
      },
    ],
  },
  problems: {
    form: 'dialogue',
    heading: 'Wie wir Missverständnisse verhindern',
    speakers: ['Einkauf', 'Hersteller'],
    problems: [
      {
        title: 'Die Zeitverschiebung kostet einen Tag',
        exchange: {
          said: '15 Uhr: Welche Bohrung gilt, links oder rechts?',
          answered: 'Am nächsten Morgen: Welche Zeichnung meinen Sie?',
        },
        description: 'Unser Team klärt solche Fragen im Werk, bevor Sie aufstehen.',
      },
      {
        title: '«Ja» heisst zuerst: Ich habe Sie gehört',
        exchange: {
          said: 'Schaffen Sie die Serie bis Ende Mai?',
          answered: 'Ja.',
        },
        description:
          'Ob es einen Plan gibt, zeigt sich, wenn wir nach Maschine, Schicht und Material fragen.',
      },
    ],
  },
  offer: {
    heading: 'So hilft Ihnen dieses Team',
    offers: [
      {
        title: 'Projektleitung auf Deutsch',
        description: 'Am Telefon ist jemand, der Ihre Zeichnung gelesen hat.',
      },
      {
        title: 'Prüfung auf Chinesisch',
        description: 'Der Linienchef erklärt den Ausschuss ohne Umweg über den Verkauf.',
      },
      {
        title: 'Vertrag in der Schweiz',
        description: 'Es gilt Schweizer Recht, die Rechnung ist innert 30 Tagen zahlbar.',
      },
      {
        title: 'Berichte zum Weiterreichen',
        description: 'Befund, Fotos und Empfehlung auf Deutsch.',
      },
    ],
  },
  story: {
    form: 'voice',
    heading: 'Kundenbeispiel: endlich beim Hersteller',
    text: 'Unser Lieferant war eine Mailadresse mit wechselnden Vornamen. Jetzt kennen wir den Betrieb, der unsere Bürsten offenbar von Anfang an gemacht hat, und es antwortet immer dieselbe Person.',
    author: 'Inhaberin',
    company: 'Handel mit Reinigungsbedarf, Kanton Freiburg',
    result: 'Direkter Werkskontakt, feste Ansprechperson',
  },
  closing: {
    headline: 'Sprechen Sie mit unserem Team',
    text: 'Nennen Sie ein Produkt, das Sie heute teuer einkaufen. Die 30–45 Minuten sind kostenlos.',
  },
});
