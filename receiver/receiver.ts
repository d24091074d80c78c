import { watchCalendar } from './calendar/watch.ts';
import type { Context } from './context.ts';
import { deleteRecords, inTransaction, openDatabase } from './database.ts';
import { lastTimeOffered } from './appointments.ts';
import { mailForgotten } from './inquiries.ts';
import { notice, type Send } from './mails.ts';
import { enqueue, startOutbox } from './outbox.ts';
import { createServer } from './server.ts';
import type { Settings } from './settings.ts';
import { receiverTexts } from '../src/content/receiver.ts';
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
) {
  const database = openDatabase(settings.RECEIVER_FOLDER, 0);
  const context: Context = { settings, database, now, calendar: null, wake: () => void outbox.wake() };
  const app = await createServer(context, logTo);
  const failed =
    (what: string) =>
    ({ code, message }: NodeJS.ErrnoException) =>
      app.log.error({ code, reason: message }, what);

  /** Deletes what is past its time, where the clock can be believed. */
  async function tidy() {
    const time = now();
    await inTransaction(database, () => mailForgotten(database, time));
    const { clock } = database.sql
      .get`SELECT coalesce(clock, (SELECT max(received) FROM inquiries)) AS clock FROM state` as {
      clock: number | null;
    };
    if (clock !== null && time - clock > longestAwayMs && performance.now() < millisecondsPerDay)
      return app.log.error('the clock is far ahead of when it was last read: nothing is deleted for a day');
    const rows = await deleteRecords(database, {
      before: time - settings.RECEIVER_RETENTION_DAYS * millisecondsPerDay,
    });
    database.sql.run`UPDATE state SET clock = ${time}`;
    if (rows > 0) app.log.info({ rows }, 'deleted after the retention time');
  }
  const tidyUp = () => tidy().catch(failed('could not delete what is past its time'));
  const outbox = startOutbox(context, send, app.log);
  await tidyUp();
  const timer = setInterval(() => void tidyUp(), hour);

  const tell = (news: 'calendarLost' | 'calendarBack') =>
    void inTransaction(database, () => enqueue(database, {}, [notice(receiverTexts[news])], now()))
      .then(context.wake)
      .catch(failed('the news of the calendar could not be mailed'));
  const until = (time: number) => lastTimeOffered(settings, time);
  if (settings.BUSY_CALENDAR) context.calendar = watchCalendar(settings, app.log, now, until, tell);

  async function close() {
    clearInterval(timer);
    context.calendar?.stop();
    // A server that closes no longer looks at its time limits: who keeps it waiting is cut off here.
    const cut = setTimeout(() => app.server.closeAllConnections(), shutdownTimeoutMs);
    await app.close();
    clearTimeout(cut);
    await outbox.stop();
    database.close();
  }
  return { app, database, outbox, close };
}
