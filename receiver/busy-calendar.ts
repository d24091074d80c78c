import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import ICAL from 'ical.js';
import { dayOf, instantOf, millisecondsPerDay, type Instant } from './site.ts';

/** Start and end. */
type Stretch = readonly [Instant, Instant];

export interface BusyCalendar {
  /** When the company is busy, by the last copy that could be read; null where there never was one. */
  busy: () => readonly Stretch[] | null;
  stop: () => void;
}

const pollIntervalMs = 10 * 60_000;
const timeout = 15_000;
/** A series is read up to this many occurrences: no calendar for people has more. */
const mostOccurrences = 20_000;

/**
 * Reads a calendar at an address now and every ten minutes. The last good copy is kept in `folder` and outlives a restart.
 * Events more than `daysAhead` days ahead are left out, since nothing can be booked there.
 */
export function watchCalendar(
  address: string,
  folder: string,
  daysAhead: number,
  log: FastifyBaseLogger,
  now: () => Instant,
): BusyCalendar {
  const file = join(folder, 'busy.ics');
  const busyTimesOf = (text: string) => busyTimes(text, now(), now() + daysAhead * millisecondsPerDay);
  let copy: string | null = null;
  let busy = readCopy();

  function readCopy() {
    try {
      copy ??= existsSync(file) ? readFileSync(file, 'utf8') : null;
      return copy === null ? null : busyTimesOf(copy);
    } catch (error) {
      log.warn(
        { reason: (error as Error).name },
        'copy of the busy calendar not readable; it counts as none',
      );
      return null;
    }
  }

  async function refresh() {
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const text = await response.text();
      busy = busyTimesOf(text);
      copy = text;
      // The copy is written under another name and renamed once it is complete: a process can end while it writes.
      writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true });
      renameSync(`${file}.new`, file);
    } catch (error) {
      // The address is a secret, and an error of `fetch` may name it.
      log.warn({ reason: (error as Error).name }, 'busy calendar not read; the last copy stays');
      // The copy is read anew, since its series are resolved from the present time on.
      busy = readCopy();
    }
  }

  void refresh();
  const timer = setInterval(() => void refresh(), pollIntervalMs);
  return { busy: () => busy, stop: () => clearInterval(timer) };
}

/** The stretches that the events of a calendar take, its series resolved between two instants. */
function busyTimes(text: string, from: Instant, until: Instant): readonly Stretch[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent');
  const exceptions = Map.groupBy(events.filter(isException), uidOf);
  return events.filter(isBusy).flatMap((event) => {
    // An exception also counts without its series, which may be missing from the file, marked as free or begin later.
    if (isException(event)) return occurrences(new ICAL.Event(event), from, until);
    const ofSeries = { strictExceptions: true, exceptions: exceptions.get(uidOf(event)) ?? [] };
    return occurrences(new ICAL.Event(event, ofSeries), from, until);
  });
}

const isException = (event: ICAL.Component) => event.hasProperty('recurrence-id');
const uidOf = (event: ICAL.Component) => event.getFirstPropertyValue('uid');

function occurrences(event: ICAL.Event, from: Instant, until: Instant): Stretch[] {
  if (!event.isRecurring()) return [[instant(event.startDate), instant(event.endDate)]];
  const found: Stretch[] = [];
  const iterator = event.iterator();
  for (let count = 0; count < mostOccurrences; count++) {
    const next = iterator.next() as ICAL.Time | undefined;
    if (!next || instant(next) > until) break;
    const { startDate, endDate, item } = event.getOccurrenceDetails(next);
    if (instant(endDate) > from && isBusy(item.component)) found.push([instant(startDate), instant(endDate)]);
  }
  return found;
}

function isBusy(event: ICAL.Component): boolean {
  const value = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return value('transp') !== 'TRANSPARENT' && value('status') !== 'CANCELLED';
}

/** Whole days and times without a zone are meant in Swiss time. */
function instant(time: ICAL.Time): Instant {
  if (!time.isDate && time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1000;
  return instantOf({ day: dayOf(time.year, time.month, time.day), minute: time.hour * 60 + time.minute });
}
