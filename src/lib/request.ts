import type { FailureReason } from '#content/inquiry.ts';
import { realClock, type Clock } from './clock.ts';

/** What the browser provides; tests provide their own. */
export interface Surroundings {
  fetch: (address: string, request: RequestInit) => Promise<Response>;
  clock: Clock;
  isOffline: () => boolean;
  /** From 0 to 1. */
  random: () => number;
}

export const browser: Surroundings = {
  fetch: (address, request) => fetch(address, request),
  clock: realClock,
  isOffline: () => navigator.onLine === false,
  random: Math.random,
};

/** Why a request came to nothing. */
export type RequestFailure = Exclude<FailureReason, 'held-back'>;

/** What came of a request: a 2xx answer, or why not, with the answer where a server gave one. */
export type Outcome =
  { ok: true; response: Response } | { ok: false; reason: RequestFailure; response?: Response };

const attemptMilliseconds = 10_000;
const overallMilliseconds = 30_000;
/** Pauses before the second and third attempt. */
const pauses = [1000, 3000];
/** Up to this share is added to a pause, so that browsers do not all come back at once. */
const jitter = 0.25;

/** What both kinds of requests have in common: no cookies, no redirect. */
const common = {
  credentials: 'omit',
  // A redirect is not an answer: it may lead to a sign-in page that says 200.
  redirect: 'manual',
} as const satisfies RequestInit;

/** A request for JSON. */
export const jsonGet = (): RequestInit => ({ ...common, headers: { Accept: 'application/json' } });

/** A request that posts JSON. */
export const jsonPost = (body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  ...common,
  method: 'POST',
  headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

type Attempt = Outcome & {
  /** Whether another attempt may do better, if the server's own pause is over in time. */
  retry?: { pause: number | null };
};

/** Sends a request, with two more attempts where the failure may be temporary. Never rejects. */
export async function send(
  address: string,
  request: RequestInit,
  surroundings: Surroundings = browser,
): Promise<Outcome> {
  const { clock, random } = surroundings;
  const deadline = clock.now() + overallMilliseconds;

  for (let count = 0; ; count++) {
    const time = Math.min(attemptMilliseconds, deadline - clock.now());
    const { retry, ...outcome } = await attempt(address, request, time, surroundings);
    const backOff = pauses[count];
    const pause = retry?.pause ?? (backOff ?? 0) * (1 + jitter * random());
    if (!retry || backOff === undefined || clock.now() + pause >= deadline) return outcome;
    await clock.wait(pause);
  }
}

async function attempt(
  address: string,
  request: RequestInit,
  milliseconds: number,
  { fetch, clock, isOffline }: Surroundings,
): Promise<Attempt> {
  const controller = new AbortController();
  const timer = new AbortController();
  const timeout = clock.wait(milliseconds, timer.signal).then((): Attempt => {
    // Once there is an answer, its body may still be on its way.
    if (!timer.signal.aborted) controller.abort();
    return { ok: false, reason: 'timeout', retry: { pause: null } };
  });
  const answer = fetch(address, { ...request, signal: controller.signal }).then(
    (response) => judge(response, clock.now()),
    (): Attempt => ({
      ok: false,
      reason: isOffline() ? 'offline' : 'unreachable',
      retry: { pause: null },
    }),
  );
  const first = await Promise.race([answer, timeout]);
  timer.abort();
  return first;
}

function judge(response: Response, now: number): Attempt {
  if (response.ok) return { ok: true, response };
  const { status } = response;
  if (status !== 429 && status < 500) return { ok: false, reason: 'rejected', response };
  return {
    ok: false,
    reason: status === 429 ? 'busy' : 'server-error',
    response,
    retry: { pause: retryAfter(response.headers.get('Retry-After'), now) },
  };
}

/** Milliseconds to wait by a `Retry-After` header, which carries seconds or a date; null where it says neither. */
function retryAfter(value: string | null, now: number): number | null {
  if (value === null) return null;
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
