import { afterEach, expect, test } from 'vitest';
import { appointment } from '#content/appointment.ts';
import { fill } from '#lib/fill.ts';
import { zoneNote } from './dates.ts';

const { otherZone, dayBefore, dayAfter } = appointment.times;
const note = (swiss: string, local: string) => fill(otherZone, { swiss, local });

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test.each([
  ['Europe/Zurich', '2026-11-23T07:00:00Z', ''],
  ['Europe/Berlin', '2027-06-01T06:00:00Z', ''],
  ['Asia/Shanghai', '2026-11-23T07:00:00Z', note('08:00', '15:00')],
  ['Asia/Kolkata', '2027-06-01T06:00:00Z', note('08:00', '11:30')],
  ['America/Los_Angeles', '2026-11-23T07:00:00Z', note('08:00', `23:00 ${dayBefore}`)],
  ['Pacific/Auckland', '2026-11-23T16:00:00Z', note('17:00', `05:00 ${dayAfter}`)],
])('a visitor in %s reads at %s «%s»', (name, time, expected) => {
  process.env['TZ'] = name;
  expect(zoneNote(Date.parse(time))).toBe(expected);
});
