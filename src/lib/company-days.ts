import { weekdays } from '#content/dates.ts';
import type { Closure, OpeningHours } from '#content/site.schema.ts';
import { labels } from '#content/labels.ts';
import { formatDay, readDay, type Day } from './day.ts';
import { fill } from './fill.ts';

/** A closure as a line, `Betriebsferien vom 20. Juli 2027 bis 31. Juli 2027`, with its first and last day. */
export interface PrintedClosure {
  line: string;
  first: Day;
  last: Day;
}

/** The days on which a company is closed besides. */
export const closedDays = (closures: readonly Closure[] = []): Day[] =>
  closures.flatMap(({ from, to }) => {
    const first = readDay(from) ?? NaN;
    const length = (readDay(to) ?? NaN) - first + 1;
    return Array.from({ length: length > 0 ? length : 0 }, (_, index) => first + index);
  });

/** Closures that are not over. */
export const comingClosures = (closures: readonly Closure[] = [], today: Day): PrintedClosure[] =>
  closures
    .map(({ from, to, note }) => ({ note, first: readDay(from) ?? NaN, last: readDay(to) ?? NaN }))
    .filter(({ last }) => last >= today)
    .map(({ note, first, last }) => ({
      line: fill(first === last ? labels.closedOn : labels.closed, {
        note,
        from: formatDay(first),
        to: formatDay(last),
      }),
      first,
      last,
    }));

/** The weekdays of an entry, from 1 for Monday: `Mo–Fr` is 1 to 5. None where they do not run to a later one. */
export function weekdaysOf(days: OpeningHours['days']): readonly number[] {
  const [first = 0, last = first] = days
    .split('–')
    .map((name) => (weekdays as readonly string[]).indexOf(name) + 1);
  return weekdays.map((_, index) => index + 1).filter((weekday) => weekday >= first && weekday <= last);
}
