import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MessageBody } from '#booking/message.ts';

export type BookingReceiver = {
  endpoint: string;
  slots: string;
  /** The requests that arrived, in order. */
  received: MessageBody[];
  /** Times that are free, as `2026-11-23T07:00:00Z`; a booking takes one away. */
  free: string[];
  /** Statuses that the next requests are answered with instead, in order; those for free times apart. */
  replies: number[];
  slotReplies: number[];
  close: () => Promise<void>;
};

/** A receiver by docs/appointment-endpoint.md, on another origin than the site. */
export async function startBookingReceiver(): Promise<BookingReceiver> {
  const receiver: BookingReceiver = {
    endpoint: '',
    slots: '',
    received: [],
    free: [],
    replies: [],
    slotReplies: [],
    close: async () => undefined,
  };
  const known = new Map<string, number>();
  const server = createServer((request, response) => void handle(receiver, known, request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  receiver.endpoint = `${origin}/appointments`;
  receiver.slots = `${origin}/slots`;
  receiver.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return receiver;
}

async function handle(
  receiver: BookingReceiver,
  known: Map<string, number>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
  response.setHeader('Cache-Control', 'no-store');
  if (request.method === 'OPTIONS') {
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    response.writeHead(204).end();
    return;
  }
  const answer = (status: number) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ times: receiver.free }));
  if (request.url === '/slots') {
    answer(receiver.slotReplies.shift() ?? 200);
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as MessageBody;
  receiver.received.push(body);
  const planned = receiver.replies.shift();
  if (planned !== undefined) {
    answer(planned);
    return;
  }
  const status = known.get(body.idempotencyKey) ?? (receiver.free.includes(body.time1) ? 201 : 409);
  known.set(body.idempotencyKey, status);
  if (status === 201) receiver.free = receiver.free.filter((time) => time !== body.time1);
  answer(status);
}
