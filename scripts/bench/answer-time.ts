import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { siteHandler } from '../server/handler.ts';

/** Serves a built site after `milliseconds` for each answer, as from a host that is far away. */
export async function serveSlowly(directory: string, milliseconds: number) {
  const handler = siteHandler(directory);
  const server = createServer((request, response) => {
    void setTimeout(milliseconds).then(() => handler(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
