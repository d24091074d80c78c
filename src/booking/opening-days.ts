import type { OpeningHours } from '#content/company.ts';
import { weekdayOf, type Day } from '#lib/day.ts';
import { weekdaysOf } from '#lib/weekdays.ts';

/** When the company can be reached. */
export interface Schedule {
  openingHours: readonly OpeningHours[];
  /** Days on which it is closed. */
  holidays: readonly Day[];
}

/** A stretch of a day, in minutes since midnight. */
interface Stretch {
  from: number;
  to: number;
}

/** When the company is open on a day: nothing on holidays, several stretches where it closes over noon. */
export function openOn(day: Day, { openingHours, holidays }: Schedule): readonly Stretch[] {
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
