import { startServer } from '../../scripts/server/start.ts';
import { missingForApache, startApache } from './apache.ts';
import { missingForCaddy, startCaddy } from './caddy.ts';
import { missingForNginx, startNginx } from './nginx.ts';
import { request as plainRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { request as tlsRequest } from 'node:https';

/** The servers that `deploy/` has configurations for; `missing` says why one cannot be started here. */
export const webServers = [
  { name: 'nginx', missing: missingForNginx(), start: startNginx },
  { name: 'Caddy', missing: missingForCaddy(), start: startCaddy },
] as const;

/** The same and the local one. */
export const servers = [...webServers, { name: 'npm start', missing: null, start: startLocally }] as const;

/** Where the site can live: besides, on shared hosting, whose server `.htaccess` configures and nothing else of ours. */
export const hosts = [
  ...servers,
  { name: 'Apache', missing: missingForApache(), start: startApache },
] as const;

async function startLocally(directory: string) {
  const { url, close } = await startServer({ directory, port: 0 });
  return { url, stop: close };
}

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Asks a server whose certificate nobody has signed, and sends the path as it stands, where `fetch` would tidy it up. */
export function ask(
  origin: string,
  path: string,
  question: { method?: string; headers?: OutgoingHttpHeaders; body?: string } = {},
): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = question;
  const { protocol, hostname, port } = new URL(origin);
  const send = protocol === 'https:' ? tlsRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const request = send(
      { hostname, port, path, method, headers, rejectUnauthorized: false, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
