import type { AddressInfo, Server, Socket } from 'node:net';

type Place = {
  /** 0 takes any free one. */
  port?: number;
  /** Name or address of this machine. */
  host?: string;
};

/** Lets a server listen, and returns where it can be reached and how it is ended, whoever is still connected. */
export async function listen(server: Server, { port: wanted = 0, host = '127.0.0.1' }: Place = {}) {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(wanted, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://${host}:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        // Browsers keep connections open, which would delay closing.
        for (const socket of sockets) socket.destroy();
      }),
  };
}
