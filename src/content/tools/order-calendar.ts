/** The order calendar on /services/end-to-end-sourcing: from the wished delivery date back to the latest order date. */
import { arrangedTo } from './china-holidays.ts';
import { seaRoute } from './order-times.ts';
import type { OrderCalendarTool } from './schema.ts';

export const orderCalendarTool: OrderCalendarTool = {
  id: 'bestellkalender',
  heading: 'Spätestes Bestelldatum berechnen',
  intro: 'Chinas Werkferien sind eingerechnet.',
  stamp: { example: 'Beispiel vom', own: 'Gerechnet am' },
  fields: {
    delivery: { label: 'Ware bei Ihnen am' },
    weeks: { label: 'Produktion', unit: 'Wochen' },
    sea: {
      label: 'Reserve Seefracht',
      unit: 'Tage',
      hint: seaRoute.covers,
    },
    air: { label: 'Reserve Luftfracht', unit: 'Tage', hint: 'Buchung, Abflugtag, Vor- und Nachlauf' },
    express: { label: 'Reserve Express', unit: 'Tage', hint: 'Abholung, Wochenende, Rückfragen am Zoll' },
  },
  legend: {
    station: 'bestellt, dann fertig',
    production: 'Produktion',
    inspection: 'Endkontrolle',
    transit: 'unterwegs',
    reserve: 'Reserve und Zoll',
    ramp: 'bei Ihnen',
    closed: 'Werke geschlossen',
  },
  assumptions: [
    {
      term: 'Eingerechnet',
      text: `Längste Laufzeit von Hafen zu Hafen, Seefracht ${seaRoute.via}, 5 Arbeitstage Endkontrolle und Freigabe, 1 Tag Verzollung.`,
    },
    {
      term: 'Werkferien',
      text: `Vier Wochen um das Chinesische Neujahr, dazu Chinas Feiertage und Ersatzarbeitstage; für ${arrangedTo + 1} noch nicht bekanntgegeben, darum erwartet.`,
    },
    {
      term: 'Nicht eingerechnet',
      text: 'Suche und Muster (2–6 Wochen), eigenes Werkzeug, Labor und Nacharbeit.',
    },
  ],
  inquire: {
    label: 'Mit diesem Termin anfragen',
    href: '/contact?service=end-to-end-sourcing#anfrage',
  },
  share: 'Link kopieren',
  print: 'Drucken',
};

/** What the calendar says for a date. */
export const orderCalendarMessages = {
  /** Names of the closures, above the lines. */
  closures: { 'new-year': 'Neujahr China', 'may-days': 'Maifeiertage', 'golden-week': 'Goldene Woche' },
  /** Below the order date. `{last}` is the last day of production, `{days}` the longest transit time. */
  detail: 'fertig bis {last}, {days}\u00a0Tage unterwegs',
  /** Before the latest order date. */
  orderBy: 'spätestens bestellen am',
  /** Stands instead where the order date lies in the past. */
  missed: 'vorbei: Bestellung wäre fällig gewesen am',
  /** At a field. */
  problems: {
    noDate: 'Geben Sie ein Datum ein.',
    delivery:
      'Wir kennen die Feiertage von {from} bis {to}. Bestellung und Lieferung müssen in diesen Jahren liegen.',
    weeks: 'Geben Sie {min} bis {max} ganze Wochen ein.',
    reserve: 'Geben Sie {min} bis {max} ganze Tage ein.',
  },
  none: '–',
  /** Read out after a change: one such sentence for each way. */
  result: '{title}: {text} {date}.',
  copied: 'Link kopiert. Er enthält Ihren Termin.',
  notCopied: 'Die Adresse dieser Seite enthält jetzt Ihren Termin.',
  unreadable: 'Kein Link kopiert. Prüfen Sie zuerst das markierte Feld.',
} as const;
