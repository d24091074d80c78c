/** What an entry of a calendar says: a VEVENT or a VFREEBUSY (RFC 5545, 3.6), its times in their zones. */
import type { Component, Property } from './components.ts';
import {
  dateOf,
  day,
  hour,
  instantAt,
  modulo,
  readDuration,
  readTime,
  type Length,
  type WrittenTime,
  type Zone,
} from './times.ts';
import { fixed, isAbbreviation, zoneDefined, zoneDescribed, zoneNamed } from './zones.ts';

/** A time with the zone that it is meant in. */
export interface Moment extends WrittenTime {
  zone: Zone;
  /** It says no zone itself. */
  isFloating: boolean;
}

export const instantOf = ({ clock, zone }: Moment): number => instantAt(clock, zone);

/** Reads times of a calendar, which says itself what its zones are. */
type TimeReader = (property: Property | undefined, text?: string, fallback?: Zone) => Moment | null;

export function timeReader(
  calendar: Component,
  all: readonly Component[],
  home: Zone,
  until: number,
): TimeReader {
  const zones = new Map<string, Zone | null>();

  function zoneOf(name: string): Zone | null {
    let zone = zones.get(name);
    if (zone === undefined) {
      const defined = (of: Component) =>
        of.components.filter(
          (one) => one.name === 'VTIMEZONE' && one.all('TZID')[0]?.value.replaceAll('"', '') === name,
        );
      const own = defined(calendar);
      const ofFile = () => zoneDefined(own.length > 0 ? own : all.flatMap(defined), until);
      const named = isAbbreviation(name) ? (ofFile() ?? zoneNamed(name)) : (zoneNamed(name) ?? ofFile());
      zone = named ?? zoneDescribed(name, home);
      zones.set(name, zone);
    }
    return zone;
  }

  const ofCalendar = calendar.all('X-WR-TIMEZONE')[0]?.value;
  const floating = (ofCalendar && zoneOf(ofCalendar)) || home;

  return (property, text = property?.value ?? '', fallback = floating) => {
    const time = readTime(text);
    if (!time) return null;
    if (time.isDate) return { ...time, zone: home, isFloating: false };
    if (time.offset !== null) return { ...time, zone: fixed(time.offset), isFloating: false };
    const name = property?.parameters.get('TZID');
    const zone = (name && zoneOf(name)) || null;
    return { ...time, zone: zone ?? fallback, isFloating: zone === null };
  };
}

/** The periods of a VFREEBUSY in which somebody is busy; null for one that cannot be read. */
export function busyPeriods(component: Component, read: TimeReader): (Period | null)[] {
  return component.all('FREEBUSY').flatMap((property) => {
    if (property.parameters.get('FBTYPE')?.toUpperCase() === 'FREE') return [];
    return items(property).map((text) => readPeriod(property, text, read));
  });
}

const items = ({ value }: Property) => value.split(',').filter(Boolean);

interface Period {
  start: Moment;
  length: Length;
}

/** `start/end` or `start/duration`. */
function readPeriod(property: Property, text: string, read: TimeReader, fallback?: Zone): Period | null {
  const [from = '', to = ''] = text.split('/');
  const start = read(property, from, fallback);
  if (!start) return null;
  return {
    start,
    length: lengthUntil(start, read(property, to, fallback)) ?? readDuration(to) ?? unknownLength(start),
  };
}

export interface CalendarEvent {
  uid: string;
  sequence: number;
  start: Moment;
  length: Length;
  isBusy: boolean;
  isCancelled: boolean;
  /** Which occurrence of its series it replaces. */
  replaces: Moment | null;
  /** And all later ones. */
  replacesLater: boolean;
  rules: readonly string[];
  added: readonly { start: Moment; length: Length | null }[];
  removed: readonly Moment[];
}

/** Null where nobody can say when it begins. */
export function readEvent(
  component: Component,
  read: TimeReader,
  calendar: Component,
  mailbox: string,
): CalendarEvent | null {
  // What follows a series is meant in its zone, unless it says another.
  const times = (name: string) =>
    component.all(name).flatMap((property) => items(property).map((text) => ({ property, text })));
  const isCancelled = component.word('STATUS') === 'CANCELLED' || calendar.word('METHOD') === 'CANCEL';
  const replaced = component.all('RECURRENCE-ID')[0];
  // What cancels an occurrence needs no time of its own.
  const start =
    firstOf(component.all('DTSTART'), (property) => read(property)) ?? (isCancelled ? read(replaced) : null);
  if (!start) return null;
  return {
    uid: component.all('UID')[0]?.value ?? '',
    sequence: Number(component.word('SEQUENCE')) || 0,
    start,
    length: readLength(component, start, read),
    isBusy: !isCancelled && !isFree(component) && !isDeclined(component, mailbox),
    isCancelled,
    replaces: read(replaced),
    replacesLater: replaced?.parameters.get('RANGE')?.toUpperCase() === 'THISANDFUTURE',
    rules: component
      .all('RRULE')
      .map(({ value }) => value)
      .filter(Boolean),
    added: times('RDATE').flatMap(({ property, text }) => {
      if (text.includes('/')) return readPeriod(property, text, read, start.zone) ?? [];
      const added = read(property, text, start.zone);
      if (!added) return [];
      return { start: inSeries(added, start), length: null };
    }),
    removed: times('EXDATE').flatMap(({ property, text }) => read(property, text, start.zone) ?? []),
  };
}

export function firstOf<Value>(
  properties: readonly Property[],
  read: (property: Property) => Value | null,
): Value | null {
  for (const property of properties) {
    const value = read(property);
    if (value !== null) return value;
  }
  return null;
}

/** How long an event takes: an hour or a day where that cannot be read. */
function readLength(component: Component, start: Moment, read: TimeReader): Length {
  const ends = component.all('DTEND');
  const durations = component.all('DURATION');
  const length =
    firstOf(ends, (property) => lengthUntil(start, read(property, undefined, start.zone))) ??
    firstOf(durations, ({ value }) => readDuration(value));
  if (start.isDate)
    return { days: Math.max(1, Math.ceil((length?.days ?? 1) + (length?.exact ?? 0) / day)), exact: 0 };
  // Without either it takes no time (RFC 5545, 3.6.1).
  return length ?? (ends.length + durations.length === 0 ? { days: 0, exact: 0 } : unknownLength(start));
}

const unknownLength = ({ isDate }: Moment): Length =>
  isDate ? { days: 1, exact: 0 } : { days: 0, exact: hour };

/** Null where the end lies before the start or is missing. */
function lengthUntil(start: Moment, end: Moment | null): Length | null {
  if (!end) return null;
  if (start.isDate && end.isDate) return { days: (end.clock - start.clock) / day, exact: 0 };
  const exact = instantOf(end) - instantOf(start);
  // From 23:00 to 01:00 Emacs and its Org mode write with the day of the evening twice.
  if (exact < 0 && exact > -day && start.isFloating && end.isFloating) return { days: 1, exact };
  return exact < 0 ? null : { days: 0, exact };
}

/** Who works elsewhere is free to Outlook, which writes TRANSPARENT for both (MS-OXCICAL, 2.1.3.1.1.20.25). */
function isFree(component: Component): boolean {
  const transparency = component.word('TRANSP');
  return transparency === ''
    ? ['FREE', 'WORKINGELSEWHERE'].includes(component.word('X-MICROSOFT-CDO-BUSYSTATUS'))
    : transparency === 'TRANSPARENT';
}

function isDeclined(component: Component, mailbox: string): boolean {
  const wanted = mailbox.toLowerCase();
  const own = component
    .all('ATTENDEE')
    .filter(({ parameters, value }) =>
      [value, parameters.get('EMAIL') ?? '', parameters.get('CN') ?? ''].some(
        (address) => address.replace(/^mailto:\s*/i, '').toLowerCase() === wanted,
      ),
    );
  return (
    own.length > 0 && own.every(({ parameters }) => parameters.get('PARTSTAT')?.toUpperCase() === 'DECLINED')
  );
}

/** The time at which a series begins that is named by its day, the day of one that takes whole days, or in its zone. */
export function inSeries(moment: Moment, start: Moment): Moment {
  if (start.isDate) return { ...start, clock: dateOf(moment, start.zone) };
  if (moment.isDate) return { ...start, clock: moment.clock + modulo(start.clock, day) };
  return moment.isFloating ? { ...moment, zone: start.zone } : moment;
}
