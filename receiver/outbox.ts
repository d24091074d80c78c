import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database.ts';
import { company } from './site.ts';

/** A mail as it is kept until it is sent. */
export interface Message {
  messageId: string;
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
  /** Sent by a program, so that no program answers. */
  isAutomatic?: boolean;
  /** An invitation or its withdrawal. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
}

/** A mail to be put into the outbox. */
export type Mail = Omit<Message, 'messageId'>;

/** Hands a mail over. Rejects where it was not taken. */
export type Send = (message: Message) => Promise<void>;

/** What a mail belongs to, if anything; it is deleted with it. */
type Subject = { inquiry?: number; appointment?: number };

const minute = 60_000;
const longestPause = 6 * 60 * minute;
/** After that a mail counts as undelivered. */
const queueLifetimeMs = 3 * 24 * 60 * minute;
/** How long to wait at the end for a mail on its way. */
const shutdownTimeoutMs = 5000;
/** How often to look for mails that are due. */
const pollIntervalMs = 10_000;

/** Until the next attempt: 1, 2, 4 … minutes, at most six hours. */
export const pauseAfter = (attempts: number) => Math.min(minute * 2 ** (attempts - 1), longestPause);

/** Puts mails into the outbox, within the transaction of what they belong to. */
export function enqueue({ sql }: Database, subject: Subject, mails: readonly Mail[], now: number): void {
  const { inquiry = null, appointment = null } = subject;
  const host = company.email.replace(/.*@/, '');
  for (const mail of mails) {
    const content = JSON.stringify({ ...mail, messageId: `<${randomUUID()}@${host}>` } satisfies Message);
    sql.run`INSERT INTO mails (inquiry, appointment, message, created, next)
            VALUES (${inquiry}, ${appointment}, ${content}, ${now}, ${now})`;
  }
}

/** How many mails wait, since when, and how many were given up. */
export function outboxState({ sql }: Database) {
  return sql.get`SELECT count(next) AS waiting, min(iif(next IS NULL, NULL, created)) AS oldest,
                        count(*) FILTER (WHERE next IS NULL AND sent IS NULL) AS undelivered
                 FROM mails` as { waiting: number; oldest: number | null; undelivered: number };
}

/** Tries everything again that waits or was given up. Returns how many mails that are. */
export const retryAll = ({ sql }: Database, now: number): number =>
  Number(sql.run`UPDATE mails SET created = ${now}, attempts = 0, next = ${now} WHERE sent IS NULL`.changes);

export interface Outbox {
  /** Sends what is due at once; resolves when that is done. */
  wake: () => Promise<void>;
  /** Ends after the mail that is on its way; a server that hangs is waited for no longer than a few seconds. */
  stop: () => Promise<void>;
}

/** Sends what is due, one mail after another, at least once each. */
export function startOutbox(
  database: Database,
  send: Send,
  log: FastifyBaseLogger,
  now: () => number = Date.now,
): Outbox {
  const { sql } = database;
  let running: Promise<void> | null = null;
  let isStopped = false;

  async function sendDue() {
    for (;;) {
      const mail = isStopped
        ? undefined
        : (sql.get`SELECT id, message, created, attempts FROM mails WHERE next <= ${now()}
                   ORDER BY next LIMIT 1` as MailRow | undefined);
      if (!mail) return;
      const attempts = mail.attempts + 1;
      // Noted before the attempt: where the disk is full it fails here, and no mail goes out again and again.
      sql.run`UPDATE mails SET attempts = ${attempts}, next = ${now() + pauseAfter(attempts)} WHERE id = ${mail.id}`;
      try {
        await send(JSON.parse(mail.message) as Message);
      } catch (error) {
        noteFailure(mail, attempts, error);
        continue;
      }
      sql.run`UPDATE mails SET sent = ${now()}, next = NULL, message = '' WHERE id = ${mail.id}`;
      log.info({ mail: mail.id, attempts }, 'mail sent');
    }
  }

  function noteFailure({ id, created }: MailRow, attempts: number, error: unknown) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    if (now() - created < queueLifetimeMs)
      return log.warn({ mail: id, attempts, code, responseCode }, 'mail not sent');
    sql.run`UPDATE mails SET next = NULL WHERE id = ${id}`;
    log.error({ mail: id, attempts, code, responseCode }, 'mail given up after three days');
  }

  function wake(): Promise<void> {
    running ??= sendDue()
      .catch((error: { code?: string }) => log.error({ code: error.code }, 'outbox cannot use the database'))
      .finally(() => {
        running = null;
      });
    return running;
  }

  // What an earlier process left is tried at once: the settings may have been mended since.
  sql.run`UPDATE mails SET next = ${now()} WHERE next IS NOT NULL`;
  const timer = setInterval(() => void wake(), pollIntervalMs);
  void wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await Promise.race([running, setTimeout(shutdownTimeoutMs, undefined, { ref: false })]);
    },
  };
}

interface MailRow {
  id: number;
  message: string;
  created: number;
  attempts: number;
}
