/**
 * The public holidays of the 26 cantons, on which no appointments are offered. Federal law knows one, 1 August; the
 * others are the cantons' own. Listed are those in the list of the Federal Office of Justice («Gesetzliche Feiertage
 * und Tage, die in der Schweiz wie gesetzliche Feiertage behandelt werden», bj.admin.ch/dam/bj/de/data/publiservice/
 * service/zivilprozessrecht/kant-feiertage.pdf), its second kind included, since nobody works then either.
 * Left out is what holds in single municipalities only; a day that holds in most of a canton counts.
 * A test compares them until 2032 with what two packages publish, and names each difference.
 */

import type { Canton } from './site.schema.ts';

/** Number of a weekday: 1 is Monday, 7 is Sunday. */
type WeekdayNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** When a holiday is, in any year. */
export type HolidayRule =
  /** A fixed date; `onlyOn` leaves it out on other weekdays. */
  | { month: number; date: number; onlyOn?: readonly WeekdayNumber[] }
  /** Days after Easter Sunday; before it, a negative number. */
  | { afterEaster: number }
  /** The first, second … of a weekday in a month, and days after it. */
  | { month: number; nth: number; weekday: WeekdayNumber; plus: number }
  /** The same, but a week later in the week before Easter. */
  | { month: number; nth: number; weekday: WeekdayNumber; exceptHolyWeek: true };

const rules = {
  Neujahr: { month: 1, date: 1 },
  Berchtoldstag: { month: 1, date: 2 },
  /** Neuchâtel, loi sur le dimanche et les jours fériés: where 1 January is a Sunday. */
  'Berchtoldstag am Montag': { month: 1, date: 2, onlyOn: [1] },
  'Heilige Drei Könige': { month: 1, date: 6 },
  'Ausrufung der Republik': { month: 3, date: 1 },
  Josefstag: { month: 3, date: 19 },
  Karfreitag: { afterEaster: -2 },
  Ostermontag: { afterEaster: 1 },
  /** Glarus, Landsgemeinde of 1835: the first Thursday of April, not in Holy Week. */
  'Näfelser Fahrt': { month: 4, nth: 1, weekday: 4, exceptHolyWeek: true },
  'Tag der Arbeit': { month: 5, date: 1 },
  Auffahrt: { afterEaster: 39 },
  Pfingstmontag: { afterEaster: 50 },
  Fronleichnam: { afterEaster: 60 },
  'Fest der Unabhängigkeit': { month: 6, date: 23 },
  'Peter und Paul': { month: 6, date: 29 },
  Bundesfeier: { month: 8, date: 1 },
  'Mariä Himmelfahrt': { month: 8, date: 15 },
  /** Thursday after the first Sunday of September. */
  'Genfer Bettag': { month: 9, nth: 1, weekday: 7, plus: 4 },
  /** Monday after the third Sunday of September. */
  Bettagsmontag: { month: 9, nth: 3, weekday: 7, plus: 1 },
  Mauritiustag: { month: 9, date: 22 },
  'Bruder Klaus': { month: 9, date: 25 },
  Allerheiligen: { month: 11, date: 1 },
  'Mariä Empfängnis': { month: 12, date: 8 },
  Weihnachten: { month: 12, date: 25 },
  Stephanstag: { month: 12, date: 26 },
  /** Uri and both Appenzell: not where Christmas is a Monday or a Friday, so that no third day off follows. */
  'Stephanstag ohne Dienstag und Samstag': { month: 12, date: 26, onlyOn: [1, 3, 4, 5, 7] },
  /** Neuchâtel: where Christmas is a Sunday. */
  'Stephanstag am Montag': { month: 12, date: 26, onlyOn: [1] },
  'Wiederherstellung der Republik': { month: 12, date: 31 },
} as const satisfies Record<string, HolidayRule>;

type Holiday = keyof typeof rules;

const everywhere: readonly Holiday[] = ['Neujahr', 'Auffahrt', 'Bundesfeier', 'Weihnachten'];

/** Easter and Whitsun with their Mondays, as in nearly all cantons. */
const withMondays: readonly Holiday[] = [...everywhere, 'Karfreitag', 'Ostermontag', 'Pfingstmontag'];

const catholic: readonly Holiday[] = [
  'Fronleichnam',
  'Mariä Himmelfahrt',
  'Allerheiligen',
  'Mariä Empfängnis',
];

const cantons = {
  /** By district (§ 1 of the Verordnung über die Feiertage); here those of all districts. */
  AG: [...withMondays, ...catholic, 'Berchtoldstag', 'Tag der Arbeit', 'Stephanstag'],
  /** Mauritius: all but the district of Oberegg. */
  AI: [...withMondays, ...catholic, 'Mauritiustag', 'Stephanstag ohne Dienstag und Samstag'],
  AR: [...withMondays, 'Stephanstag ohne Dienstag und Samstag'],
  BE: [...withMondays, 'Berchtoldstag', 'Stephanstag'],
  BL: [...withMondays, 'Tag der Arbeit', 'Stephanstag'],
  BS: [...withMondays, 'Tag der Arbeit', 'Stephanstag'],
  /** The catholic days: all but some municipalities of the Lake district. */
  FR: [...withMondays, ...catholic, 'Berchtoldstag', 'Stephanstag'],
  GE: [...withMondays, 'Genfer Bettag', 'Wiederherstellung der Republik'],
  GL: [...withMondays, 'Berchtoldstag', 'Näfelser Fahrt', 'Allerheiligen', 'Stephanstag'],
  GR: [...withMondays, 'Stephanstag'],
  JU: [
    ...withMondays,
    'Berchtoldstag',
    'Tag der Arbeit',
    'Fronleichnam',
    'Fest der Unabhängigkeit',
    'Mariä Himmelfahrt',
    'Allerheiligen',
  ],
  LU: [...withMondays, ...catholic, 'Berchtoldstag', 'Stephanstag'],
  NE: [
    ...everywhere,
    'Berchtoldstag am Montag',
    'Ausrufung der Republik',
    'Karfreitag',
    'Ostermontag',
    'Tag der Arbeit',
    'Stephanstag am Montag',
  ],
  NW: [...withMondays, ...catholic, 'Berchtoldstag', 'Josefstag', 'Stephanstag'],
  OW: [...withMondays, ...catholic, 'Berchtoldstag', 'Bruder Klaus', 'Stephanstag'],
  SG: [...withMondays, 'Berchtoldstag', 'Allerheiligen', 'Stephanstag'],
  SH: [...withMondays, 'Berchtoldstag', 'Tag der Arbeit', 'Stephanstag'],
  /** 1 May from noon; three catholic days all but in Bucheggberg. */
  SO: [
    ...withMondays,
    'Berchtoldstag',
    'Tag der Arbeit',
    'Fronleichnam',
    'Mariä Himmelfahrt',
    'Allerheiligen',
    'Stephanstag',
  ],
  SZ: [...withMondays, ...catholic, 'Heilige Drei Könige', 'Josefstag', 'Stephanstag'],
  TG: [...withMondays, 'Berchtoldstag', 'Tag der Arbeit', 'Stephanstag'],
  TI: [
    ...everywhere,
    ...catholic,
    'Heilige Drei Könige',
    'Josefstag',
    'Ostermontag',
    'Tag der Arbeit',
    'Pfingstmontag',
    'Peter und Paul',
    'Stephanstag',
  ],
  UR: [
    ...withMondays,
    ...catholic,
    'Heilige Drei Könige',
    'Josefstag',
    'Stephanstag ohne Dienstag und Samstag',
  ],
  VD: [...withMondays, 'Berchtoldstag', 'Bettagsmontag'],
  VS: [
    ...everywhere,
    ...catholic,
    'Berchtoldstag',
    'Josefstag',
    'Ostermontag',
    'Pfingstmontag',
    'Stephanstag',
  ],
  ZG: [...withMondays, ...catholic, 'Berchtoldstag', 'Stephanstag'],
  ZH: [...withMondays, 'Berchtoldstag', 'Tag der Arbeit', 'Stephanstag'],
} satisfies Readonly<Record<Canton, readonly Holiday[]>>;

/** The holidays of a canton. */
export const cantonHolidays = (canton: Canton): readonly HolidayRule[] =>
  cantons[canton].map((name) => rules[name]);
