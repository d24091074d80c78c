import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { maxLengths, trapName } from '../src/content/inquiry.ts';

/** A request that is refused; the sender reads the message. */
export class Refusal extends Error {
  readonly statusCode: number;
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(statusCode: number, message: string, retryAfter?: number) {
    super(message);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}

/** An address as mail servers take it; what could begin a second one or a header has no place in it. */
export const emailAddress = {
  type: 'string',
  maxLength: maxLengths.email,
  pattern: '^[^\\s@<>",;:()\\[\\]\\\\]+@[^\\s@<>",;:()\\[\\]\\\\]+$',
} as const;

/** What a page has seen of its visitor: seconds on it, which browsers without script cannot tell, and the field that nobody sees. */
export const traces = {
  secondsToFill: { type: 'string', pattern: '^\\d{1,9}$' },
  [trapName]: { type: 'string', maxLength: 200 },
} as const;
export type Traces = Partial<Record<keyof typeof traces, string>>;

/** People take longer, programs rarely wait. */
const leastSeconds = 3;

/** Whether what a page has seen looks like a program. */
export const markOf = ({ secondsToFill, [trapName]: trap }: Traces): 'trap' | 'too fast' | null =>
  trap ? 'trap' : Number(secondsToFill ?? leastSeconds) < leastSeconds ? 'too fast' : null;

/** The schema of a body: what it must have, how long texts may be, and what is more to say of its fields. */
export const bodyOf = (
  required: readonly string[],
  lengths: Readonly<Record<string, number>>,
  more: object,
) => ({
  type: 'object',
  additionalProperties: false,
  required: [...required, 'idempotencyKey'],
  properties: {
    ...Object.fromEntries(
      Object.entries(lengths).map(([name, maxLength]) => [name, { type: 'string', maxLength }]),
    ),
    ...more,
    ...traces,
    idempotencyKey: { type: 'string', pattern: '^[\\w-]{16,64}$' },
  },
});

export const formType = 'application/x-www-form-urlencoded';

/** Whether a browser sent a form by itself and shows the answer as a page. */
export const isForm = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith(formType) ?? false;

/** The fields of a form. Browsers write a line break as two characters, which would count twice. */
export const readForm = (body: string): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(body)].map(([name, value]) => [name, value.replace(/\r\n/g, '\n')]),
  );

/** The address of who asks, without the port that some proxies add to it; of IPv6 the network. */
export const clientOf = ({ ip }: FastifyRequest): string =>
  normalizeIP(ip.replace(/^\[([^\]]+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1'));
