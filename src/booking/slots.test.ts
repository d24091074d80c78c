import { describe, expect, test } from 'vitest';
import { dayOf, isoDay, readDay, weekdayOf } from '#lib/day.ts';
import { instantOf, swissTime } from '#lib/swiss-time.ts';
import { company } from '#content/company.ts';
import { holidaysOf, scheduleFrom } from './schedule.ts';
import { appointmentMinutes, groupByDay, nextDays, slotsOn, type Schedule } from './slots.ts';

const zurich: Schedule = {
  openingHours: [
    { days: 'Mo–Fr', hours: '08:00–18:00' },
    { days: 'Sa', hours: '09:00–12:00' },
  ],
  holidays: holidaysOf('ZH', 2026, 2029),
};

const clock = (instant: number) => {
  const { minute } = swissTime(instant);
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
};
const clocks = (day: number, schedule: Schedule) => slotsOn(day, schedule).map(clock).join(' ');
const monday = dayOf(2026, 11, 23);
const days = (now: string, schedule = zurich) =>
  nextDays(Date.parse(now), schedule).map(({ day }) => isoDay(day));

describe('the times of a day', () => {
  test('follow each other in steps of 45 minutes and end by closing time', () => {
    expect(clocks(monday, zurich)).toBe(
      '08:00 08:45 09:30 10:15 11:00 11:45 12:30 13:15 14:00 14:45 15:30 16:15 17:00',
    );
  });

  test('are fewer on Saturdays, and none on Sundays and holidays', () => {
    expect(clocks(dayOf(2026, 11, 28), zurich)).toBe('09:00 09:45 10:30 11:15');
    expect(slotsOn(dayOf(2026, 11, 29), zurich)).toEqual([]);
    expect(slotsOn(dayOf(2026, 12, 25), zurich)).toEqual([]);
  });

  test('begin anew after a closed noon', () => {
    const openingHours = [
      { days: 'Mo', hours: '13:30–15:00' },
      { days: 'Mo', hours: '08:00–09:40' },
    ] as const;
    expect(clocks(monday, { openingHours, holidays: [] })).toBe('08:00 08:45 13:30 14:15');
  });

  test.each([
    ['on a day that is closed', { days: 'Mo–So', hours: 'geschlossen' }],
    ['where a day is shorter than an appointment', { days: 'Mo', hours: '08:00–08:40' }],
  ] as const)('are none %s', (_, hours) => {
    expect(slotsOn(monday, { openingHours: [hours], holidays: [] })).toEqual([]);
  });

  test.each(['2027-03-28', '2027-10-31'])(
    'are those that clocks show on the day of the change of time (%s)',
    (date) => {
      const openingHours = [{ days: 'So', hours: '08:00–11:00' }] as const;
      const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
      const times = slotsOn(dayOf(year, month, dayOfMonth), { openingHours, holidays: [] });
      expect(times.map(clock)).toEqual(['08:00', '08:45', '09:30', '10:15']);
      expect((times[1] ?? 0) - (times[0] ?? 0)).toBe(appointmentMinutes * 60_000);
    },
  );
});

describe('the days offered', () => {
  test('are the next ten with opening hours, Saturdays included, from tomorrow on', () => {
    expect(
      days('2026-11-21T10:00:00Z')
        .map((day) => day.slice(5))
        .join(' '),
    ).toBe('11-23 11-24 11-25 11-26 11-27 11-28 11-30 12-01 12-02 12-03');
  });

  test('leave out holidays', () => {
    expect(days('2026-12-23T10:00:00Z').slice(0, 6).join(' ')).toBe(
      '2026-12-24 2026-12-28 2026-12-29 2026-12-30 2026-12-31 2027-01-04',
    );
  });

  test('begin later by a lead time, and are ten all the same', () => {
    const offered = (lead?: number) => nextDays(Date.parse('2026-11-27T10:00:00Z'), zurich, lead);
    expect(offered(3).slice(0, 8)).toEqual(offered().slice(2));
    expect(offered(3)).toHaveLength(10);
  });

  test('begin on the day after today in Switzerland, whatever the day elsewhere', () => {
    expect(days('2026-11-23T22:59:00Z')[0]).toBe('2026-11-24');
    expect(days('2026-11-23T23:00:00Z')[0]).toBe('2026-11-25');
  });

  test('are none where the company is never open, and the search ends', () => {
    expect(days('2026-11-21T10:00:00Z', { openingHours: [], holidays: [] })).toEqual([]);
  });
});

test('free times are grouped by their day in Switzerland, in order, each once', () => {
  const late = instantOf({ day: dayOf(2027, 6, 1), minute: 23 * 60 + 30 });
  const early = instantOf({ day: dayOf(2027, 6, 2), minute: 0 });
  const groups = groupByDay([early, late, early]);
  expect(groups.map(({ day, times }) => [isoDay(day), times.map(clock)])).toEqual([
    ['2027-06-01', ['23:30']],
    ['2027-06-02', ['00:00']],
  ]);
  expect(weekdayOf(groups[0]?.day ?? 0)).toBe(2);
});

test('on closing days of the company no time is offered', () => {
  const [closure] = company.closures ?? [];
  const first = readDay(closure?.from ?? '') ?? NaN;
  const offered = [first - 3, first, first + 1].map((day) => slotsOn(day, scheduleFrom(day)).length > 0);
  expect(offered).toEqual([true, false, false]);
});
