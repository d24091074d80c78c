import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { MessageBody as AppointmentMessage } from '#booking/request.ts';
import type { MessageBody as InquiryMessage } from '#inquiry/message.ts';
import { listen } from '../../scripts/server/listen.ts';

/** A request as its answer needs it: the body is that of a POST, parsed. */
type Answer = (request: IncomingMessage, response: ServerResponse, body: unknown) => void;

/** A server on another origin than the site, which takes JSON from it as the contracts in docs/ say. */
const startEndpoint = (answer: Answer) =>
  listen(
    createServer((request, response) => void handle(request, response, answer)),
    { host: 'localhost' },
  );

async function handle(request: IncomingMessage, response: ServerResponse, answer: Answer) {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
  if (request.method === 'OPTIONS') {
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    response.writeHead(204).end();
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  answer(request, response, text === '' ? null : JSON.parse(text));
}

/** How an inquiry is answered: with a status, or not at all. */
type Reply = number | 'silence';

export type InquiryEndpoint = Awaited<ReturnType<typeof startInquiryEndpoint>>;

/** An endpoint by docs/inquiry-endpoint.md, on another origin than the site. */
export async function startInquiryEndpoint() {
  /** The inquiries that arrived, in order. */
  const received: { body: InquiryMessage; headers: IncomingMessage['headers'] }[] = [];
  /** The answers to the next inquiries, in order; after them 200. */
  const replies: Reply[] = [];
  const { url: origin, close } = await startEndpoint((request, response, body) => {
    received.push({ body: body as InquiryMessage, headers: request.headers });
    const reply = replies.shift() ?? 200;
    if (reply !== 'silence') response.writeHead(reply).end();
  });
  return { address: `${origin}/inquiries`, received, replies, close };
}

export type AppointmentEndpoint = Awaited<ReturnType<typeof startAppointmentEndpoint>>;

/** An endpoint by docs/appointment-endpoint.md, on another origin than the site. */
export async function startAppointmentEndpoint() {
  const state = {
    /** The requests that arrived, in order. */
    received: [] as AppointmentMessage[],
    /** Times that are free, as `2026-11-23T07:00:00Z`; a booking takes one away. */
    free: [] as string[],
    /** Statuses that the next requests are answered with instead, in order; those for free times apart. */
    replies: [] as number[],
    slotReplies: [] as number[],
  };
  const known = new Map<string, number>();

  /** A request that comes again is answered as before; a time is given away once. */
  function statusFor(body: AppointmentMessage): number {
    state.received.push(body);
    const planned = state.replies.shift();
    if (planned !== undefined) return planned;
    const status = known.get(body.idempotencyKey) ?? (state.free.includes(body.time1) ? 201 : 409);
    known.set(body.idempotencyKey, status);
    if (status === 201) state.free = state.free.filter((time) => time !== body.time1);
    return status;
  }

  const { url: origin, close } = await startEndpoint((request, response, body) => {
    const isAsked = request.url === '/slots';
    const status = isAsked ? (state.slotReplies.shift() ?? 200) : statusFor(body as AppointmentMessage);
    response
      .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
      .end(JSON.stringify({ times: state.free }));
  });
  return Object.assign(state, { origin, close });
}
