import { afterEach, expect, test } from 'vitest';
import { dayOf, isoDay } from './day.ts';
import { instantOf, swissTime } from './swiss-time.ts';

const hour = 3_600_000;
const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

/** The same question to the time-zone data of Node. */
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Zurich',
  dateStyle: 'short',
  timeStyle: 'short',
});

function written(instant: number): string {
  const { day, minute } = swissTime(instant);
  const [year, month, date] = isoDay(day).split('-');
  const time = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `${date}/${month}/${year}, ${time}`;
}

test('agrees with the time-zone data for every hour of ten years', () => {
  const differing: number[] = [];
  for (let instant = Date.UTC(2026, 0, 1); instant < Date.UTC(2036, 0, 1); instant += hour) {
    if (written(instant) !== clock.format(instant)) differing.push(instant);
  }
  expect(differing).toEqual([]);
});

test.each([
  ['2027-03-28T00:59:00Z', '28/03/2027, 01:59'],
  ['2027-03-28T01:00:00Z', '28/03/2027, 03:00'],
  ['2027-10-31T00:59:00Z', '31/10/2027, 02:59'],
  ['2027-10-31T01:00:00Z', '31/10/2027, 02:00'],
  ['2026-12-31T23:30:00Z', '01/01/2027, 00:30'],
])('at %s Swiss clocks show %s', (moment, expected) => {
  expect(written(Date.parse(moment))).toBe(expected);
});

test.each(['UTC', 'America/Los_Angeles', 'Pacific/Auckland'])('on a machine in %s too', (name) => {
  process.env['TZ'] = name;
  expect(new Date(2027, 5, 1).getTimezoneOffset() === 0).toBe(name === 'UTC');
  const opening = instantOf({ day: dayOf(2027, 6, 1), minute: 8 * 60 });
  expect(new Date(opening).toISOString()).toBe('2027-06-01T06:00:00.000Z');
  expect(written(opening)).toBe('01/06/2027, 08:00');
});

test('a time of day on the days of the change is the time that clocks show', () => {
  for (const day of [dayOf(2027, 3, 28), dayOf(2027, 10, 31)]) {
    for (let minute = 3 * 60; minute < 24 * 60; minute += 15) {
      expect(swissTime(instantOf({ day, minute }))).toEqual({ day, minute });
    }
  }
});
