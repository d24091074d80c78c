/** What was generated within RFC 5545, compared with python-dateutil and KCalendarCore (`oracles/` says how). */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { busyTimes } from '../calendar/busy.ts';
import { occurrences } from '../calendar/rules.ts';
import { readTime } from '../calendar/times.ts';
import { fixed } from '../calendar/zones.ts';
import { calendarOf } from './calendar-feeds.ts';

interface Case {
  start: string;
  rule: string;
  from: string;
  until: string;
  /** In order, by a space. */
  expected: string;
}

/** The cases of a file, and what its oracle said of each. */
function casesIn<Kind>(name: string) {
  const text = readFileSync(new URL(`oracles/${name}`, import.meta.url), 'utf8');
  return (JSON.parse(text) as { cases: readonly Kind[] }).cases;
}

const clockOf = (text: string) => readTime(text)?.clock ?? NaN;
const written = (clock: number) => new Date(clock).toISOString().replace(/[-:]|\.000Z/g, '');

/** A year in which several parts limit one another: rrule-temporal adds up ordinal weekdays, and knows no WKST day by day. */
const isKnown = (rule: string) =>
  rule.startsWith('FREQ=YEARLY') &&
  (/BYYEARDAY.*BYDAY=[^;]*\d/.test(rule) ||
    /BYMONTHDAY.*BYDAY=[^;]*\d/.test(rule) ||
    /BYWEEKNO.*BYMONTHDAY.*WKST=(?!MO)/.test(rule) ||
    /INTERVAL=[2-9].*(BYYEARDAY|BYWEEKNO).*(BYMONTHDAY|BYDAY)/.test(rule));

test('rules let something happen when python-dateutil says', () => {
  const differing = casesIn<Case>('rules.json').filter(({ start, rule, from, until, expected }) => {
    const series = { clock: clockOf(start), isDate: false, zone: fixed(0) };
    const found = new Set(occurrences(rule, series, clockOf(from), clockOf(until)));
    // The beginning belongs to a series anyway.
    if (start === from) found.add(series.clock);
    const sorted = [...found].toSorted((one, other) => one - other);
    return sorted.map(written).join(' ') !== expected;
  });
  expect(differing.filter(({ rule }) => !isKnown(rule))).toEqual([]);
  expect(differing.length).toBeLessThanOrEqual(4);
});

interface EventCase {
  from: string;
  until: string;
  /** Lines within a calendar. */
  calendar: readonly string[];
  /** `start/end` in UTC. */
  expected: readonly string[];
}

test('200 whole events take place when KCalendarCore says', () => {
  const differing = casesIn<EventCase>('events.json').filter(({ from, until, calendar, expected }) => {
    const span = { from: Date.parse(from), until: Date.parse(until) };
    const { busy } = busyTimes(calendarOf(...calendar), { ...span, mailbox: '', zone: 'Europe/Zurich' });
    // Where two overlap they are one stretch: its beginning and end are among the expected ones.
    const ends = busy.flatMap((stretch) => stretch.map((instant) => written(instant)));
    const stretches = expected.map((text) => text.split('/').map(clockOf));
    const isCovered = stretches.every(([start = 0, end = 0]) =>
      busy.some(([begin, finish]) => begin <= start && end <= finish),
    );
    return !isCovered || !ends.every((end) => expected.some((text) => text.split('/').includes(`${end}Z`)));
  });
  expect(differing).toEqual([]);
});
