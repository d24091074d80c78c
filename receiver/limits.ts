import type { FastifyInstance, FastifyRequest } from 'fastify';
import { millisecondsPerDay } from '../src/lib/day.ts';
import type { Context } from './context.ts';

const hour = 3_600_000;
/** Addresses that are counted at once. */
const capacity = 20_000;
/** How often those past their time are looked for, which takes a while. */
const sweepIntervalMs = 10_000;

/** Counts the requests of addresses, in memory only. Where there are too many, who came last goes: a flood frees nobody. */
export class LimitStore {
  readonly #counts = new Map<string, { current: number; ends: number }>();
  #last = '';
  #swept = 0;

  incr(
    key: string,
    done: (error: null, count: { current: number; ttl: number }) => void,
    timeWindow: number,
  ) {
    const now = Date.now();
    if (!this.#counts.has(key)) {
      if (this.#counts.size >= capacity && now - this.#swept > sweepIntervalMs) {
        this.#swept = now;
        for (const [old, { ends }] of this.#counts) if (ends <= now) this.#counts.delete(old);
      }
      if (this.#counts.size >= capacity) this.#counts.delete(this.#last);
      this.#last = key;
    }
    const known = this.#counts.get(key);
    const count = known && known.ends > now ? known : { current: 0, ends: now + timeWindow };
    count.current++;
    this.#counts.set(key, count);
    done(null, { current: count.current, ttl: count.ends - now });
  }

  child() {
    return new LimitStore();
  }
}

/** Mails that a visitor's address gets in a day: an invitation, three changes, a cancellation. */
const mailsADay = 5;

/** What keeps the company and strangers from being flooded: all follows from the limit of posts. */
export type Caps = (
  request: FastifyRequest,
  recipient: string,
) => Promise<{
  /** What comes now goes to the company in a digest. */
  isFlood: boolean;
  /** The visitor's address may get one more mail. */
  mayMail: boolean;
}>;

export function createCaps(app: FastifyInstance, { database, settings: { limit }, now }: Context): Caps {
  const toCompany = app.createRateLimit({ max: limit, timeWindow: hour });
  const toVisitors = app.createRateLimit({ max: Math.ceil(limit / 2), timeWindow: hour });
  /** In an hour, from all addresses together. */
  const overall = 3 * limit;
  return async (request, recipient) => {
    const { company, visitors } = database.sql.get`
      SELECT count(*) FILTER (WHERE recipient IS NULL AND NOT digest) AS company, count(recipient) AS visitors
      FROM mails WHERE created > ${now() - hour}` as { company: number; visitors: number };
    const today = database.sql.get`SELECT count(*) AS mails FROM mails
                                   WHERE recipient = ${recipient} AND created > ${now() - millisecondsPerDay}`;
    const isOver = async (count: typeof toCompany) => Object(await count(request)).isExceeded === true;
    const isFull = recipient === '' || visitors >= overall || Number(today?.['mails']) >= mailsADay;
    return {
      isFlood: (await isOver(toCompany)) || company >= overall,
      mayMail: !isFull && !(await isOver(toVisitors)),
    };
  };
}
