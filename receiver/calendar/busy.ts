import { readCalendars } from './components.ts';
import {
  busyPeriods,
  firstOf,
  inSeries,
  instantOf,
  readEvent,
  timeReader,
  type CalendarEvent,
  type Moment,
} from './entries.ts';
import { occurrences } from './rules.ts';
import { clockAt, dateOf, day, instantAt, modulo, type Clock, type Length, type Zone } from './times.ts';
import { fixed, zoneNamed } from './zones.ts';

/** From an instant until another, in milliseconds since 1970. */
export type Stretch = readonly [from: number, until: number];

/** What is asked of a calendar. */
export interface Question {
  from: number;
  until: number;
  /** Of whom it is the calendar: what this mailbox has declined does not count. */
  mailbox: string;
  /** Where whole days and times without a zone are meant, as an IANA name. */
  zone: string;
}

/** An entry that does not count, since nobody can say when it begins. */
interface Skipped {
  /** The how manieth of the file, from 1 on. */
  entry: number;
  reason: 'no start' | 'start not readable';
}

export interface Answer {
  /** In order; none touches another. */
  busy: readonly Stretch[];
  skipped: readonly Skipped[];
  /** Whether the calendar has arrived whole. */
  isComplete: boolean;
}

interface Search extends Question {
  /** After that, nothing is looked for that happens many times a day: many such rules must not cost the calendar. */
  deadline: number;
}

/** In milliseconds; half of what the thread may take. */
const longestSearch = 5_000;

/** When a calendar in the iCalendar form is busy. Whatever can be read of it counts. */
export function busyTimes(text: string, question: Question): Answer {
  const { calendars, isComplete } = readCalendars(text);
  const home = zoneNamed(question.zone) ?? fixed(0);
  const skipped: Skipped[] = [];
  const stretches: Stretch[] = [];
  const events: CalendarEvent[] = [];
  /** Until when lists of busy times reach. */
  let listedUntil = -Infinity;
  let entry = 0;
  for (const calendar of calendars) {
    const reader = timeReader(calendar, calendars, home, question.until);
    for (const component of calendar.components) {
      if (component.name !== 'VEVENT' && component.name !== 'VFREEBUSY') continue;
      entry++;
      if (component.name === 'VFREEBUSY') {
        const periods = busyPeriods(component, reader);
        for (const period of periods) if (period) stretches.push(stretchOf(period.start, period.length));
        if (periods.includes(null)) skipped.push({ entry, reason: 'start not readable' });
        const end = firstOf(component.all('DTEND'), (property) => reader(property));
        listedUntil = Math.max(listedUntil, end ? instantOf(end) : Infinity);
        continue;
      }
      const event = readEvent(component, reader, calendar, question.mailbox);
      if (event) events.push(event);
      else
        skipped.push({
          entry,
          reason: component.all('DTSTART').length > 0 ? 'start not readable' : 'no start',
        });
    }
  }
  // Of later days nobody knows whether they are free. SOGo lists a week.
  if (events.length === 0 && listedUntil > -Infinity) stretches.push([listedUntil, question.until]);
  const search = { ...question, deadline: performance.now() + longestSearch };
  for (const [uid, ofUid] of Map.groupBy(events, (event) => event.uid)) {
    const current = uid === '' ? ofUid : latest(ofUid);
    for (const stretch of busyOf(current, search)) stretches.push(stretch);
  }
  return { busy: merge(stretches, question), skipped, isComplete };
}

/** Of several versions of an event or an occurrence the latest (RFC 5546, 2.1.5). */
function latest(events: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const versions = Map.groupBy(events, ({ replaces }) => (replaces ? instantOf(replaces) : null));
  return [...versions.values()].flatMap((ofOne) => {
    const highest = ofOne.reduce((most, { sequence }) => Math.max(most, sequence), -Infinity);
    const newest = ofOne.filter(({ sequence }) => sequence === highest);
    const cancelled = newest.filter(({ isCancelled }) => isCancelled);
    return newest.filter(
      (event) => event.isCancelled || !cancelled.some(({ start }) => isSame(start, event.start)),
    );
  });
}

const isSame = (one: Moment, other: Moment) => instantOf(one) === instantOf(other);

/** The stretches of all events with one UID: a series and what replaces its occurrences. */
function busyOf(events: readonly CalendarEvent[], search: Search): Stretch[] {
  const replacing = events.filter(({ replaces }) => replaces !== null);
  return events.flatMap((event) => {
    // Some programs repeat the rule of the series in what replaces an occurrence.
    if (event.replaces && !isSeriesOfItsOwn(event))
      return event.isBusy ? [stretchOf(event.start, event.length)] : [];
    return busySeries(event, event.uid === '' ? [] : replacing.filter((other) => other !== event), search);
  });
}

/** Follows a series from a change on. */
const isSeriesOfItsOwn = ({ replacesLater, rules }: CalendarEvent) => replacesLater && rules.length > 0;

function busySeries(
  event: CalendarEvent,
  replacing: readonly CalendarEvent[],
  { from, until, deadline }: Search,
): Stretch[] {
  const { start, length } = event;
  const isSingle = event.rules.length === 0 && event.added.length === 0;
  // Clocks differ from UTC by less than a day.
  const margin = 2 * day;
  const changes = replacing
    .filter(({ replacesLater }) => replacesLater)
    .map((change) => {
      const replaced = inSeries(change.replaces!, start);
      const shift = clockIn(change.start, start.zone) - clockIn(replaced, start.zone);
      return { ...change, at: instantOf(replaced), shift };
    })
    .sort((one, other) => one.at - other.at);
  const reach = Math.max(...[event, ...changes].map((one) => one.length.days * day + one.length.exact));
  const shift = Math.max(0, ...changes.map((change) => Math.abs(change.shift)));
  const first = from - reach - shift - margin;
  const last = until + shift + margin;
  if (isSingle && (start.clock > last || start.clock < first)) return [];

  const repeated = new Set([
    start.clock,
    ...event.rules.flatMap((rule) => occurrences(rule, start, first, last, deadline)),
  ]);
  const all = [
    ...[...repeated].map((clock) => ({ start: { ...start, clock }, length: null })),
    ...event.added,
  ];
  const without = exclusions(event.removed, start);
  const replaced = exclusions(
    replacing.map(({ replaces }) => replaces!),
    start,
  );
  return all.flatMap((one) => {
    if (without(one.start) || replaced(one.start)) return [];
    const change = changes.findLast(({ at }) => at <= instantOf(one.start));
    if (!change) return event.isBusy ? [stretchOf(one.start, one.length ?? length)] : [];
    const moved = { ...start, clock: clockIn(one.start, start.zone) + change.shift };
    return change.isBusy && !isSeriesOfItsOwn(change) ? [stretchOf(moved, change.length)] : [];
  });
}

/** What clocks of a zone show at a moment; a day is the same everywhere. */
const clockIn = (moment: Moment, zone: Zone): Clock =>
  moment.isDate ? moment.clock : clockAt(instantOf(moment), zone);

/** Whether an occurrence is named by one of the moments: by its instant or by its day. */
function exclusions(moments: readonly Moment[], start: Moment): (occurrence: Moment) => boolean {
  const [days, times] = [new Set<Clock>(), new Set<number>()];
  for (const moment of moments) {
    if (start.isDate || moment.isDate) days.add(dateOf(moment, start.zone));
    else times.add(instantOf(inSeries(moment, start)));
  }
  return (occurrence) =>
    times.has(instantOf(occurrence)) || days.has(occurrence.clock - modulo(occurrence.clock, day));
}

/** Of whole days the end is midnight, else the length is exact from the start on. */
function stretchOf(start: Moment, { days, exact }: Length): Stretch {
  return [instantOf(start), instantAt(start.clock + days * day, start.zone) + exact];
}

function merge(stretches: readonly Stretch[], { from, until }: Question): Stretch[] {
  const merged: [number, number][] = [];
  const wanted = stretches.filter(([begin, end]) => begin < end && begin < until && end > from);
  for (const [begin, end] of wanted.sort(([one], [other]) => one - other)) {
    const last = merged.at(-1);
    if (last && begin <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([begin, end]);
  }
  return merged;
}

/** Whether a stretch of `busy` reaches into the time between two instants. */
export function isBusyBetween(busy: readonly Stretch[], from: number, until: number): boolean {
  let [low, high] = [0, busy.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((busy[middle]?.[1] ?? 0) > from) high = middle;
    else low = middle + 1;
  }
  return (busy[low]?.[0] ?? Infinity) < until;
}
