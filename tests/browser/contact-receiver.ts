import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MessageBody } from '#inquiry/message.ts';

/** How the receiver answers an inquiry: with a status, not at all, by hanging up, or with what a portal in between says. */
export type Reply = number | 'silence' | 'hang-up' | 'sign-in page' | { status: number; retryAfter: string };

export type Receiver = {
  address: string;
  /** The inquiries that arrived, in order. */
  received: { body: MessageBody; headers: IncomingMessage['headers'] }[];
  /** The answers to the next inquiries, in order; after them 200. */
  replies: Reply[];
  close: () => Promise<void>;
};

/** An inquiry endpoint for the tests, on another origin than the site. */
export async function startReceiver(): Promise<Receiver> {
  const receiver: Receiver = { address: '', received: [], replies: [], close: async () => undefined };
  const server = createServer((request, response) => void handle(receiver, request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  receiver.address = `http://localhost:${(server.address() as AddressInfo).port}/inquiries`;
  receiver.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return receiver;
}

async function handle(receiver: Receiver, request: IncomingMessage, response: ServerResponse) {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
  if (request.method === 'OPTIONS') {
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    response.writeHead(204).end();
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  receiver.received.push({ body: JSON.parse(text) as MessageBody, headers: request.headers });

  const reply = receiver.replies.shift() ?? 200;
  if (reply === 'silence') return;
  if (reply === 'hang-up') {
    request.socket.destroy();
    return;
  }
  if (reply === 'sign-in page') {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>WLAN: Anmelden</title>');
    return;
  }
  const { status, retryAfter } = typeof reply === 'number' ? { status: reply, retryAfter: null } : reply;
  if (retryAfter !== null) {
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
    response.setHeader('Retry-After', retryAfter);
  }
  response.writeHead(status).end();
}
