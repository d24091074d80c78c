import { appointment } from '#content/appointment.ts';
import { dayOf } from '#lib/day.ts';
import { fill } from '#lib/fill.ts';
import { swissOffset, swissTime, type Instant } from '#lib/swiss-time.ts';
import { clockOf } from './dates.ts';

/** What the visitor's own clock shows at a time, where it differs from Switzerland's; otherwise nothing. */
export function zoneNote(time: Instant): string {
  const local = new Date(time);
  if (-local.getTimezoneOffset() === swissOffset(time)) return '';
  const { otherZone, dayBefore, dayAfter } = appointment.times;
  const swiss = swissTime(time);
  const localDay = dayOf(local.getFullYear(), local.getMonth() + 1, local.getDate());
  const otherDay = localDay < swiss.day ? [dayBefore] : localDay > swiss.day ? [dayAfter] : [];
  return fill(otherZone, {
    swiss: clockOf(swiss.minute),
    local: [clockOf(local.getHours() * 60 + local.getMinutes()), ...otherDay].join(' '),
  });
}
