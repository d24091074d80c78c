import { chmodSync, closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLTagStore } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { canonicalEmail } from './texts.ts';

export interface Database {
  readonly connection: DatabaseSync;
  /** Runs SQL with its values bound: sql.get`SELECT … WHERE id = ${id}`. */
  readonly sql: SQLTagStore;
  close: () => void;
}

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** How long commands wait for the lock of another process. The receiver itself waits in {@link inTransaction}. */
const lockTimeoutMs = 10_000;

/**
 * The database of a folder, which only its owner can read; opened when it is first needed, and tried again where the disk
 * does not allow it yet. A commit is on the disk when it returns.
 */
export function openDatabase(folder: string, timeout = lockTimeoutMs): Database {
  let open: Omit<Database, 'close'> | null = null;
  const opened = () => (open ??= connect(join(folder, 'receiver.db'), folder, timeout));
  return {
    get connection() {
      return opened().connection;
    },
    get sql() {
      return opened().sql;
    },
    close: () => {
      if (!open) return;
      // The store of `sql` keeps its statements, so that closing alone would leave all in the log of changes.
      checkpoint(open);
      open.connection.close();
    },
  };
}

function connect(file: string, folder: string, timeout: number): Omit<Database, 'close'> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const connection = new DatabaseSync(file, { timeout });
  try {
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    const { user_version: version } = connection.prepare('PRAGMA user_version').get() ?? {};
    if (version === 0) {
      connection.function('canonical', (email) => canonicalEmail(String(email)));
      connection.exec('BEGIN IMMEDIATE');
      const isOld = connection
        .prepare(`SELECT 1 FROM pragma_table_info('inquiries') WHERE name = 'held'`)
        .get();
      connection.exec(`${isOld ? read('migration.sql') : ''} ${read('schema.sql')} COMMIT`);
    }
    return { connection, sql: connection.createTagStore() };
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** How long a request waits for the lock of another process; meanwhile others are answered. */
const patienceMs = 250;

/** All of it or nothing. */
export async function inTransaction<Result>(
  { connection }: Pick<Database, 'connection'>,
  work: () => Result,
  patience = patienceMs,
): Promise<Result> {
  for (const end = performance.now() + patience; ; await wait(10)) {
    try {
      connection.exec('BEGIN IMMEDIATE');
      break;
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== locked || performance.now() > end) throw error;
    }
  }
  try {
    const result = work();
    connection.exec('COMMIT');
    return result;
  } catch (error) {
    if (connection.isTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}

/** SQLITE_BUSY. */
const locked = 5;

/** Writes the log of changes into the database and empties it: what is deleted is gone, and one file is all. */
export function checkpoint({ connection }: Pick<Database, 'connection'>): boolean {
  return connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0;
}
