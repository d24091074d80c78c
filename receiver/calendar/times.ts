/** Dates, times, durations and offsets as they are written (RFC 5545, 3.3), and what they are in a zone. */

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** What is left of a division downwards, also before 1970. */
export const modulo = (time: number, unit: number) => ((time % unit) + unit) % unit;

/** What a clock shows, as the milliseconds from 1970 to the same time in UTC. */
export type Clock = number;

export interface Zone {
  /** Its IANA name, where it has one. */
  name: string | null;
  /** How far its clocks are ahead of UTC at an instant, in milliseconds. */
  offset: (instant: number) => number;
}

export const clockAt = (instant: number, { offset }: Zone): Clock => instant + offset(instant);

/**
 * The instant at which the clocks of a zone show a time: of two the first. In the hour that clocks leave out, a time
 * is meant as if they had not been changed yet (3.3.5).
 */
export function instantAt(clock: Clock, zone: Zone): number {
  const before = clock - zone.offset(clock - day);
  const after = clock - zone.offset(clock + day);
  return clockAt(before, zone) !== clock && clockAt(after, zone) === clock ? after : before;
}

/** A time as it is written. */
export interface WrittenTime {
  clock: Clock;
  /** The whole day. */
  isDate: boolean;
  /** Milliseconds ahead of UTC, where it says so itself. */
  offset: number | null;
}

const written =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:Z|[T ]?(\d\d):?(\d\d)(?::?(\d\d)(?:[.,]\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/i;

/** `20261201`, `20261201T100000`, `20261201T090000Z`; also `20261201Z`, with hyphens and colons or without seconds. Null for any other. */
export function readTime(text: string): WrittenTime | null {
  const match = written.exec(text.trim());
  if (!match) return null;
  const [year = 0, month = 0, date = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const start = new Date(Date.UTC(year, month - 1, date));
  const isDay =
    start.getUTCFullYear() === year && start.getUTCMonth() === month - 1 && start.getUTCDate() === date;
  if (!isDay || hours > 24 || minutes > 59 || seconds > 60) return null;
  const clock = start.getTime() + hours * hour + minutes * minute + seconds * 1000;
  return { clock, isDate: match[4] === undefined, offset: match[7] ? readOffset(match[7]) : null };
}

/** The day that a time means where a day is asked for: where it names an instant, that is often the beginning of a local day. */
export function dateOf({ clock, offset }: WrittenTime, zone: Zone): Clock {
  const local = offset === null ? clock : clockAt(clock - offset, zone);
  return local % day === 0 ? local : clock - modulo(clock, day);
}

/** `+0100`, `-05:00`, `+1` or `Z`, in milliseconds. */
export function readOffset(text: string): number | null {
  if (/^z$/i.test(text)) return 0;
  const [, sign, hours = 0, minutes = 0, seconds = 0] = /^([+-])(\d\d?):?(\d\d)?:?(\d\d)?$/.exec(text) ?? [];
  if (!sign) return null;
  const offset = Number(hours) * hour + Number(minutes) * minute + Number(seconds) * 1000;
  return sign === '-' ? -offset : offset;
}

/** How long something takes: days by the calendar, then exact time. A day may have 23 or 25 hours. */
export interface Length {
  days: number;
  exact: number;
}

/** `PT1H30M`, `P1D`, `P2W`. Null where it cannot be read or is negative. */
export function readDuration(text: string): Length | null {
  const match = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(text.trim());
  if (!match?.slice(1).some(Boolean)) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  return { days: weeks * 7 + days, exact: hours * hour + minutes * minute + seconds * 1000 };
}
