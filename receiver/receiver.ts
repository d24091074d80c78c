import type { FastifyInstance } from 'fastify';
import { watchCalendar, type BusyCalendar } from './calendar/watch.ts';
import { deleteOlderThan, openDatabase, type Database } from './database.ts';
import { lastTimeOffered } from './free-times.ts';
import { calendarMail } from './mails.ts';
import { enqueue, startOutbox, type Outbox, type Send } from './outbox.ts';
import { createServer } from './server.ts';
import type { Settings } from './settings.ts';
import { createSend } from './transport.ts';

/** What the routes work with. */
export interface Receiver {
  settings: Settings;
  database: Database;
  /** The company's own calendar, where one is configured. */
  calendar: Omit<BusyCalendar, 'stop'> | null;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Looks for mails to send. */
  wake: () => void;
}

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

/** Opens the database, begins to send what waits, and returns the server, which listens nowhere yet. */
export async function startReceiver(
  settings: Settings,
  { send = createSend(settings), now = Date.now, logTo }: Surroundings = {},
): Promise<{ app: FastifyInstance; database: Database; outbox: Outbox; close: () => Promise<void> }> {
  const database = openDatabase(settings.folder);
  const receiver: Receiver = { settings, database, now, calendar: null, wake: () => void outbox.wake() };
  const app = await createServer(receiver, logTo);
  const outbox = startOutbox(database, send, app.log, now);
  const { busyCalendar: address } = settings;
  const tell: Parameters<typeof watchCalendar>[4] = (news) => {
    enqueue(database, {}, [calendarMail(settings, news)], now());
    receiver.wake();
  };
  const until = (time: number) => lastTimeOffered(settings, time);
  const calendar =
    address === null ? null : watchCalendar({ ...settings, address }, app.log, now, until, tell);
  receiver.calendar = calendar;

  function tidy() {
    try {
      const rows = deleteOlderThan(database, settings.retentionDays, now());
      if (rows > 0) app.log.info({ rows }, 'deleted after the retention time');
    } catch (error) {
      app.log.error({ code: (error as { code?: string }).code }, 'could not delete what is past its time');
    }
  }
  tidy();
  const timer = setInterval(tidy, hour);

  async function close() {
    clearInterval(timer);
    calendar?.stop();
    // A server that closes no longer looks at its time limits: who keeps it waiting is cut off here.
    const cut = setTimeout(() => app.server.closeAllConnections(), shutdownTimeoutMs);
    await app.close();
    clearTimeout(cut);
    await outbox.stop();
    database.connection.close();
  }
  return { app, database, outbox, close };
}
