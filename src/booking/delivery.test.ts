import { describe, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { appointment } from '#content/appointment.ts';
import type { AppointmentWay } from '#content/contract.ts';
import { createArrangement, type ArrangementSurroundings } from './delivery.ts';
import { holidaysOf } from './schedule.ts';
import type { AppointmentRequest } from './request.ts';
import { sampleRequest } from '../../tests/sample-inquiry.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const monday = Date.parse('2026-11-23T07:45:00Z');
const tuesday = Date.parse('2026-11-24T09:15:00Z');
const request: AppointmentRequest = {
  ...sampleRequest,
  phone: '',
  subject: 'Laternen & Leuchten',
  kind: 'video',
  times: [monday, tuesday],
};
const schedule = {
  openingHours: [{ days: 'Mo–Fr', hours: '08:00–18:00' }] as const,
  holidays: holidaysOf('ZH', 2026, 2029),
};

/** An arrangement whose servers give these answers in turn. Waiting takes no time. */
function arrange(way: AppointmentWay, ...answers: Response[]) {
  const requests: { address: string; body: unknown; method: string | undefined }[] = [];
  const mails: string[] = [];
  const surroundings: ArrangementSurroundings = {
    clock: {
      now: () => now,
      wait: (_, signal) =>
        signal
          ? new Promise((resolve) => signal.addEventListener('abort', () => resolve()))
          : Promise.resolve(),
    },
    isOffline: () => false,
    random: () => 0,
    fetch: async (address, { method, body, signal }) => {
      requests.push({ address, method, body: body ? JSON.parse(String(body)) : null });
      const answer = answers.shift();
      if (!answer) throw new TypeError('Failed to fetch');
      return withBodyUntilAborted(answer, signal);
    },
    openMail: (address) => mails.push(address),
  };
  const endpoint = 'https://example.com/appointments';
  const slots = 'https://example.com/slots';
  return {
    arrangement: createArrangement({ way, endpoint, slots, isOurs: false, schedule }, surroundings),
    requests,
    mails,
  };
}

/** As in a browser: a request that is given up takes the body of its answer along. */
function withBodyUntilAborted(answer: Response, signal: AbortSignal | null | undefined): Response {
  const json = answer.json.bind(answer);
  answer.json = async () => {
    await Promise.resolve();
    signal?.throwIfAborted();
    return json();
  };
  return answer;
}

const outgoing = { request, key: 'key-1' };
const status = (code: number) => new Response(null, { status: code });
const json = (body: unknown, code = 200) => Response.json(body, { status: code });

describe('with nothing configured', () => {
  test('the times are those of the opening hours, and nothing is asked', async () => {
    const { arrangement, requests } = arrange('mail');
    const offer = await arrangement.offered();
    expect('days' in offer && offer.days).toHaveLength(10);
    expect(requests).toEqual([]);
  });

  test('an e-mail with the proposals is opened, and nothing is sent', async () => {
    const { arrangement, requests, mails } = arrange('mail');
    expect(await arrangement.deliver(outgoing)).toEqual({ arrived: true });
    expect(requests).toEqual([]);
    const [mail = ''] = mails;
    expect(mail).toContain(`mailto:${company.email}?subject=`);
    const body = new URL(mail).searchParams.get('body');
    for (const part of [
      '– Montag, 23.\u00a0November 2026, 08:45–09:30\r\n– Dienstag, 24.\u00a0November 2026, 10:15–11:00',
      appointment.details.kinds.video,
      ': Laternen & Leuchten',
      ': Regula Muster',
    ]) {
      expect(body).toContain(part);
    }
  });
});

describe('with an endpoint', () => {
  test('the request is posted as the contract says', async () => {
    const { arrangement, requests } = arrange('proposals', status(202));
    expect(await arrangement.deliver(outgoing)).toEqual({ arrived: true });
    expect(requests).toEqual([
      {
        address: 'https://example.com/appointments',
        method: 'POST',
        body: {
          name: 'Regula Muster',
          company: 'Muster Handel AG',
          phone: '',
          email: 'regula@muster-handel.example',
          subject: 'Laternen & Leuchten',
          kind: 'video',
          kindLabel: appointment.details.kinds.video,
          time1: '2026-11-23T07:45:00Z',
          time2: '2026-11-24T09:15:00Z',
          time3: '',
          time1Label: 'Montag, 23.\u00a0November 2026, 08:45–09:30',
          time2Label: 'Dienstag, 24.\u00a0November 2026, 10:15–11:00',
          time3Label: '',
          idempotencyKey: 'key-1',
        },
      },
    ]);
  });

  test('it is posted again where that may help, and a refusal is final', async () => {
    const patient = arrange('proposals', status(503), status(429), status(200));
    expect(await patient.arrangement.deliver(outgoing)).toEqual({ arrived: true });
    expect(patient.requests).toHaveLength(3);
    const refused = arrange('proposals', status(409), status(200));
    expect(await refused.arrangement.deliver(outgoing)).toEqual({ arrived: false, reason: 'rejected' });
    expect(refused.requests).toHaveLength(1);
  });
});

describe('with free times', () => {
  test('only what the receiver names is offered; what is past or unreadable is left out', async () => {
    const times = ['2026-11-24T09:15:00Z', '2026-11-20T09:15:00Z', 'bald', 7, '2026-11-23T07:45:00Z'];
    const { arrangement, requests } = arrange('booking', json({ times }));
    expect(await arrangement.offered()).toEqual({
      days: [
        { day: Math.floor(monday / 86_400_000), times: [monday] },
        { day: Math.floor(tuesday / 86_400_000), times: [tuesday] },
      ],
    });
    expect(requests[0]?.address).toBe('https://example.com/slots');
  });

  test.each([json({}), json(null)])('an answer that names none is no answer', async (answer) => {
    const { arrangement } = arrange('booking', answer);
    expect(await arrangement.offered()).toEqual({ reason: 'server-error' });
  });

  test('nor is the page of a portal in between', async () => {
    const page = () => new Response('<h1>Anmelden</h1>', { headers: { 'Content-Type': 'text/html' } });
    const { arrangement } = arrange('booking', page(), page(), page());
    expect(await arrangement.offered()).toEqual({ reason: 'unreachable' });
  });

  test('an empty list is one', async () => {
    const { arrangement } = arrange('booking', json({ times: [] }));
    expect(await arrangement.offered()).toEqual({ days: [] });
  });

  test('a time that was taken comes back with the others, from the answer or asked for', async () => {
    const taken = {
      arrived: false,
      reason: 'taken',
      offer: { days: [{ day: Math.floor(tuesday / 86_400_000), times: [tuesday] }] },
    };
    const free = { times: ['2026-11-24T09:15:00Z'] };
    const told = arrange('booking', json(free, 409));
    expect(await told.arrangement.deliver(outgoing)).toEqual(taken);
    const asked = arrange('booking', status(409), json(free));
    expect(await asked.arrangement.deliver(outgoing)).toEqual(taken);
    expect(asked.requests.map(({ address }) => new URL(address).pathname)).toEqual([
      '/appointments',
      '/slots',
    ]);
  });

  test('a server out of reach is a reason', async () => {
    const { arrangement } = arrange('booking');
    expect(await arrangement.offered()).toEqual({ reason: 'unreachable' });
  });
});
