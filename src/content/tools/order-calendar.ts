/** The order calendar on /services/end-to-end-sourcing: from the wished delivery date back to the latest order date. */
import type { IsoDate, WayName } from './order-dates.ts';
import type { InquiryLink, ToolSection } from './tool.ts';

/** The years for which the holidays below are known. */
export const knownYears = { from: 2026, to: 2031 };

/**
 * New Year's day of the Chinese calendar: the day of a new moon in China's time. Source: Gregorian-Lunar Calendar
 * Conversion Tables of the Hong Kong Observatory (hko.gov.hk/en/gts/time/conversion.htm); checked against new moons
 * calculated after Meeus, Astronomical Algorithms, chapter 49. Two are close calls: 6 February 2027 (new moon at 23:56)
 * and 3 February 2030 (at 00:07), so some calendars, that of `Intl` among them, name the day beside. Not so the official ones:
 * hko.gov.hk, «Which day is the Tuen Ng Festival for this year (2013)?», explains the case of 2030.
 */
export const chineseNewYears: readonly IsoDate[] = [
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-03',
  '2031-01-23',
];

/**
 * How long factories stand still around New Year's day, in days. The public holiday is a good week; factories close for
 * two to four weeks (seller-union.com, groundedpackaging.co: at least four weeks closed or at reduced capacity).
 * Counted are four, the cautious end, one week of them before New Year's day.
 */
export const newYearClosure = { before: 7, days: 28 };

/** The Golden Week around the national day: 1 to 7 October, every year. In some years one more day is added. */
export const goldenWeek = { month: 10, from: 1, to: 7 };

/** Days for customs clearance with complete papers: the 24h of the logistics page. */
export const customsDays = 1;

/** Open days for the final inspection and its report, between the end of the production and the release. */
export const inspectionDays = 5;

export interface CalendarField {
  /** Name of the field. At most 35 characters. */
  label: string;
  /** Helps to fill it in, below its name. At most 90 characters. */
  hint?: string;
  /** What its number counts, behind it. */
  unit?: string;
}

export interface OrderCalendarTool extends ToolSection {
  /**
   * The example: weeks of production, days of reserve for each way. Its delivery is chosen on the day of the build so
   * that at least `noticeWeeks` are left to order by the slowest way. The reserves are usual ones: by sea the detour
   * around the Cape alone takes 10 to 14 days more than the usual way (frachtportal.com, January 2026), and forwarders
   * then reckon with 45 to 48 days from port to port.
   */
  example: { weeks: number; noticeWeeks: number; reserves: Record<WayName, number> };
  /** Before a day, above the lines: that of the example, or the one that the visitor’s dates are calculated on. */
  stamp: Record<'example' | 'own', string>;
  /** The fields of the form: the reserves, by their way, say what they cover. */
  fields: Record<'delivery' | 'weeks' | WayName, CalendarField>;
  /** What the parts of a line stand for. */
  legend: Record<'production' | 'inspection' | 'transit' | 'closed' | 'reserve', string>;
  /** What the calendar assumes. */
  assumptions: string;
  /** The way on. */
  inquire: InquiryLink;
  /** Button that copies a link with the visitor’s dates. At most 30 characters. */
  share: string;
  /** Button that prints the section alone. At most 30 characters. */
  print: string;
}

export const orderCalendarTool: OrderCalendarTool = {
  id: 'bestellkalender',
  heading: 'Wann müssen Sie bestellen?',
  intro:
    'Bestellkalender: von Ihrem Wunschtermin zurückgerechnet, mit den Wochen, in denen die Werke in China stillstehen.',
  example: { weeks: 6, noticeWeeks: 8, reserves: { sea: 28, air: 10, express: 5 } },
  stamp: { example: 'Beispiel vom', own: 'Gerechnet am' },
  fields: {
    delivery: { label: 'Ware bei Ihnen am' },
    weeks: { label: 'Produktion', unit: 'Wochen' },
    sea: {
      label: 'Reserve Seefracht',
      unit: 'Tage',
      hint: 'Umweg ums Kap, Buchung, Ladeschluss, Vor- und Nachlauf',
    },
    air: { label: 'Reserve Luftfracht', unit: 'Tage', hint: 'Buchung, Abflugtag, Vor- und Nachlauf' },
    express: { label: 'Reserve Express', unit: 'Tage', hint: 'Abholung, Wochenende, Rückfragen am Zoll' },
  },
  legend: {
    production: 'Produktion',
    inspection: 'Endkontrolle',
    transit: 'unterwegs',
    reserve: 'Verzollung und Reserve',
    closed: 'Werke geschlossen',
  },
  assumptions:
    'Gerechnet mit der längsten Laufzeit von Hafen zu Hafen, fünf Tagen Endkontrolle, einem Tag Verzollung, der Goldenen Woche (1.–7. Oktober) und vier Wochen Stillstand um das Chinesische Neujahr. Alles andere unterwegs deckt die Reserve. Muster und Nacharbeit sind nicht enthalten. Die Pause Ihres Herstellers kann abweichen: Fragen Sie nach.',
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
  closures: { 'new-year': 'Neujahr China', 'golden-week': 'Goldene Woche' },
  /** Below the order date. `{last}` is the last day of production, `{days}` the longest transit time. */
  detail: 'produziert bis {last}, {days}\u00a0Tage unterwegs',
  /** Before the latest order date. */
  orderBy: 'spätestens bestellen am',
  /** Stands instead where the order date lies in the past. */
  missed: 'vorbei: Bestellung wäre fällig gewesen am',
  /** At a field. */
  problems: {
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
} as const;
