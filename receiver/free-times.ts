import type { Receiver } from './receiver.ts';
import {
  endOf,
  isoTime,
  millisecondsPerDay,
  nextDays,
  scheduleFrom,
  swissTime,
  type Instant,
} from './site.ts';
import { Refusal } from './requests.ts';

/**
 * When an appointment can begin: in opening hours, after the lead time, not booked and not while the company's calendar
 * is busy. Where that calendar could never be read, nothing is free rather than everything.
 */
export function freeTimes({ database, settings, calendar, now }: Receiver): readonly Instant[] {
  const busy = calendar ? calendar.busy() : [];
  if (busy === null) throw new Refusal(503, 'The calendar could not be read yet.');
  const rows = database.sql.all`SELECT start FROM appointments WHERE cancelled IS NULL AND start > ${now()}`;
  const begin = now() + (settings.leadDays - 1) * millisecondsPerDay;
  const booked = new Set(rows.map(({ start }) => Number(start)));
  return nextDays(begin, scheduleFrom(swissTime(begin).day))
    .flatMap(({ times }) => times)
    .filter(
      (start) => !booked.has(start) && !busy.some(([from, until]) => from < endOf(start) && until > start),
    );
}

/** The answer of the contract in docs/appointment-endpoint.md. */
export const timesBody = (times: readonly Instant[]) => ({
  times: times.map(isoTime),
});
