import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { maxLengths, trapName } from '../src/content/contract.ts';
import { millisecondsPerDay } from '../src/lib/day.ts';
import type { BusyCalendar } from './calendar/watch.ts';
import type { Database, Work } from './database.ts';
import type { Settings } from './settings.ts';

/** What the routes work with. */
export interface Context {
  settings: Settings;
  database: Database;
  /** The company's own calendar, where one is configured. */
  calendar: BusyCalendar | null;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Keeps all of it or nothing, and mails what is to be mailed. */
  keep: <T>(work: Work<T>) => Promise<T>;
}

/** A request that is refused: the sender reads the message, and after how many seconds it may be tried again. */
export const refusal = (statusCode: number, message: string, retryAfter?: number) =>
  Object.assign(new Error(message), { statusCode, retryAfter });

const wholeNumber = /^\d{1,9}$/;
/** As mail servers take it; what could begin a second one or a header has no place in it. */
const address = /^[^\s@<>",;:()[\]\\]+@[^\s@<>",;:()[\]\\]+$/;
export const emailAddress = z.string().regex(address).max(maxLengths.email);

/** What is posted: texts up to their lengths (older pages lack some), a key, and what the page has seen of its visitor. */
export function posted<Name extends string>(names: readonly Name[], lengths: Partial<Record<Name, number>>) {
  const textOf = (name: Name) => z.string().max(lengths[name] ?? Infinity);
  const texts = names.map((name) => [name, textOf(name).default('')]);
  return z.object({
    ...(Object.fromEntries(texts) as Record<Name, z.ZodDefault<z.ZodString>>),
    idempotencyKey: z.string().regex(/^[\w-]{16,64}$/),
    // On the page, which browsers without script cannot tell.
    secondsToFill: z.string().regex(wholeNumber).default('3'),
    // The field that nobody sees.
    [trapName]: z.string().max(200).default(''),
  });
}

/** Whether it looks like a program: people take longer, programs rarely wait. */
export const markOf = (body: { secondsToFill: string; [trapName]: string }) =>
  body[trapName] ? 'trap' : Number(body.secondsToFill) < 3 ? 'too fast' : null;

export const formType = 'application/x-www-form-urlencoded';

/** Whether a browser sent a form by itself and shows the answer as a page. */
export const isForm = ({ mediaType }: FastifyRequest): boolean => mediaType === formType;

/** The site that a request comes from. Links and ELinks send no `Origin`, but the page that they post from. */
export const sourceOf = ({ origin, referer = '' }: FastifyRequest['headers']): string =>
  origin ?? URL.parse(referer)?.origin ?? '';

/** The address of who asks, without the port that some proxies add to it; of IPv6 the network. */
export const clientOf = ({ ip }: FastifyRequest): string =>
  normalizeIP(ip.replace(/^\[([^\]]+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1'));

export const hour = 3_600_000;
/** Mails that a visitor's address gets in a day: an invitation, three changes, a cancellation. */
const mailsADay = 5;

/** A limit for each address, of more of them than a flood has, or it would be forgotten. In memory only. */
export const limitOf = (max: number, timeWindow = hour / 6) => ({ max, timeWindow, cache: 60_000 });

/**
 * What keeps the company and strangers from being flooded; all follows from the limit of posts. Says whether what comes
 * now goes to the company in a digest, and whether the visitor's address may get one more mail.
 */
export function capsOf(app: FastifyInstance, { database, settings, now }: Context) {
  const { RECEIVER_LIMIT: limit } = settings;
  const toCompany = app.createRateLimit(limitOf(limit, hour));
  const toVisitors = app.createRateLimit(limitOf(Math.ceil(limit / 2), hour));
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
export type Caps = ReturnType<typeof capsOf>;
