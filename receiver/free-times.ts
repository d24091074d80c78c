import type { Context } from './context.ts';
import { isBusyBetween } from './calendar/busy.ts';
import type { Settings } from './settings.ts';
import { scheduleFrom } from '../src/booking/schedule.ts';
import { endOf, nextDays } from '../src/booking/slots.ts';
import { type Instant, isoTime, swissTime } from '../src/lib/swiss-time.ts';
import { refusal } from './requests.ts';

/**
 * When an appointment can begin: in opening hours, after the lead time, not booked and not while the company's calendar
 * is busy. Where it is not known when that is, nothing is free rather than everything.
 */
export function freeTimes({ database, settings, calendar, now }: Context): readonly Instant[] {
  const busy = calendar ? calendar.busy() : [];
  if (busy === null) throw refusal(503, 'When the company is busy is not known at the moment.');
  const rows = database.sql.all`SELECT start FROM appointments WHERE cancelled IS NULL AND start > ${now()}`;
  const booked = new Set(rows.map(({ start }) => Number(start)));
  return timesOffered(settings, now()).filter(
    (start) => !booked.has(start) && !isBusyBetween(busy, start, endOf(start)),
  );
}

/** The times of the opening hours that are offered at an instant. The lead time is counted in days that have some. */
function timesOffered({ leadDays }: Settings, time: Instant): readonly Instant[] {
  const schedule = scheduleFrom(swissTime(time).day);
  let since = time;
  for (let day = 1; day < leadDays; day++) since = nextDays(since, schedule)[0]?.times[0] ?? since;
  return nextDays(since, schedule).flatMap(({ times }) => times);
}

/** When the last appointment that is offered at an instant is over. */
export const lastTimeOffered = (settings: Settings, time: Instant): Instant =>
  endOf(timesOffered(settings, time).at(-1) ?? time);

/** The answer of the contract in docs/appointment-endpoint.md. */
export const timesBody = (times: readonly Instant[]) => ({ times: times.map(isoTime) });
