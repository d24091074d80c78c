/** How dates are written: in records, and in words, which `Intl` writes differently from browser to browser. */

/** A date as a plain day: `2027-02-06`. */
export type IsoDate = `${number}-${number}-${number}`;

/** January first. */
export const monthNames = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const;

/** Monday first. */
export const weekdayNames = [
  'Montag',
  'Dienstag',
  'Mittwoch',
  'Donnerstag',
  'Freitag',
  'Samstag',
  'Sonntag',
] as const;

/** The same in short, as opening hours are written. */
export const weekdays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const;
export type Weekday = (typeof weekdays)[number];
