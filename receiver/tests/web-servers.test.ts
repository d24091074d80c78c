/** The web servers in front of the receiver, with the lines of `deploy/` that are meant for it switched on. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ask, webServers } from '../../tests/servers/servers.ts';
import { inquiryBody, origin } from './samples.ts';
import { folderForTest, startTrial } from './trial.ts';

/** Posts as the site's script does. */
const post = (url: string, path: string, body: object, headers: Record<string, string> = {}) =>
  ask(url, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, ...headers },
    body: JSON.stringify(body),
  });

for (const { name, missing, start } of webServers) {
  test.skipIf(missing)(
    `${name} leads /api/ to the receiver, says who asks, and refuses elsewhere what it refused`,
    async () => {
      const { app, rows } = await startTrial({ RECEIVER_LIMIT: 2 });
      await app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = app.server.address() as AddressInfo;
      const site = join(folderForTest(), 'site');
      mkdirSync(site);
      writeFileSync(join(site, 'index.html'), 'Home');
      for (const file of ['.nginx.conf', '.Caddyfile']) writeFileSync(join(site, file), '# None');
      const server = await start(site, [
        [/^#api /gm, ''],
        [/127\.0\.0\.1:8787/, `127.0.0.1:${port}`],
      ]);
      onTestFinished(server.stop);

      const statuses = [];
      for (const claimed of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
        const headers = { 'X-Forwarded-For': claimed };
        statuses.push((await post(server.url, '/api/inquiries', inquiryBody(), headers)).status);
      }
      expect(statuses).toEqual([202, 202, 429]);
      expect(rows('inquiries')).toHaveLength(2);
      const { status, headers } = await ask(server.url, '/api/slots');
      expect([status, headers['cache-control'], headers['strict-transport-security']]).toEqual([
        200,
        'no-store',
        'max-age=31536000',
      ]);
      expect((await ask(server.url, '/api/inquiries', { method: 'OPTIONS' })).status).not.toBe(405);
      expect((await post(server.url, '/', {})).status).toBe(405);
      expect((await ask(server.url, '/')).status).toBe(200);
      const large = { ...inquiryBody(), padding: 'x'.repeat(70_000) };
      expect([413, 429]).toContain((await post(server.url, '/api/appointments', large)).status);
    },
  );
}
