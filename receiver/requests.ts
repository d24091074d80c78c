import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { maxLengths, trapName } from '../src/content/inquiry.ts';
import { keysOf } from '../src/lib/keys.ts';

/** A request that is refused: the sender reads the message, and after how many seconds it may be tried again. */
export const refusal = (statusCode: number, message: string, retryAfter?: number) =>
  Object.assign(new Error(message), { statusCode, retryAfter });

/** An address as mail servers take it; what could begin a second one or a header has no place in it. */
export const emailAddress = z
  .string()
  .max(maxLengths.email)
  .regex(/^[^\s@<>",;:()[\]\\]+@[^\s@<>",;:()[\]\\]+$/);

const seconds = /^\d{1,9}$/;

/** What is posted: texts up to their lengths, a key, and what the page has seen of its visitor. */
export function posted<Field extends string>(lengths: Readonly<Record<Field, number>>) {
  const texts = keysOf<Field>(lengths).map((name) => [name, z.string().max(lengths[name])]);
  return z.object({
    ...(Object.fromEntries(texts) as Record<Field, z.ZodString>),
    idempotencyKey: z.string().regex(/^[\w-]{16,64}$/),
    // On the page, which browsers without script cannot tell.
    secondsToFill: z.string().regex(seconds).default('3'),
    // The field that nobody sees.
    [trapName]: z.string().max(200).default(''),
  });
}

/** Whether it looks like a program: people take longer, programs rarely wait. */
export const markOf = (body: { secondsToFill: string; [trapName]: string }) =>
  body[trapName] ? 'trap' : Number(body.secondsToFill) < 3 ? 'too fast' : null;

export const formType = 'application/x-www-form-urlencoded';

/** Whether a browser sent a form by itself and shows the answer as a page. */
export const isForm = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith(formType) ?? false;

/** The site that a request comes from. Links and ELinks send no `Origin`, but the page that they post from. */
export const sourceOf = ({ origin, referer = '' }: FastifyRequest['headers']): string =>
  origin ?? URL.parse(referer)?.origin ?? '';

/** The address of who asks, without the port that some proxies add to it; of IPv6 the network. */
export const clientOf = ({ ip }: FastifyRequest): string =>
  normalizeIP(ip.replace(/^\[([^\]]+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1'));
