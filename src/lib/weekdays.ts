import { weekdays, type OpeningHours } from '#content/company.ts';

/** The weekdays of an entry, from 1 for Monday: `Mo–Fr` is 1 to 5. None where they do not run to a later one. */
export function weekdaysOf(days: OpeningHours['days']): readonly number[] {
  const [first = 0, last = first] = days
    .split('–')
    .map((name) => (weekdays as readonly string[]).indexOf(name) + 1);
  return weekdays.map((_, index) => index + 1).filter((weekday) => weekday >= first && weekday <= last);
}
