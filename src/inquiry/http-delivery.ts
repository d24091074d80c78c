import { minimumMilliseconds, realClock, type Clock, type Deliver, type Delivery } from './delivery.ts';
import { messageBody } from './message.ts';
import type { FailureReason } from '#content/inquiry.ts';

/** Where inquiries are posted to; the contract is in docs/inquiry-endpoint.md. */
export interface Endpoint {
  address: string;
  /** Sends the idempotency key as a header too. Across origins the receiver must allow that header. */
  idempotencyHeader: boolean;
}

/** What the browser provides; tests provide their own. */
export interface Surroundings {
  fetch: (address: string, request: RequestInit) => Promise<Response>;
  clock: Clock;
  isOffline: () => boolean;
  /** From 0 to 1. */
  random: () => number;
}

const attemptMilliseconds = 10_000;
const overallMilliseconds = 30_000;
/** Pauses before the second and third attempt. */
const pauses = [1000, 3000];
/** Up to this share is added to a pause, so that browsers do not all come back at once. */
const jitter = 0.25;

type Answer =
  | Delivery
  /** Worth another attempt, if the receiver's own pause is over in time. */
  | { arrived: 'not-yet'; reason: FailureReason; pause?: number };

const browser: Surroundings = {
  fetch: (address, request) => fetch(address, request),
  clock: realClock,
  isOffline: () => navigator.onLine === false,
  random: Math.random,
};

/** Posts inquiries to an endpoint, with two more attempts where the failure may be temporary. */
export function createHttpDelivery(endpoint: Endpoint, surroundings: Surroundings = browser): Deliver {
  const { clock, random } = surroundings;
  return async ({ inquiry, key }) => {
    const start = clock.now();
    const deadline = start + overallMilliseconds;
    const request: RequestInit = {
      method: 'POST',
      credentials: 'omit',
      // A redirect is not an answer: it may lead to a sign-in page that says 200.
      redirect: 'manual',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        ...(endpoint.idempotencyHeader && { 'Idempotency-Key': key }),
      },
      body: JSON.stringify(messageBody(inquiry, key)),
    };

    for (let attempt = 0; ; attempt++) {
      const time = Math.min(attemptMilliseconds, deadline - clock.now());
      const answer = await post(endpoint.address, request, time, surroundings);
      if (answer.arrived === true) await clock.wait(start + minimumMilliseconds - clock.now());
      if (answer.arrived !== 'not-yet') return answer;

      const backOff = pauses[attempt];
      const pause = answer.pause ?? (backOff ?? 0) * (1 + jitter * random());
      if (backOff === undefined || clock.now() + pause >= deadline) {
        return { arrived: false, reason: answer.reason };
      }
      await clock.wait(pause);
    }
  };
}

async function post(
  address: string,
  request: RequestInit,
  milliseconds: number,
  { fetch, clock, isOffline }: Surroundings,
): Promise<Answer> {
  const attempt = new AbortController();
  const timer = new AbortController();
  const timeout = clock.wait(milliseconds, timer.signal).then((): Answer => {
    attempt.abort();
    return { arrived: 'not-yet', reason: 'timeout' };
  });
  const answer = fetch(address, { ...request, signal: attempt.signal }).then(
    (response) => judge(response, clock.now()),
    (): Answer => ({ arrived: 'not-yet', reason: isOffline() ? 'offline' : 'unreachable' }),
  );
  const first = await Promise.race([answer, timeout]);
  timer.abort();
  return first;
}

function judge(response: Response, now: number): Answer {
  if (response.ok) return { arrived: true };
  const { status } = response;
  if (status !== 429 && status < 500) return { arrived: false, reason: 'rejected' };
  const pause = retryAfter(response.headers.get('Retry-After'), now);
  return {
    arrived: 'not-yet',
    reason: status === 429 ? 'busy' : 'server-error',
    ...(pause !== null && { pause }),
  };
}

/** Milliseconds to wait by a `Retry-After` header, which carries seconds or a date; null where it says neither. */
function retryAfter(value: string | null, now: number): number | null {
  if (value === null) return null;
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
