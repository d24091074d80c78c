import { RRuleTemporal } from 'rrule-temporal';
import { clockAt, dateOf, day, hour, instantAt, minute, readTime, type Clock, type Zone } from './times.ts';

/** When a series begins. */
interface SeriesStart {
  clock: Clock;
  /** It takes whole days. */
  isDate: boolean;
  zone: Zone;
}

/** More than that in the time that is asked for is no appointment of anybody: the rest is left out. */
const mostOccurrences = 10_000;
/** So many steps are looked at before a rule is given up: 300 years of days, two of hours. */
const mostSteps = 110_000;
const mostShortSteps = 20_000;

const steps = new Map([
  ['SECONDLY', 1000],
  ['MINUTELY', minute],
  ['HOURLY', hour],
  ['DAILY', day],
  ['WEEKLY', 7 * day],
  ['MONTHLY', Infinity],
  ['YEARLY', Infinity],
]);

/**
 * When a recurrence rule (RFC 5545, 3.3.10) lets something begin between two times, the beginning of the series apart.
 * Where a part of the rule cannot be read, the others count, and the weekday of the beginning at its hour as well. Of what
 * happens many times a day that weekday alone is left after the deadline (by `performance.now`).
 */
export function occurrences(
  rule: string,
  start: SeriesStart,
  from: Clock,
  until: Clock,
  deadline = Infinity,
): readonly Clock[] {
  const { parts, isDoubtful } = readRule(rule, start);
  const last = Math.min(until, endOfSeries(parts, start));
  const first = Math.max(from, start.clock);
  if (first > last) return [];
  const weekly = everyWeek(start, first, last);
  const isOften = (steps.get(parts.get('FREQ') ?? '') ?? 0) < day;
  if (!parts.has('FREQ') || (isOften && performance.now() > deadline)) return weekly;
  // Where it would be too far to count, the series has no end.
  const found =
    expand(parts, start, first, last) ??
    (parts.delete('COUNT') ? expand(parts, start, first, last) : null) ??
    weekly;
  return isDoubtful ? [...weekly, ...found] : found;
}

/** Null where the library gives up: it would have to count too far, or finds more than anyone needs. */
function expand(parts: Parts, start: SeriesStart, first: Clock, last: Clock): readonly Clock[] | null {
  const step = steps.get(parts.get('FREQ') ?? '') ?? Infinity;
  const isCounted = parts.has('COUNT');
  // Where times are counted, those that clocks leave out are not, and hours are exact: the library has to know the zone.
  // Else it calculates with what clocks show, which is faster.
  const zone = (isCounted || step < day) && !start.isDate && start.zone.name !== null ? start.zone : null;
  const written = new Date(start.clock).toISOString().replace(/[-:]|\.\d+Z/g, '');
  const instant = (clock: Clock) => new Date(zone ? instantAt(clock, zone) : clock);
  const found: Clock[] = [];
  // Of what happens many times a day, day by day, so that there is an end.
  const stretch = step < day && !isCounted ? day : Infinity;
  try {
    const series = new RRuleTemporal({
      rruleString: [
        zone ? `DTSTART;TZID=${zone.name}:${written}` : `DTSTART:${written}Z`,
        `RRULE:${[...parts].map(([name, value]) => `${name}=${value}`).join(';')}`,
      ].join('\n'),
      includeDtstart: isCounted,
      maxIterations: step < day ? mostShortSteps : mostSteps,
    });
    for (let at = first; at <= last && found.length < mostOccurrences; at += stretch) {
      const times = series.between(instant(at), instant(Math.min(at + stretch - 1, last)), true);
      found.push(...times.map(({ epochMilliseconds: time }) => (zone ? clockAt(time, zone) : time)));
    }
  } catch {
    return null;
  }
  // A time that clocks leave out is no occurrence.
  const exists = (clock: Clock) =>
    start.isDate || clockAt(instantAt(clock, start.zone), start.zone) === clock;
  return found.filter(exists);
}

function everyWeek({ clock }: SeriesStart, first: Clock, last: Clock): readonly Clock[] {
  const week = 7 * day;
  const begin = clock + Math.ceil((first - clock) / week) * week;
  return Array.from(
    { length: Math.max(0, Math.floor((last - begin) / week) + 1) },
    (_, index) => begin + index * week,
  );
}

type Parts = Map<string, string>;

/** The readable parts of a rule. */
function readRule(rule: string, { isDate }: SeriesStart): { parts: Parts; isDoubtful: boolean } {
  const parts = new Map<string, string>();
  let isDoubtful = false;
  for (const part of rule.toUpperCase().replace(/\s/g, '').split(';')) {
    const [name = '', value = ''] = part.split('=');
    if (part && !parts.has(name)) parts.set(name, value);
  }
  const { freq, week } = { freq: parts.get('FREQ') ?? '', week: parts.get('BYWEEKNO') };
  const isOrdinal = (freq === 'YEARLY' && week === undefined) || freq === 'MONTHLY';
  for (const [name, value] of parts) {
    const isItem = items[name];
    const isOutOfPlace = misplaced[name]?.includes(freq) ?? false;
    const isOfDay = isDate && ['BYHOUR', 'BYMINUTE', 'BYSECOND'].includes(name);
    if (!isItem || isOutOfPlace || isOfDay) {
      parts.delete(name);
      isDoubtful ||= isOutOfPlace;
      continue;
    }
    const written = value.split(',').filter(Boolean);
    const read = written
      .filter(isItem)
      .map((item) => (name === 'BYDAY' && !isOrdinal ? item.slice(-2) : item));
    isDoubtful ||= read.length === 0 || read.join() !== written.join();
    if (read.length > 0) parts.set(name, read.join());
    else parts.delete(name);
  }
  if (isDate && (steps.get(freq) ?? day) < day) parts.set('FREQ', 'DAILY').delete('INTERVAL');
  // rrule-temporal adds up in a year what limits each other, day by day it does not.
  const has = (...names: string[]) => names.some((name) => parts.has(name));
  const isLimited = has('BYYEARDAY')
    ? has('BYWEEKNO', 'BYMONTHDAY', 'BYDAY')
    : has('BYWEEKNO') && has('BYMONTHDAY');
  if (freq === 'YEARLY' && isLimited) parts.set('FREQ', 'DAILY').delete('INTERVAL');
  // SKIP belongs to RSCALE (RFC 7529); alone, both say what holds anyway.
  if (!parts.has('RSCALE') || !parts.has('SKIP')) for (const name of ['RSCALE', 'SKIP']) parts.delete(name);
  return { parts, isDoubtful };
}

const whole = (least: number, most: number) => (text: string) =>
  /^\+?\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
const fromBothEnds = (most: number) => (text: string) =>
  /^[+-]?\d+$/.test(text) && Number(text) !== 0 && Math.abs(Number(text)) <= most;

/** What may stand in a part of a rule; parts that do not stand here are none of RFC 5545 and say nothing. */
const items: Readonly<Record<string, (text: string) => boolean>> = {
  FREQ: (text) => steps.has(text),
  INTERVAL: whole(1, 100_000_000),
  COUNT: whole(1, 100_000_000),
  UNTIL: (text) => readTime(text) !== null,
  BYSECOND: whole(0, 60),
  BYMINUTE: whole(0, 59),
  BYHOUR: whole(0, 23),
  BYDAY: (text) => /^(?:[+-]?0*[1-9]\d?)?(?:MO|TU|WE|TH|FR|SA|SU)$/.test(text),
  BYMONTHDAY: fromBothEnds(31),
  BYYEARDAY: fromBothEnds(366),
  BYWEEKNO: fromBothEnds(53),
  BYMONTH: whole(1, 12),
  BYSETPOS: fromBothEnds(366),
  WKST: (text) => /^(?:MO|TU|WE|TH|FR|SA|SU)$/.test(text),
  RSCALE: (text) => text === 'GREGORIAN',
  SKIP: (text) => /^(?:OMIT|BACKWARD|FORWARD)$/.test(text),
};

/** Frequencies with which a part may not stand. */
const misplaced: Readonly<Record<string, readonly string[]>> = {
  BYMONTHDAY: ['WEEKLY'],
  BYYEARDAY: ['DAILY', 'WEEKLY', 'MONTHLY'],
  BYWEEKNO: ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY'],
};

/** The last time that UNTIL or a COUNT of equal steps allows; takes them from the parts. */
function endOfSeries(parts: Parts, { clock, isDate, zone }: SeriesStart): Clock {
  const until = readTime(parts.get('UNTIL') ?? '');
  parts.delete('UNTIL');
  if (until && isDate) return dateOf(until, zone);
  if (until?.isDate) return until.clock + day - 1;
  if (until) return until.offset === null ? until.clock : clockAt(until.clock - until.offset, zone);

  const step = steps.get(parts.get('FREQ') ?? '') ?? Infinity;
  const isPlain = ![...parts.keys()].some((name) => name.startsWith('BY'));
  const count = Number(parts.get('COUNT') ?? Infinity);
  if (!(count < Infinity && isPlain && (step < day || isDate) && step < Infinity)) return Infinity;
  parts.delete('COUNT');
  const exact = (count - 1) * Number(parts.get('INTERVAL') ?? 1) * step;
  return clockAt(instantAt(clock, zone) + exact, zone);
}
