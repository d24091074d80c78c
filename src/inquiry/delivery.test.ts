import { describe, expect, test } from 'vitest';
import { dayOf } from '#lib/day.ts';
import type { Clock, Surroundings } from '#lib/request.ts';
import { deliver, minimumMilliseconds } from './delivery.ts';
import { inquiryKey } from './message.ts';
import type { OutgoingInquiry } from './state.ts';
import { industryChoices, serviceChoices } from '#content/forms.ts';
import { timelineChoices } from '#content/inquiry-form.ts';
import { labelOf, sample } from '../../tests/sample-inquiry.ts';

const day = dayOf(2027, 3, 1);
const outgoing = { inquiry: sample, day, wasHeldBack: false, isUnsure: false };
const endpoint = { address: 'https://example.com/inquiries', idempotencyHeader: false, isOurs: false };

/** A clock that jumps: waiting takes no time, only what is waited for moves the hands. */
function createClock() {
  let time = Date.parse('2024-01-15T08:00:00Z');
  const start = time;
  const waiting = new Set<{ at: number; ring: () => void }>();
  const clock: Clock = {
    now: () => time,
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        const alarm = { at: time + Math.max(0, milliseconds), ring: resolve };
        waiting.add(alarm);
        signal?.addEventListener('abort', () => waiting.delete(alarm));
        setTimeout(ringNext);
      }),
  };
  function ringNext() {
    const [next] = [...waiting].sort((one, other) => one.at - other.at);
    if (!next) return;
    waiting.delete(next);
    time = next.at;
    next.ring();
  }
  return { clock, elapsed: () => time - start };
}

type Reply = number | Response | 'refused' | 'silence';

/** Delivers to an endpoint that gives these replies in turn. */
async function deliverTo(
  replies: Reply[],
  options: { offline?: boolean; header?: boolean; isOurs?: boolean; outgoing?: OutgoingInquiry } = {},
) {
  const { clock, elapsed } = createClock();
  const requests: RequestInit[] = [];
  const surroundings: Surroundings = {
    clock,
    isOffline: () => options.offline ?? false,
    random: () => 0,
    fetch: async (_address, request) => {
      requests.push(request);
      const reply = replies.shift();
      if (reply === 'refused') throw new TypeError('Failed to fetch');
      if (reply instanceof Response) return reply;
      if (typeof reply === 'number') return new Response(null, { status: reply });
      return new Promise((_resolve, reject) => {
        request.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    },
  };
  const { header = false, isOurs = false } = options;
  const delivery = await deliver(
    options.outgoing ?? outgoing,
    { ...endpoint, idempotencyHeader: header, isOurs },
    surroundings,
  );
  return { delivery, requests, elapsed: elapsed() };
}

const busy = (retryAfter: string, status = 429) =>
  new Response(null, { status, headers: { 'Retry-After': retryAfter } });

const page = (type: string, body: string) => new Response(body, { headers: { 'Content-Type': type } });

test('without an endpoint nothing is sent, and it succeeds after one second', async () => {
  const { clock, elapsed } = createClock();
  const fetch = () => Promise.reject(new Error('Sent all the same.'));
  const surroundings = { clock, fetch, isOffline: () => false, random: () => 0 };
  expect(await deliver(outgoing, null, surroundings)).toEqual({ arrived: true });
  expect(elapsed()).toBe(1000);
});

describe('what is posted', () => {
  test('every field, value and label of each choice, and the key', async () => {
    const { requests } = await deliverTo([200]);
    expect(requests).toHaveLength(1);
    expect(JSON.parse(String(requests[0]?.body))).toEqual({
      ...sample,
      industryLabel: labelOf(industryChoices, 'retail'),
      serviceLabel: labelOf(serviceChoices, 'qualitaetsmanagement'),
      budgetLabel: '',
      timelineLabel: labelOf(timelineChoices, '6months+'),
      idempotencyKey: await inquiryKey(sample, day),
    });
  });

  test('as JSON, without cookies, following no redirect', async () => {
    const { requests } = await deliverTo([200]);
    expect(requests[0]).toMatchObject({ method: 'POST', credentials: 'omit', redirect: 'manual' });
    expect(requests[0]?.headers).toEqual({ Accept: 'application/json', 'Content-Type': 'application/json' });
  });

  test('the key as a header only when that is switched on', async () => {
    const { requests } = await deliverTo([200], { header: true });
    expect(requests[0]?.headers).toMatchObject({ 'Idempotency-Key': await inquiryKey(sample, day) });
  });

  test('a mark where the spam trap has held the inquiry back before', async () => {
    const { requests } = await deliverTo([200], { outgoing: { ...outgoing, wasHeldBack: true } });
    expect(JSON.parse(String(requests[0]?.body))).toMatchObject({ wasHeldBack: 'true' });
  });

  test('the same again on every attempt', async () => {
    const { requests } = await deliverTo([500, 'refused', 200]);
    expect(new Set(requests.map(({ body }) => body)).size).toBe(1);
  });
});

describe('success', () => {
  test.each([200, 201, 202, 204])('comes with status %i, never sooner than one second', async (status) => {
    const { delivery, elapsed } = await deliverTo([status]);
    expect(delivery).toEqual({ arrived: true });
    expect(elapsed).toBe(minimumMilliseconds);
  });

  test.each(['application/json', 'application/json; charset=utf-8', 'application/problem+json'])(
    'comes with an answer in %s',
    async (type) => {
      const { delivery } = await deliverTo([page(type, '{}')]);
      expect(delivery).toEqual({ arrived: true });
    },
  );

  test('comes with an empty answer, whatever type it names', async () => {
    expect((await deliverTo([page('text/html', '')])).delivery).toEqual({ arrived: true });
  });

  test.each([500, 503, 429, 'refused', 'silence'] as const)('comes after %s and a retry', async (reply) => {
    const { delivery, requests } = await deliverTo([reply, 200]);
    expect(delivery).toEqual({ arrived: true });
    expect(requests).toHaveLength(2);
  });
});

describe('failure', () => {
  test.each(['text/html', 'text/plain', 'application/xhtml+xml'])(
    'is what a portal or a sign-in page with 200 in between means (%s), and the next attempt may do better',
    async (type) => {
      const between = () => page(type, '<title>Anmelden</title>');
      const lost = await deliverTo([between(), between(), between(), 200]);
      expect(lost.delivery).toEqual({ arrived: false, reason: 'unreachable' });
      expect(lost.requests).toHaveLength(3);
      expect((await deliverTo([between(), 200])).delivery).toEqual({ arrived: true });
    },
  );

  test.each([301, 302, 400, 401, 403, 404, 405, 409, 413, 422])('%i is final', async (status) => {
    const { delivery, requests } = await deliverTo([status, 200]);
    expect(delivery).toEqual({ arrived: false, reason: 'rejected' });
    expect(requests).toHaveLength(1);
  });

  test.each([
    [500, 'server-error'],
    [503, 'server-error'],
    [429, 'busy'],
    ['refused', 'unreachable'],
  ] as const)('%s three times is %s, after pauses of one and three seconds', async (reply, reason) => {
    const { delivery, requests, elapsed } = await deliverTo([reply, reply, reply, 200]);
    expect(delivery).toEqual({ arrived: false, reason });
    expect(requests).toHaveLength(3);
    expect(elapsed).toBe(4000);
  });

  test('a browser without connection says so', async () => {
    const { delivery } = await deliverTo(['refused', 'refused', 'refused'], { offline: true });
    expect(delivery).toEqual({ arrived: false, reason: 'offline' });
  });

  test('silence ends after 10 seconds an attempt and 30 seconds overall', async () => {
    const { delivery, requests, elapsed } = await deliverTo(['silence', 'silence', 'silence']);
    expect(delivery).toEqual({ arrived: false, reason: 'timeout' });
    expect(requests).toHaveLength(3);
    expect(requests.every(({ signal }) => signal?.aborted)).toBe(true);
    expect(elapsed).toBe(30_000);
  });
});

test.each(['refused', 500, 429, 400] as const)(
  'what came to %s after a silence may have arrived all the same',
  async (reply) => {
    const { delivery } = await deliverTo(['silence', reply, reply]);
    expect(delivery).toEqual({ arrived: false, reason: 'timeout' });
  },
);

describe('a receiver that asks for patience', () => {
  test('is waited for, in seconds', async () => {
    const { delivery, elapsed } = await deliverTo([busy('7'), 200]);
    expect(delivery).toEqual({ arrived: true });
    expect(elapsed).toBe(7000);
  });

  test('is waited for, until a date', async () => {
    const { elapsed } = await deliverTo([busy('Mon, 15 Jan 2024 08:00:12 GMT', 503), 200]);
    expect(elapsed).toBe(12_000);
  });

  test.each(['30', '3600', 'Mon, 15 Jan 2024 09:00:00 GMT'])(
    'is not waited for when «%s» is longer than the rest of the time',
    async (retryAfter) => {
      const { delivery, requests, elapsed } = await deliverTo([busy(retryAfter), 200]);
      expect(delivery).toEqual({ arrived: false, reason: 'busy' });
      expect(requests).toHaveLength(1);
      expect(elapsed).toBe(0);
    },
  );

  test.each(['bald', '', '-5', '0', 'Mon, 15 Jan 2024 07:00:00 GMT'])(
    'is asked again after our own pause when it says «%s»',
    async (retryAfter) => {
      const { delivery, elapsed } = await deliverTo([busy(retryAfter), busy(retryAfter), 200]);
      expect(delivery).toEqual({ arrived: true });
      expect(elapsed).toBe(4000);
    },
  );
});

test('our own receiver learns how long the visitor took, nobody else does', async () => {
  const bodyOf = async (isOurs: boolean) => {
    const { requests } = await deliverTo([200], { isOurs });
    return JSON.parse(String(requests[0]?.body)) as Record<string, string>;
  };
  expect((await bodyOf(true))['secondsToFill']).toMatch(/^\d+$/);
  expect(await bodyOf(false)).not.toHaveProperty('secondsToFill');
});

/** Answers as the services document them; docs/inquiry-endpoint.md names pages and day. */
describe('a form service', () => {
  test.each([
    ['Formward', 200, { ok: true, id: 'clxyz123', files: 0 }],
    ['Formspree', 200, { next: 'https://formspree.io/thanks?language=en' }],
    ['Formspring', 200, { ok: true, id: '01HFXX0X9R7KZJVN9VS6TG2C5T', status: 'received', redirect: null }],
    ['SaveForm', 200, { success: true, message: 'Submission received successfully' }],
  ])('%s accepts the inquiry with one answer', async (_, status, body) => {
    const { delivery, requests } = await deliverTo([Response.json(body, { status })]);
    expect(delivery).toEqual({ arrived: true });
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['Formward, of another site', 403, { ok: false, error: 'origin not allowed' }, 'rejected'],
    [
      'Formward, in a month that is used up',
      402,
      { ok: false, error: 'submission limit reached' },
      'rejected',
    ],
    ['Formspree, of a wrong field', 422, { errors: [{ code: 'TYPE_EMAIL', field: 'email' }] }, 'rejected'],
    ['SaveForm, in a month that is used up', 429, { error: 'Submission limit reached' }, 'busy'],
  ])('%s refuses, and the visitor is told', async (_, status, body, reason) => {
    const answers = [1, 2, 3].map(() => Response.json(body, { status }));
    expect((await deliverTo(answers)).delivery).toEqual({ arrived: false, reason });
  });

  test('Formward is waited for as long as it asks', async () => {
    const limit = Response.json(
      { ok: false, error: 'rate limit' },
      { status: 429, headers: { 'Retry-After': '9' } },
    );
    const { delivery, elapsed } = await deliverTo([limit, 200]);
    expect([delivery, elapsed]).toEqual([{ arrived: true }, 9000]);
  });
});
