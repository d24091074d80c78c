/** Connections that begin a request and do not finish it, in the servers of `deploy/` and the local one. */
import { connect as connectPlainly, type Socket } from 'node:net';
import { connect as connectSafely } from 'node:tls';
import { describe, expect, test } from 'vitest';
import { servers } from '../../servers/servers.ts';
import { dist } from '../dist.ts';

/** Begins a request, says nothing more, and returns the seconds until the server has enough of it. */
function secondsOfPatience(url: string): Promise<number> {
  const { protocol, hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const begin = performance.now();
    const options = { host: hostname, port: Number(port) };
    const socket: Socket =
      protocol === 'https:'
        ? connectSafely({ ...options, servername: hostname, rejectUnauthorized: false })
        : connectPlainly(options);
    // What the server says when it closes has to be read, or the end is not noticed.
    socket.resume();
    socket.write('GET /about HTTP/1.1\r\nHost: localhost\r\n');
    socket.on('error', reject);
    socket.on('close', () => resolve((performance.now() - begin) / 1_000));
  });
}

describe.concurrent.each(servers)('$name', ({ missing, start }) => {
  test.skipIf(missing)(
    'closes a connection that begins a request and says no more, after 10 to 20 seconds',
    { timeout: 90_000 },
    async () => {
      const { url, stop } = await start(dist);
      try {
        const seconds = await secondsOfPatience(url);
        expect(seconds).toBeGreaterThanOrEqual(9.9);
        expect(seconds, 'with some seconds for a busy machine').toBeLessThan(26);
      } finally {
        await stop();
      }
    },
  );
});
