import { request as plainRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { request as tlsRequest } from 'node:https';

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
