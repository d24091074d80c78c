import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as its answer needs it: the body is that of a POST, parsed. */
type Answer = (request: IncomingMessage, response: ServerResponse, body: unknown) => void;

/** A server on another origin than the site, which takes JSON from it as the contracts in docs/ say. */
export async function startEndpoint(answer: Answer): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => void handle(request, response, answer));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

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
