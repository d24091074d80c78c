import { chmodSync, closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLTagStore } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { canonicalEmail } from './texts.ts';

/** Opened when it is first needed, and tried again where the disk does not allow it yet. */
export interface Database {
  readonly connection: DatabaseSync;
  /** Runs SQL with its values bound: sql.get`SELECT … WHERE id = ${id}`. */
  readonly sql: SQLTagStore;
  close: () => void;
}

/**
 * The database of a folder, which only its owner can read. A commit is on the disk when it returns. The timeout is how long
 * commands wait for the lock of another process; the receiver itself waits in {@link inTransaction}.
 */
export function openDatabase(folder: string, timeout = 10_000): Database {
  let store: SQLTagStore | null = null;
  const opened = () => (store ??= connect(folder, timeout).createTagStore());
  const database = {
    get connection() {
      return opened().db;
    },
    get sql() {
      return opened();
    },
    close: () => {
      if (!store) return;
      // The store keeps its statements, so that closing alone would leave all in the log of changes.
      checkpoint(database);
      store.db.close();
    },
  };
  return database;
}

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

function connect(folder: string, timeout: number): DatabaseSync {
  const file = join(folder, 'receiver.db');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const connection = new DatabaseSync(file, { timeout });
  try {
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    if (Number(connection.prepare('PRAGMA user_version').get()?.['user_version']) < 2) {
      connection.function('canonical', (email) => canonicalEmail(String(email)));
      connection.exec('BEGIN IMMEDIATE');
      const held = connection.prepare(`SELECT 1 FROM pragma_table_info('inquiries') WHERE name = 'held'`);
      connection.exec(`${held.get() ? read('migration.sql') : ''} ${read('schema.sql')} COMMIT`);
    }
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** How long a request waits for the lock of another process; meanwhile others are answered. */
const patienceMs = 250;

/** All of it or nothing. */
export async function inTransaction<Result>(
  database: Database,
  work: (database: Database) => Result,
  patience = patienceMs,
): Promise<Result> {
  const { connection } = database;
  for (const end = performance.now() + patience; !connection.isTransaction;) {
    try {
      connection.exec('BEGIN IMMEDIATE');
    } catch (error) {
      const isLocked = (error as { errcode?: number }).errcode === 5; // SQLITE_BUSY
      if (!isLocked || performance.now() > end) throw error;
      await wait(10);
    }
  }
  try {
    const result = work(database);
    connection.exec('COMMIT');
    return result;
  } catch (error) {
    if (connection.isTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}

/** Writes the log of changes into the database and empties it: what is deleted is gone, and one file is all. */
export const checkpoint = ({ connection }: Pick<Database, 'connection'>): boolean =>
  connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0;

/** What is to be deleted: whatever came from an address, one record by its number, or what is over before a moment. */
export type Selection =
  { email: string } | { inquiry: number } | { appointment: number } | { before: number };

/**
 * Deletes what is selected, mails included, from the log of changes too. By time only that whose mails have left.
 * Returns how many inquiries and appointments.
 */
export async function deleteRecords(database: Database, selection: Selection): Promise<number> {
  const nothing = { email: null, inquiry: null, appointment: null, before: null };
  const { inquiry, appointment, before, ...by } = { ...nothing, ...selection };
  const email = by.email === null ? null : canonicalEmail(by.email);
  const deleted = await inTransaction(database, ({ sql }) => {
    sql.run`DELETE FROM mails WHERE recipient = ${email}`;
    const inquiries = sql.run`
      DELETE FROM inquiries WHERE email = ${email} OR id = ${inquiry} OR received < ${before} AND NOT EXISTS (
        SELECT 1 FROM mails WHERE inquiry = inquiries.id AND sent IS NULL AND message <> '')`;
    const appointments = sql.run`
      DELETE FROM appointments WHERE email = ${email} OR id = ${appointment} OR start < ${before} AND NOT EXISTS (
        SELECT 1 FROM mails WHERE appointment = appointments.id AND sent IS NULL AND message <> '')`;
    return Number(inquiries.changes) + Number(appointments.changes);
  });
  if (!checkpoint(database) && deleted > 0)
    throw new Error('Deleted, but still in the log of changes (receiver.db-wal).');
  return deleted;
}
