import type { FastifyInstance } from 'fastify';
import { watchCalendar, type BusyCalendar } from './busy-calendar.ts';
import { deleteOlderThan, openDatabase, type Database } from './database.ts';
import { startOutbox, type Outbox, type Send } from './outbox.ts';
import { createServer } from './server.ts';
import type { Settings } from './settings.ts';
import { daysSearched } from './site.ts';
import { createSend } from './transport.ts';

/** What the routes work with. */
export interface Receiver {
  settings: Settings;
  database: Database;
  /** The company's own calendar, where one is configured. */
  calendar: Pick<BusyCalendar, 'busy'> | null;
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
  const { busyCalendar, folder, leadDays } = settings;
  const calendar =
    busyCalendar === null ? null : watchCalendar(busyCalendar, folder, leadDays + daysSearched, app.log, now);
  receiver.calendar = calendar;
  const outbox = startOutbox(database, send, app.log, now);

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
