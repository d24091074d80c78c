import type { BusyCalendar } from './calendar/watch.ts';
import type { Database } from './database.ts';
import type { Settings } from './settings.ts';

/** What the routes work with. */
export interface Context {
  settings: Settings;
  database: Database;
  /** The company's own calendar, where one is configured. */
  calendar: BusyCalendar | null;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Looks for mails to send. */
  wake: () => void;
}
