import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from './requests.ts';
import { inTransaction, type Database } from './database.ts';
import { digestMail, failureMail, messageIdOf, type Mail, type Send } from './mails.ts';
import { canonicalEmail } from './texts.ts';
import { failureOf } from './transport.ts';

const minute = 60_000;
const longestPause = 6 * 60 * minute;
/** After that and so many attempts a mail counts as undelivered. */
const queueLifetimeMs = 3 * 24 * 60 * minute;
const leastAttempts = 12;
/** Mails over the cap wait for the next quarter of an hour; so many go out as one. */
const digestIntervalMs = 15 * minute;
const digestSize = 50;
const shutdownTimeoutMs = 5000;
const pollIntervalMs = 10_000;
/** How long to wait for the lock of another process, which a mail that has left must not meet. */
const patience = 60_000;

/** Until the next attempt: 1, 2, 4 … minutes, at most six hours. */
export const pauseAfter = (attempts: number) => Math.min(minute * 2 ** (attempts - 1), longestPause);

/** What a mail belongs to, and is deleted with. */
type Subject = Partial<Record<'inquiry' | 'appointment', number | null>>;

/** Puts mails into the outbox, within the transaction of their subject. In a flood those to the company wait for a digest. */
export function enqueue({ database, now }: Context, about: Subject, mails: readonly Mail[], isFlood = false) {
  const { inquiry = null, appointment = null } = about;
  const created = now();
  for (const mail of mails) {
    const content = JSON.stringify({ messageId: messageIdOf(randomUUID()), ...mail });
    const recipient = mail.to === undefined ? null : canonicalEmail(mail.to);
    const digest = Number(isFlood && recipient === null);
    const next = digest ? Math.ceil(created / digestIntervalMs) * digestIntervalMs : created;
    database.sql.run`INSERT INTO mails (inquiry, appointment, recipient, digest, message, created, next)
      VALUES (${inquiry}, ${appointment}, ${recipient}, ${digest}, ${content}, ${created}, ${next})`;
  }
}

type OutboxState = Partial<Record<'waiting' | 'oldest' | 'undelivered', number> & { cause: string }>;

/** How many mails wait, since when those to the company, how many of these were given up, and what must be mended. */
export const outboxState = ({ sql }: Database) =>
  sql.get`SELECT count(next) AS waiting, min(created) FILTER (WHERE recipient IS NULL) AS oldest,
                 count(*) FILTER (WHERE next IS NULL AND recipient IS NULL) AS undelivered,
                 max(cause) FILTER (WHERE next IS NOT NULL) AS cause
          FROM mails WHERE sent IS NULL` as OutboxState;

/** Tries everything again that waits or was given up. Returns how many mails that are. */
export const retryAll = ({ sql }: Database, now: number): number =>
  Number(sql.run`UPDATE mails SET attempts = 0, next = ${now} WHERE sent IS NULL AND message <> ''`.changes);

type MailRow = Subject & { message: string; recipient: string | null; cause: string | null } & Numbers;
type Numbers = Record<'id' | 'digest' | 'created' | 'attempts', number>;

/**
 * Sends what is due, one mail after another, at least once each. `wake` sends it at once and resolves when that is done;
 * `stop` waits for the mail that is on its way, though no longer than a few seconds.
 */
export function startOutbox(context: Context, send: Send, log: FastifyBaseLogger) {
  const { database, settings, now } = context;
  let running: Promise<void> | null = null;
  let isStopped = false;
  let isFirst = true;

  async function sendDue() {
    // What an earlier process left is tried at once: the settings may have been mended since.
    if (isFirst) database.sql.run`UPDATE mails SET next = ${now()} WHERE next IS NOT NULL`;
    isFirst = false;
    for (let mails = dueMails(); mails[0]; mails = dueMails()) await attempt(mails, mails[0]);
  }

  /** The mail that is due, or those of a digest. None before an earlier one about the same appointment to the same side. */
  function dueMails(): MailRow[] {
    if (isStopped) return [];
    // Further ahead than any pause: the clock was set back.
    const mails = database.sql.all`
      SELECT * FROM mails AS mail
      WHERE next IS NOT NULL AND (next <= ${now()} OR next > ${now() + longestPause}) AND NOT EXISTS (
        SELECT 1 FROM mails AS earlier WHERE earlier.appointment = mail.appointment AND earlier.id < mail.id
          AND earlier.recipient IS mail.recipient AND earlier.next IS NOT NULL)
      ORDER BY next, id LIMIT ${digestSize}` as unknown as MailRow[];
    return mails[0]?.digest ? mails.filter(({ digest }) => digest) : mails.slice(0, 1);
  }

  async function attempt(rows: MailRow[], first: MailRow) {
    const { id: mail, recipient, created } = first;
    const attempts = first.attempts + 1;
    const ids = JSON.stringify(rows.map(({ id }) => id));
    const parsed = rows.map(({ message }) => JSON.parse(message) as Mail);
    const messageId = messageIdOf(`digest.${mail}.${rows.at(-1)?.id}.${rows.length}`);
    const message = parsed[0] && rows.length === 1 ? parsed[0] : digestMail(parsed);

    /** What is not sent again is emptied; a mail to the company that was given up stays for `resend`. */
    function note(
      next: number | null,
      sent: number | null,
      cause: string | null,
      news: Mail[] = [],
      isApart = false,
    ) {
      const update = ({ sql }: Database) => {
        sql.run`UPDATE mails SET attempts = ${attempts}, next = ${next}, sent = ${sent}, cause = ${cause},
                  digest = iif(${Number(isApart)}, 0, digest),
                  message = iif(${next} IS NULL AND coalesce(${sent}, recipient) IS NOT NULL, '', message)
                WHERE id IN (SELECT value FROM json_each(${ids}))`;
        enqueue(context, first, news);
      };
      return inTransaction(database, update, patience);
    }

    const next = now() + pauseAfter(attempts);
    // Before the attempt: where the disk is full it fails here, and no mail goes out again and again.
    await note(next, null, first.cause);
    try {
      await send({ to: settings.MAIL_TO, messageId, ...message });
      await note(null, now(), null);
      log.info({ mail, mails: rows.length, attempts }, 'mail sent');
    } catch (error) {
      const { cause, isAboutAddress, isAboutContent, ...facts } = failureOf(error, recipient !== null);
      const isOver = isAboutAddress || (now() - created >= queueLifetimeMs && attempts >= leastAttempts);
      // Of a mail to a visitor the company is told.
      const news = isOver && recipient !== null ? [failureMail(message)] : [];
      // One whose text is refused keeps no others of its digest waiting: from now on each goes by itself.
      await note(isOver ? null : next, null, cause, news, isAboutContent);
      const level = isOver && recipient === null ? 'error' : 'warn';
      log[level]({ mail, attempts, ...facts }, isOver ? 'mail given up' : 'mail not sent');
    }
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
