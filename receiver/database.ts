import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLTagStore } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { canonicalEmail } from './texts.ts';

/**
 * The database of a folder, which only its owner can read; opened when it is first needed, and tried again where the disk
 * does not allow it yet. A commit is on the disk when it returns. The timeout is how long commands wait for the lock of
 * another process; the receiver itself waits in {@link inTransaction}.
 */
export function openDatabase(folder: string, timeout = 10_000) {
  let store: SQLTagStore | null = null;
  return {
    /** Runs SQL with its values bound: sql.get`SELECT … WHERE id = ${id}`. */
    get sql(): SQLTagStore {
      return (store ??= connect(folder, timeout).createTagStore());
    },
    close: () => {
      // The store keeps its statements, so that closing alone would leave all in the log of changes.
      if (store) checkpoint(store);
      store?.db.close();
    },
  };
}
export type Database = ReturnType<typeof openDatabase>;
export type Work<T> = (database: Database) => T;

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

function connect(folder: string, timeout: number): DatabaseSync {
  const file = join(folder, 'receiver.db');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const connection = new DatabaseSync(file, { timeout });
  try {
    chmodSync(file, 0o600);
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

/** All of it or nothing. A request waits for the lock of another process while others are answered. */
export async function inTransaction<T>(database: Database, work: Work<T>, patience = 250): Promise<T> {
  const { db } = database.sql;
  for (const end = performance.now() + patience; !db.isTransaction;) {
    try {
      db.exec('BEGIN IMMEDIATE');
    } catch (error) {
      const isLocked = (error as { errcode?: number }).errcode === 5; // SQLITE_BUSY
      if (!isLocked || performance.now() > end) throw error;
      await wait(10);
    }
  }
  try {
    const result = work(database);
    db.exec('COMMIT');
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** Writes the log of changes into the database and empties it: what is deleted is gone, and one file is all. */
const checkpoint = (sql: SQLTagStore) => sql.get`PRAGMA wal_checkpoint(TRUNCATE)`?.['busy'] === 0;

/** What is to be deleted: whatever came from a canonical address, one record by its number, or what is over before a moment. */
export type Selection = Partial<Record<'inquiry' | 'appointment' | 'before', number> & { email: string }>;

/**
 * Deletes what is selected, mails included, from the log of changes too. By time only that whose mails have left.
 * Returns how many inquiries and appointments.
 */
export async function deleteRecords(database: Database, selection: Selection): Promise<number> {
  const { email = null, inquiry = null, appointment = null, before = null } = selection;
  const deleted = await inTransaction(database, ({ sql }) => {
    sql.run`DELETE FROM mails WHERE recipient = ${email}`;
    const inquiries = sql.run`
      DELETE FROM inquiries WHERE email = ${email} OR id = ${inquiry} OR received < ${before} AND NOT EXISTS
        (SELECT 1 FROM mails WHERE inquiry = inquiries.id AND sent IS NULL AND message <> '')`;
    const appointments = sql.run`
      DELETE FROM appointments WHERE email = ${email} OR id = ${appointment} OR start < ${before} AND NOT EXISTS
        (SELECT 1 FROM mails WHERE appointment = appointments.id AND sent IS NULL AND message <> '')`;
    return Number(inquiries.changes) + Number(appointments.changes);
  });
  if (!checkpoint(database.sql) && deleted > 0)
    throw new Error('Deleted, but still in the log of changes (receiver.db-wal).');
  return deleted;
}
