import { afterEach, expect, test } from 'vitest';
import { zoneNote } from './zone-note.ts';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test.each([
  ['Europe/Zurich', '2026-11-23T07:00:00Z', ''],
  ['Europe/Berlin', '2027-06-01T06:00:00Z', ''],
  ['Asia/Shanghai', '2026-11-23T07:00:00Z', 'Schweizer Zeit: 08:00 ist bei Ihnen 15:00.'],
  ['Asia/Kolkata', '2027-06-01T06:00:00Z', 'Schweizer Zeit: 08:00 ist bei Ihnen 11:30.'],
  ['America/Los_Angeles', '2026-11-23T07:00:00Z', 'Schweizer Zeit: 08:00 ist bei Ihnen 23:00 am Vortag.'],
  ['Pacific/Auckland', '2026-11-23T16:00:00Z', 'Schweizer Zeit: 17:00 ist bei Ihnen 05:00 am Folgetag.'],
])('a visitor in %s reads at %s «%s»', (name, time, note) => {
  process.env['TZ'] = name;
  expect(zoneNote(Date.parse(time))).toBe(note);
});
