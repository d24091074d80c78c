import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from './context.ts';
import { inTransaction, type Database } from './database.ts';
import { failureOf } from './failures.ts';
import { digestMail, failureMail, messageIdOf, type Mail, type Message, type Send } from './mails.ts';
import { canonicalEmail } from './texts.ts';

const minute = 60_000;
const longestPause = 6 * 60 * minute;
/** After that and so many attempts a mail counts as undelivered. */
const queueLifetimeMs = 3 * 24 * 60 * minute;
const leastAttempts = 12;
/** Mails over the cap wait for the next quarter of an hour; so many go out as one. */
const digestIntervalMs = 15 * minute;
const digestSize = 50;
/** How long to wait at the end for a mail on its way. */
const shutdownTimeoutMs = 5000;
/** How often to look for mails that are due. */
const pollIntervalMs = 10_000;
/** How long to wait for the lock of another process, which a mail that has left must not meet. */
const patience = 60_000;

/** Until the next attempt: 1, 2, 4 … minutes, at most six hours. */
export const pauseAfter = (attempts: number) => Math.min(minute * 2 ** (attempts - 1), longestPause);

/** What a mail belongs to, and is deleted with. */
interface Subject {
  inquiry?: number | null;
  appointment?: number | null;
}

/** Puts mails into the outbox, within the transaction of their subject. In a flood those to the company wait for a digest. */
export function enqueue(
  { sql }: Database,
  { inquiry = null, appointment = null }: Subject,
  mails: readonly Mail[],
  now: number,
  isFlood = false,
): void {
  for (const mail of mails) {
    const content = JSON.stringify({ messageId: messageIdOf(randomUUID()), ...mail });
    const recipient = mail.to === undefined ? null : canonicalEmail(mail.to);
    const digest = Number(isFlood && recipient === null);
    const next = digest ? Math.ceil(now / digestIntervalMs) * digestIntervalMs : now;
    sql.run`INSERT INTO mails (inquiry, appointment, recipient, digest, message, created, next)
            VALUES (${inquiry}, ${appointment}, ${recipient}, ${digest}, ${content}, ${now}, ${next})`;
  }
}

/** How many mails wait, since when those to the company, how many of these were given up, and what must be mended. */
export const outboxState = ({ sql }: Database) =>
  sql.get`SELECT count(next) AS waiting, min(created) FILTER (WHERE recipient IS NULL) AS oldest,
                 count(*) FILTER (WHERE next IS NULL AND recipient IS NULL) AS undelivered,
                 max(cause) FILTER (WHERE next IS NOT NULL) AS cause
          FROM mails WHERE sent IS NULL` as Partial<Record<'waiting' | 'oldest' | 'undelivered', number>> & {
    cause?: string;
  };

/** Tries everything again that waits or was given up. Returns how many mails that are. */
export const retryAll = ({ sql }: Database, now: number): number =>
  Number(sql.run`UPDATE mails SET attempts = 0, next = ${now} WHERE sent IS NULL AND message <> ''`.changes);

interface MailRow extends Subject {
  id: number;
  recipient: string | null;
  digest: number;
  message: string;
  created: number;
  attempts: number;
}

/**
 * Sends what is due, one mail after another, at least once each. `wake` sends it at once and resolves when that is done;
 * `stop` waits for the mail that is on its way, though no longer than a few seconds.
 */
export function startOutbox(
  { database, settings: { mailTo }, now }: Pick<Context, 'database' | 'settings' | 'now'>,
  send: Send,
  log: FastifyBaseLogger,
) {
  let running: Promise<void> | null = null;
  let isStopped = false;
  let isFirst = true;
  const change = (work: (database: Database) => void) => inTransaction(database, work, patience);

  async function sendDue() {
    // What an earlier process left is tried at once: the settings may have been mended since.
    if (isFirst) await change(({ sql }) => sql.run`UPDATE mails SET next = ${now()} WHERE next IS NOT NULL`);
    isFirst = false;
    for (let mails = dueMails(); mails[0] && !isStopped; mails = dueMails()) await attempt(mails, mails[0]);
  }

  /** The mail that is due, or those of a digest. None before an earlier one about the same appointment to the same side. */
  function dueMails(): MailRow[] {
    // Further ahead than any pause: the clock was set back.
    const mails = database.sql.all`
      SELECT * FROM mails AS mail
      WHERE next IS NOT NULL AND (next <= ${now()} OR next > ${now() + longestPause}) AND NOT EXISTS (
        SELECT 1 FROM mails AS earlier WHERE earlier.appointment = mail.appointment AND earlier.id < mail.id
          AND earlier.recipient IS mail.recipient AND earlier.next IS NOT NULL)
      ORDER BY next, id LIMIT ${digestSize}` as unknown as MailRow[];
    return mails[0]?.digest ? mails.filter(({ digest }) => digest) : mails.slice(0, 1);
  }

  async function attempt(mails: MailRow[], { id: mail, recipient, created, attempts: earlier }: MailRow) {
    const ids = JSON.stringify(mails.map(({ id }) => id));
    const attempts = earlier + 1;
    const next = now() + pauseAfter(attempts);
    // Noted before the attempt: where the disk is full it fails here, and no mail goes out again and again.
    await change(
      ({ sql }) => sql.run`UPDATE mails SET attempts = ${attempts}, next = ${next}
                                      WHERE id IN (SELECT value FROM json_each(${ids}))`,
    );
    try {
      await send(composed(mails));
      await change(
        ({ sql }) => sql.run`UPDATE mails SET sent = ${now()}, next = NULL, message = ''
                                        WHERE id IN (SELECT value FROM json_each(${ids}))`,
      );
      log.info({ mail, mails: mails.length, attempts }, 'mail sent');
    } catch (error) {
      const { cause, isAboutAddress, ...facts } = failureOf(error, recipient !== null);
      const isOver = isAboutAddress || (now() - created >= queueLifetimeMs && attempts >= leastAttempts);
      await change(({ sql }) => {
        sql.run`UPDATE mails SET cause = ${cause} WHERE id IN (SELECT value FROM json_each(${ids}))`;
        if (isOver) for (const one of mails) giveUp(one);
      });
      const level = isOver && recipient === null ? 'error' : 'warn';
      log[level]({ mail, attempts, ...facts }, isOver ? 'mail given up' : 'mail not sent');
    }
  }

  function composed(rows: readonly MailRow[]): Message {
    const mails = rows.map(({ message }) => JSON.parse(message) as Mail);
    const messageId = messageIdOf(`digest.${rows[0]?.id}.${rows.at(-1)?.id}.${rows.length}`);
    return { to: mailTo, messageId, ...(mails[0] && mails.length === 1 ? mails[0] : digestMail(mails)) };
  }

  /** A mail to the company stays for `resend`; of one to a visitor the company is told. */
  function giveUp({ id, recipient, message, ...subject }: MailRow) {
    const left = recipient === null ? message : '';
    database.sql.run`UPDATE mails SET next = NULL, message = ${left} WHERE id = ${id}`;
    if (recipient !== null) enqueue(database, subject, [failureMail(JSON.parse(message) as Mail)], now());
  }

  const wake = (): Promise<void> =>
    (running ??= sendDue()
      .catch((error: { code?: string }) => log.error({ code: error.code }, 'outbox cannot use the database'))
      .finally(() => (running = null)));

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
