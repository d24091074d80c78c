/** 600 rules generated within RFC 5545, compared with python-dateutil (`oracles/rules.py` says how). */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { occurrences } from '../calendar/rules.ts';
import { readTime } from '../calendar/times.ts';
import { fixed } from '../calendar/zones.ts';

interface Case {
  start: string;
  rule: string;
  from: string;
  until: string;
  /** In order, by a space. */
  expected: string;
}

const { cases } = JSON.parse(readFileSync(new URL('oracles/rules.json', import.meta.url), 'utf8')) as {
  cases: readonly Case[];
};

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
  const differing = cases.filter(({ start, rule, from, until, expected }) => {
    const series = { clock: clockOf(start), isDate: false, zone: fixed(0) };
    const found = new Set(occurrences(rule, series, clockOf(from), clockOf(until)));
    // The beginning belongs to a series anyway.
    if (start === from) found.add(series.clock);
    return (
      [...found]
        .toSorted((one, other) => one - other)
        .map(written)
        .join(' ') !== expected
    );
  });
  expect(differing.filter(({ rule }) => !isKnown(rule))).toEqual([]);
  expect(differing.length).toBeLessThanOrEqual(4);
});
