/** The web servers in front of the receiver, with the lines of `deploy/` that are meant for it switched on. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { missingForCaddy, startCaddy } from '../../tests/servers/caddy.ts';
import { missingForNginx, startNginx } from '../../tests/servers/nginx.ts';
import { inquiryBody, origin } from './samples.ts';
import { folderForTest, startTrial } from './trial.ts';

const servers = [
  { name: 'nginx', missing: missingForNginx(), start: startNginx },
  { name: 'Caddy', missing: missingForCaddy(), start: startCaddy },
];

interface Answer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
}

/** Asks a server whose certificate nobody has signed. */
function ask(
  url: string,
  method: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const send = url.startsWith('https:') ? secureRequest : request;
  const json = body && { 'Content-Type': 'application/json', Origin: origin };
  return new Promise((resolve, reject) => {
    send(url, { method, rejectUnauthorized: false, headers: { ...json, ...headers } }, (response) => {
      response
        .resume()
        .once('end', () => resolve({ status: response.statusCode, headers: response.headers }));
    })
      .once('error', reject)
      .end(body && JSON.stringify(body));
  });
}

for (const { name, missing, start } of servers) {
  test.skipIf(missing)(
    `${name} leads /api/ to the receiver, says who asks, and refuses elsewhere what it refused`,
    async () => {
      const { app, rows } = await startTrial({ limit: 2 });
      await app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = app.server.address() as AddressInfo;
      const site = join(folderForTest(), 'site');
      mkdirSync(site);
      writeFileSync(join(site, 'index.html'), 'Home');
      const server = await start(site, [
        [/^#api /gm, ''],
        [/127\.0\.0\.1:8787/, `127.0.0.1:${port}`],
      ]);
      onTestFinished(server.stop);

      const statuses = [];
      for (const claimed of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
        const headers = { 'X-Forwarded-For': claimed };
        statuses.push((await ask(`${server.url}/api/inquiries`, 'POST', inquiryBody(), headers)).status);
      }
      expect(statuses).toEqual([202, 202, 429]);
      expect(rows('inquiries')).toHaveLength(2);
      const { status, headers } = await ask(`${server.url}/api/slots`, 'GET');
      expect([status, headers['cache-control'], headers['strict-transport-security']]).toEqual([
        200,
        'no-store',
        'max-age=31536000',
      ]);
      expect((await ask(`${server.url}/api/inquiries`, 'OPTIONS')).status).not.toBe(405);
      expect((await ask(`${server.url}/`, 'POST', {})).status).toBe(405);
      expect((await ask(`${server.url}/`, 'GET')).status).toBe(200);
      const large = { ...inquiryBody(), padding: 'x'.repeat(70_000) };
      expect([413, 429]).toContain((await ask(`${server.url}/api/appointments`, 'POST', large)).status);
    },
  );
}
