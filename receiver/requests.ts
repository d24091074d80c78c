import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { maxLengths, trapName } from '../src/content/inquiry.ts';

/** A request that is refused: the sender reads the message, and after how many seconds it may be tried again. */
export const refusal = (statusCode: number, message: string, retryAfter?: number) =>
  Object.assign(new Error(message), { statusCode, retryAfter });

/** An address as mail servers take it; what could begin a second one or a header has no place in it. */
export const emailAddress = {
  type: 'string',
  maxLength: maxLengths.email,
  pattern: '^[^\\s@<>",;:()\\[\\]\\\\]+@[^\\s@<>",;:()\\[\\]\\\\]+$',
} as const;

/** What a page has seen of its visitor: seconds on it, which browsers without script cannot tell, and the field that nobody sees. */
const traces = {
  secondsToFill: { type: 'string', pattern: '^\\d{1,9}$' },
  [trapName]: { type: 'string', maxLength: 200 },
} as const;
export type Traces = Partial<Record<keyof typeof traces, string>>;

/** Whether that looks like a program: people take longer, programs rarely wait. */
export const markOf = ({ secondsToFill = '3', [trapName]: trap }: Traces) =>
  trap ? 'trap' : Number(secondsToFill) < 3 ? 'too fast' : null;

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

/** The site that a request comes from. Links and ELinks send no `Origin`, but the page that they post from. */
export const sourceOf = ({ origin, referer = '' }: FastifyRequest['headers']): string =>
  origin ?? URL.parse(referer)?.origin ?? '';

/** The address of who asks, without the port that some proxies add to it; of IPv6 the network. */
export const clientOf = ({ ip }: FastifyRequest): string =>
  normalizeIP(ip.replace(/^\[([^\]]+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1'));
