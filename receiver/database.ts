import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLTagStore } from 'node:sqlite';
import { millisecondsPerDay } from './site.ts';

export interface Database {
  connection: DatabaseSync;
  /** Runs SQL with its values bound: sql.get`SELECT … WHERE id = ${id}`. */
  sql: SQLTagStore;
}

const schema = `
  CREATE TABLE IF NOT EXISTS inquiries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    received INTEGER NOT NULL, -- milliseconds since 1970, as all times here
    email TEXT NOT NULL COLLATE NOCASE,
    fields TEXT NOT NULL, -- the inquiry as JSON
    content TEXT NOT NULL, -- digest of the fields
    description TEXT, -- digest of the description; null where there is none
    held TEXT -- why it waits in quarantine, or null
  ) STRICT;
  CREATE INDEX IF NOT EXISTS inquiries_received ON inquiries (received);
  CREATE INDEX IF NOT EXISTS inquiries_content ON inquiries (content);
  CREATE INDEX IF NOT EXISTS inquiries_description ON inquiries (description);
  CREATE INDEX IF NOT EXISTS inquiries_held ON inquiries (received) WHERE held IS NOT NULL;

  CREATE TABLE IF NOT EXISTS appointments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    received INTEGER NOT NULL,
    email TEXT NOT NULL COLLATE NOCASE,
    fields TEXT NOT NULL,
    start INTEGER NOT NULL,
    cancelled INTEGER
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS appointments_booked ON appointments (start) WHERE cancelled IS NULL;

  CREATE TABLE IF NOT EXISTS mails (
    id INTEGER PRIMARY KEY,
    inquiry INTEGER REFERENCES inquiries ON DELETE CASCADE,
    appointment INTEGER REFERENCES appointments ON DELETE CASCADE,
    message TEXT NOT NULL, -- as JSON; empty once it is sent
    created INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    next INTEGER, -- when to try (again); null: never
    sent INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS mails_next ON mails (next) WHERE next IS NOT NULL;
`;

/** Opens the database of a folder, which only its owner can read. A commit is on the disk when it returns. */
export function openDatabase(folder: string): Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'receiver.db');
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const connection = new DatabaseSync(file, { timeout: 5000 });
  connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
  connection.exec(schema);
  return { connection, sql: connection.createTagStore() };
}

/** All of it or nothing. */
export function inTransaction<Result>({ connection }: Database, work: () => Result): Result {
  connection.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    connection.exec('COMMIT');
    return result;
  } catch (error) {
    if (connection.isTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}

/** Deletes what is older than the days, measured from the receipt or from the appointment. Returns how many rows. */
export function deleteOlderThan(database: Database, days: number, now: number): number {
  const limit = now - days * millisecondsPerDay;
  const { sql } = database;
  const deleted = inTransaction(
    database,
    () =>
      Number(sql.run`DELETE FROM inquiries WHERE received < ${limit}`.changes) +
      Number(sql.run`DELETE FROM appointments WHERE start < ${limit}`.changes),
  );
  if (deleted > 0) forget(database);
  return deleted;
}

/** Writes deleted content out of the log of changes as well. */
export const forget = ({ connection }: Database) => connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
