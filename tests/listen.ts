/** Servers that a test starts on a free port of this machine. */
import type { AddressInfo, Server, Socket } from 'node:net';

/** Lets a server listen, and returns where it can be reached and how it is ended, whoever is still connected. */
export async function listen(server: Server, host = '127.0.0.1') {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://${host}:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
