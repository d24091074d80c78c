import { watchCalendar } from './calendar/watch.ts';
import { hour, type Context } from './requests.ts';
import { deleteRecords, inTransaction, openDatabase, type Work } from './database.ts';
import { mailForgotten } from './inquiries.ts';
import { notice, type Send } from './mails.ts';
import { enqueue, startOutbox } from './outbox.ts';
import { createServer } from './server.ts';
import type { Settings } from './settings.ts';
import { receiverTexts } from '../src/content/receiver.ts';
import { millisecondsPerDay } from '../src/lib/day.ts';
import { createSend } from './transport.ts';

/** What tests put in place of the real thing: an SMTP server, the clock, the standard output. */
export type Surroundings = { send?: Send; now?: () => number; logTo?: Parameters<typeof createServer>[1] };

/** How long requests may take to end when the receiver does. */
const shutdownTimeoutMs = 5_000;
/** A clock that is further on than this since it was last read is not believed until the process has run for a day. */
const longestAwayMs = 31 * millisecondsPerDay;

/**
 * Begins to send what waits, and returns the server, which listens nowhere yet. Where the database cannot be opened, the
 * log says so, posts are answered with 503, and it is tried again.
 */
export async function startReceiver(settings: Settings, surroundings: Surroundings = {}) {
  const { send = createSend(settings), now = Date.now, logTo } = surroundings;
  const database = openDatabase(settings.RECEIVER_FOLDER, 0);
  const keep = <T>(work: Work<T>) => inTransaction(database, work).finally(() => void outbox.wake());
  const context: Context = { settings, database, now, calendar: null, keep };
  const app = await createServer(context, logTo);
  const outbox = startOutbox(context, send, app.log);

  /** Deletes what is past its time, where the clock can be believed. */
  async function tidy() {
    const time = now();
    await keep(() => mailForgotten(context));
    const state = database.sql.get`
      SELECT ${time} - coalesce(clock, (SELECT max(received) FROM inquiries)) AS away FROM state`;
    if (Number(state?.['away']) > longestAwayMs && performance.now() < millisecondsPerDay)
      return app.log.error('the clock is far ahead of when it was last read: nothing is deleted for a day');
    const before = time - settings.RECEIVER_RETENTION_DAYS * millisecondsPerDay;
    const rows = await deleteRecords(database, { before });
    database.sql.run`UPDATE state SET clock = ${time}`;
    if (rows > 0) app.log.info({ rows }, 'deleted after the retention time');
  }
  const failed = ({ code, message: reason }: NodeJS.ErrnoException) =>
    app.log.error({ code, reason }, 'could not delete what is past its time');
  const tidyUp = () => tidy().catch(failed);
  await tidyUp();
  const timer = setInterval(() => void tidyUp(), hour);

  const tell = (news: 'calendarLost' | 'calendarBack') =>
    keep(() => enqueue(context, {}, [notice(receiverTexts[news])]));
  if (settings.BUSY_CALENDAR) context.calendar = watchCalendar(settings, app.log, now, tell);

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
