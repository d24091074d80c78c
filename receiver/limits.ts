import type { FastifyInstance, FastifyRequest } from 'fastify';
import { millisecondsPerDay } from '../src/lib/day.ts';
import type { Context } from './context.ts';

const hour = 3_600_000;
/** Addresses that are counted at once. */
const capacity = 20_000;
/** Mails that a visitor's address gets in a day: an invitation, three changes, a cancellation. */
const mailsADay = 5;

/** Counts the requests of addresses, in memory only. Where there are too many, further ones go uncounted: a flood frees nobody. */
export class LimitStore {
  readonly #counts = new Map<string, number>();
  #ends = 0;

  incr(key: string, done: (error: null, count: { current: number; ttl: number }) => void, window: number) {
    const now = Date.now();
    if (now >= this.#ends) {
      this.#counts.clear();
      this.#ends = now + window;
    }
    const current = (this.#counts.get(key) ?? 0) + 1;
    if (current > 1 || this.#counts.size < capacity) this.#counts.set(key, current);
    done(null, { current, ttl: this.#ends - now });
  }

  child = () => new LimitStore();
}

/**
 * What keeps the company and strangers from being flooded; all follows from the limit of posts. Says whether what comes
 * now goes to the company in a digest, and whether the visitor's address may get one more mail.
 */
export function createCaps(app: FastifyInstance, { database, settings, now }: Context) {
  const { RECEIVER_LIMIT: limit } = settings;
  const toCompany = app.createRateLimit({ max: limit, timeWindow: hour });
  const toVisitors = app.createRateLimit({ max: Math.ceil(limit / 2), timeWindow: hour });
  return async (request: FastifyRequest, recipient: string) => {
    const { company, visitors, own } = database.sql.get`
      SELECT count(*) FILTER (WHERE recipient IS NULL AND NOT digest) AS company, count(recipient) AS visitors,
        (SELECT count(*) FROM mails WHERE recipient = ${recipient} AND created > ${now() - millisecondsPerDay}) AS own
      FROM mails WHERE created > ${now() - hour}` as Record<string, number>;
    const isOver = async (count: typeof toCompany) => Object(await count(request)).isExceeded === true;
    const isFlood = (await isOver(toCompany)) || Number(company) >= 3 * limit;
    const isFull = recipient === '' || Number(visitors) >= 3 * limit || Number(own) >= mailsADay;
    return { isFlood, mayMail: !isFull && !(await isOver(toVisitors)) };
  };
}
export type Caps = ReturnType<typeof createCaps>;
