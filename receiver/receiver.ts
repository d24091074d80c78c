import type { FastifyInstance } from 'fastify';
import { watchCalendar } from './calendar/watch.ts';
import type { Context } from './context.ts';
import { inTransaction, openDatabase, type Database } from './database.ts';
import { lastTimeOffered } from './free-times.ts';
import { mailForgotten } from './inquiries.ts';
import { calendarMail } from './mails.ts';
import type { Send } from './message.ts';
import { enqueue, startOutbox, type Outbox } from './outbox.ts';
import { deleteRecords } from './records.ts';
import { createServer } from './server.ts';
import type { Settings } from './settings.ts';
import { millisecondsPerDay } from '../src/lib/day.ts';
import { createSend } from './transport.ts';

/** What tests put in place of the real thing. */
export interface Surroundings {
  send?: Send;
  now?: () => number;
  /** Where log lines go. Default: the standard output. */
  logTo?: { write: (line: string) => void };
}

const hour = 3_600_000;
/** How long requests may take to end when the receiver does. */
const shutdownTimeoutMs = 5_000;
/** A clock that is further on than this since it was last read is not believed until the process has run for a day. */
const longestAwayMs = 31 * millisecondsPerDay;

/**
 * Begins to send what waits, and returns the server, which listens nowhere yet. Where the database cannot be opened, the
 * log says so, posts are answered with 503, and it is tried again.
 */
export async function startReceiver(
  settings: Settings,
  { send = createSend(settings), now = Date.now, logTo }: Surroundings = {},
): Promise<{ app: FastifyInstance; database: Database; outbox: Outbox; close: () => Promise<void> }> {
  const database = openDatabase(settings.folder, 0);
  const context: Context = { settings, database, now, calendar: null, wake: () => void outbox.wake() };
  const app = await createServer(context, logTo);
  const { busyCalendar, retentionDays } = settings;
  await attempt('what was kept could not be mailed', () =>
    inTransaction(database, () => mailForgotten(database, now())),
  );
  const outbox = startOutbox(database, settings.mailTo, send, app.log, now);
  const tell: Parameters<typeof watchCalendar>[4] = (news) =>
    void attempt('the news of the calendar could not be mailed', async () => {
      await inTransaction(database, () => enqueue(database, {}, [calendarMail(news)], now()));
      context.wake();
    });
  const until = (time: number) => lastTimeOffered(settings, time);
  const calendar = busyCalendar
    ? watchCalendar({ ...settings, address: busyCalendar }, app.log, now, until, tell)
    : null;
  context.calendar = calendar;

  async function attempt(failure: string, work: () => Promise<void>) {
    await work().catch(({ code, message }: { code?: string; message: string }) =>
      app.log.error({ code, reason: message }, failure),
    );
  }

  /** Deletes what is past its time, where the clock can be believed. */
  async function tidy() {
    const time = now();
    const { clock } = database.sql
      .get`SELECT coalesce(clock, (SELECT max(received) FROM inquiries)) AS clock FROM state` as {
      clock: number | null;
    };
    if (clock !== null && time - clock > longestAwayMs && performance.now() < millisecondsPerDay) {
      return app.log.error('the clock is far ahead of when it was last read: nothing is deleted for a day');
    }
    const rows = await deleteRecords(database, { before: time - retentionDays * millisecondsPerDay });
    database.sql.run`UPDATE state SET clock = ${time}`;
    if (rows > 0) app.log.info({ rows }, 'deleted after the retention time');
  }
  const tidyUp = () => attempt('could not delete what is past its time', tidy);
  await tidyUp();
  const timer = setInterval(() => void tidyUp(), hour);

  async function close() {
    clearInterval(timer);
    calendar?.stop();
    // A server that closes no longer looks at its time limits: who keeps it waiting is cut off here.
    const cut = setTimeout(() => app.server.closeAllConnections(), shutdownTimeoutMs);
    await app.close();
    clearTimeout(cut);
    await outbox.stop();
    database.close();
  }
  return { app, database, outbox, close };
}
