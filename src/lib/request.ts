import type { FailureReason } from '#content/contract.ts';

/**
 * A key that nobody else has, by which a receiver recognises a repetition. `crypto.randomUUID` does not exist on
 * sites served without TLS.
 */
export const createKey = () => hex(crypto.getRandomValues(new Uint8Array(16)));

/** The SHA-256 of a text as hexadecimal digits. On pages served without TLS browsers offer none: there it is a new key. */
export async function digestOrKey(text: string): Promise<string> {
  if (!globalThis.crypto.subtle) return createKey();
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Time, so that tests need not wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Resolves after the time, or at once when the signal aborts. */
  wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

const realClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    }),
};

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

/** What came of a request: a 2xx answer of JSON or nothing, or why not, with the answer where a server gave one. */
type Outcome = { ok: true; response: Response } | { ok: false; reason: RequestFailure; response?: Response };

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

/** Where a form is posted to. */
interface PostTarget {
  address: string;
  /** Whether the receiver is our own, which asks how long the visitor took: programs take fewer seconds than people. */
  isOurs: boolean;
  headers?: Readonly<Record<string, string>> | undefined;
}

/** Posts what a form sends, as JSON: see {@link send}. */
export function postForm({ address, isOurs, headers }: PostTarget, body: object, surroundings: Surroundings) {
  const secondsToFill = String(Math.floor(performance.now() / 1000));
  const request: RequestInit = {
    ...common,
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ ...body, ...(isOurs && { secondsToFill }) }),
  };
  return send(address, request, surroundings);
}

type Attempt = Outcome & {
  /** Whether another attempt may do better, after the pause in milliseconds that the server asks for. */
  retry?: { pause: number };
};

/** Sends a request, with two more attempts where the failure may be temporary. Never rejects. */
export async function send(
  address: string,
  request: RequestInit,
  surroundings: Surroundings = browser,
): Promise<Outcome> {
  const { clock, random } = surroundings;
  const deadline = clock.now() + overallMilliseconds;
  let hasTimedOut = false;

  for (let count = 0; ; count++) {
    const time = Math.min(attemptMilliseconds, deadline - clock.now());
    const { retry, ...last } = await attempt(address, request, time, surroundings);
    // An attempt that was not answered may have arrived, however later ones ended.
    hasTimedOut ||= !last.ok && last.reason === 'timeout';
    const outcome: Outcome = !last.ok && hasTimedOut ? { ...last, reason: 'timeout' } : last;
    const backOff = pauses[count];
    if (!retry || backOff === undefined) return outcome;
    const pause = Math.max(retry.pause, backOff * (1 + jitter * random()));
    if (clock.now() + pause >= deadline) return outcome;
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
    // Where `timer` was aborted, the answer is there, and `controller` must not abort its body.
    if (!timer.signal.aborted) controller.abort();
    return { ok: false, reason: 'timeout', retry: { pause: 0 } };
  });
  const answer = fetch(address, { ...request, signal: controller.signal })
    .then((response) => judge(response, clock.now()))
    .catch((): Attempt => ({
      ok: false,
      reason: isOffline() ? 'offline' : 'unreachable',
      retry: { pause: 0 },
    }));
  const first = await Promise.race([answer, timeout]);
  timer.abort();
  return first;
}

async function judge(response: Response, now: number): Promise<Attempt> {
  if (response.ok) {
    return (await isFromEndpoint(response))
      ? { ok: true, response }
      : { ok: false, reason: 'unreachable', retry: { pause: 0 } };
  }
  const { status } = response;
  if (status !== 429 && status < 500) return { ok: false, reason: 'rejected', response };
  return {
    ok: false,
    reason: status === 429 ? 'busy' : 'server-error',
    response,
    retry: { pause: retryAfter(response.headers.get('Retry-After'), now) },
  };
}

/** Endpoints answer with JSON or an empty body. A page with status 200 comes from a sign-in to a network or a portal in between. */
const isFromEndpoint = async (response: Response) =>
  /^application\/([\w.-]+\+)?json\b/i.test(response.headers.get('Content-Type') ?? '') ||
  (await response.text()) === '';

/** Milliseconds to wait by a `Retry-After` header, which carries seconds or a date; 0 where it says neither. */
function retryAfter(value: string | null, now: number): number {
  if (value === null) return 0;
  return /^\s*\d+\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now || 0;
}
