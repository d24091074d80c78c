import type { OpeningHours } from '#content/site.schema.ts';
import { weekdayOf, type Day } from '#lib/day.ts';
import { instantOf, swissTime, type Instant } from '#lib/swiss-time.ts';
import { weekdaysOf } from '#lib/company-days.ts';

/** How long an appointment takes; the next may begin when it ends. */
export const appointmentMinutes = 45;

export const endOf = (start: Instant): Instant => start + appointmentMinutes * 60_000;

/** How many days with opening hours are offered. */
const daysOffered = 10;

/** Among how many days they are looked for. */
const daysSearched = 366;

/** When the company can be reached. */
export interface Schedule {
  openingHours: readonly OpeningHours[];
  /** Days on which it is closed. */
  holidays: readonly Day[];
}

/** A day with the times at which an appointment may begin. */
export interface DayOfSlots {
  day: Day;
  times: readonly Instant[];
}

/** The times of a day: each appointment ends by closing time. */
export const slotsOn = (day: Day, schedule: Schedule): readonly Instant[] =>
  openOn(day, schedule).flatMap(({ from, to }) => {
    const count = Math.max(0, Math.floor((to - from) / appointmentMinutes));
    return Array.from({ length: count }, (_, index) =>
      instantOf({ day, minute: from + index * appointmentMinutes }),
    );
  });

/**
 * The next days with times, beginning tomorrow in Switzerland, or later by a lead time that is counted in such days; fewer
 * where a schedule has hardly any.
 */
export function nextDays(now: Instant, schedule: Schedule, lead = 1): readonly DayOfSlots[] {
  const days: DayOfSlots[] = [];
  const tomorrow = swissTime(now).day + 1;
  for (let day = tomorrow; days.length < daysOffered + lead - 1 && day < tomorrow + daysSearched; day++) {
    const times = slotsOn(day, schedule);
    if (times.length > 0) days.push({ day, times });
  }
  return days.slice(lead - 1);
}

/** Groups times by their day in Switzerland, in order; no more days than are offered at once. */
export function groupByDay(times: readonly Instant[]): readonly DayOfSlots[] {
  const groups = new Map<Day, Instant[]>();
  for (const time of [...new Set(times)].sort((a, b) => a - b)) {
    const { day } = swissTime(time);
    groups.set(day, [...(groups.get(day) ?? []), time]);
  }
  return [...groups].slice(0, daysOffered).map(([day, ofDay]) => ({ day, times: ofDay }));
}

/** A stretch of a day, in minutes since midnight. */
interface Stretch {
  from: number;
  to: number;
}

/** When the company is open on a day: nothing on holidays, several stretches where it closes over noon. */
function openOn(day: Day, { openingHours, holidays }: Schedule): readonly Stretch[] {
  if (holidays.includes(day)) return [];
  return openingHours
    .filter(({ days, hours }) => hours !== 'geschlossen' && weekdaysOf(days).includes(weekdayOf(day)))
    .map(({ hours }) => {
      const [from = NaN, to = NaN] = hours.split('–').map(minuteOf);
      return { from, to };
    })
    .sort((a, b) => a.from - b.from);
}

/** `08:00` in minutes since midnight. */
function minuteOf(time: string): number {
  const [hours = NaN, minutes = NaN] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
