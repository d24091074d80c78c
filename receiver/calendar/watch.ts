import { existsSync, readFileSync, rmSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { timesOffered } from '../../src/booking/schedule.ts';
import { endOf } from '../../src/booking/slots.ts';
import type { Question, Stretch } from './busy.ts';
import { calendarAddress, fetchCalendar } from './fetch.ts';
import { readCalendar } from './read.ts';
import type { Settings } from '../settings.ts';

export interface BusyCalendar {
  /** When the company is busy; null where the last good reading is too old, or there never was one. */
  busy: () => readonly Stretch[] | null;
  health: () => CalendarHealth;
  stop: () => void;
}

interface CalendarHealth {
  isWell: boolean;
  /** When the calendar was last read, in UTC. */
  lastRead: string | null;
  /** How many of its entries are left out, since nobody can say when they begin. */
  skipped: number;
  /** Why the last attempt failed. */
  problem: string | null;
}

/** What is kept of a calendar: no titles, no people. */
interface Reading {
  /** When it was read; null before the first time. */
  time: number | null;
  busy: readonly Stretch[];
  skipped: number;
  /** The owner has been told that it is too old. */
  isTold: boolean;
}

const minute = 60_000;
const pollInterval = 10 * minute;
/** A line of the log names so many entries that were skipped. */
const mostLogged = 100;
const none: Reading = { time: null, busy: [], skipped: 0, isTold: false };

/**
 * Reads a calendar at an address now and every ten minutes (more often where readings get old sooner), as far ahead as
 * appointments are offered. `tell` is called when readings have become too old, and when they are well again.
 */
export function watchCalendar(
  settings: Settings,
  log: FastifyBaseLogger,
  now: () => number,
  tell: (news: 'calendarLost' | 'calendarBack') => Promise<void>,
): BusyCalendar {
  const maxAge = settings.BUSY_CALENDAR_MAX_AGE * minute;
  const folder = settings.RECEIVER_FOLDER;
  const file = join(folder, 'busy.json');
  const stopping = new AbortController();
  let problem: string | null = null;
  let isReading = false;
  let reading = storedReading();

  function storedReading(): Reading {
    // Earlier versions kept the calendar itself.
    for (const old of ['busy.ics', 'busy.ics.new']) rmSync(join(folder, old), { force: true });
    try {
      return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Reading) : none;
    } catch {
      log.warn('last reading of the busy calendar not readable; it counts as none');
      return none;
    }
  }

  async function keep(next: Reading) {
    reading = next;
    // Written under another name and renamed once it is complete: a process can end while it writes.
    await writeFile(`${file}.new`, JSON.stringify(next), { mode: 0o600, flush: true });
    await rename(`${file}.new`, file);
  }

  const isWell = () => reading.time !== null && now() - reading.time <= maxAge;

  async function refresh() {
    if (isReading) return;
    isReading = true;
    try {
      const time = now();
      // As long as this reading may count.
      const end = time + maxAge;
      const lastOffered = timesOffered(end, settings.APPOINTMENT_LEAD_DAYS).at(-1) ?? end;
      const question: Question = {
        from: time,
        until: endOf(lastOffered),
        mailbox: settings.MAIL_TO,
        zone: 'Europe/Zurich',
      };
      const { busy, skipped, isComplete } = await readCalendar(
        fetchCalendar(calendarAddress(settings.BUSY_CALENDAR ?? ''), stopping.signal),
        question,
        stopping.signal,
      );
      if (!isComplete) throw new Error('no whole calendar');
      if (skipped.length !== reading.skipped)
        log.warn({ skipped: skipped.slice(0, mostLogged) }, 'entries of the busy calendar skipped');
      problem = null;
      await keep({ ...reading, time, busy, skipped: skipped.length });
    } catch (error) {
      if (stopping.signal.aborted) return;
      const { code, message } = error as NodeJS.ErrnoException;
      problem = code ?? message;
      log.warn({ problem }, 'busy calendar not read; the last reading stays');
    } finally {
      isReading = false;
    }
    if (isWell() !== reading.isTold) return;
    await tell(reading.isTold ? 'calendarBack' : 'calendarLost');
    await keep({ ...reading, isTold: !reading.isTold });
  }

  const tick = () =>
    void refresh().catch((error: NodeJS.ErrnoException) =>
      log.error({ code: error.code }, 'reading of the busy calendar, or the news of it, not kept'),
    );
  tick();
  const timer = setInterval(tick, Math.min(pollInterval, maxAge / 3));
  return {
    busy: () => (isWell() ? reading.busy : null),
    health: () => ({
      isWell: isWell(),
      lastRead: reading.time === null ? null : new Date(reading.time).toISOString(),
      skipped: reading.skipped,
      problem,
    }),
    stop: () => {
      clearInterval(timer);
      stopping.abort();
    },
  };
}
