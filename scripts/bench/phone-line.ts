/** A connection like a phone's, in front of a server on this machine. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

const roundTripMs = 150;
/** 1.6 Mbit/s. */
const bytesPerMs = 200;
/** What TCP sends before the first acknowledgement: ten packets. Each round trip acknowledged allows as much again. */
const packet = 1_448;
const firstPackets = 10;

/** Takes connections and passes them to a port, as slowly as over the line; returns its own port. */
export async function startPhoneLine(target: number): Promise<{ port: number; close: () => void }> {
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ port: target, host: 'localhost', noDelay: true });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    // The first question arrives after the handshake, a round trip, and half of another.
    let delay = roundTripMs * 1.5;
    client.on('data', (data) => {
      setTimeout(() => upstream.write(data), delay);
      delay = roundTripMs / 2;
    });
    upstream.on('data', sendSlowly(client));
    client.on('close', () => upstream.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Sends as TCP's slow start does: at most a window of unacknowledged bytes, at the speed of the line. */
function sendSlowly(client: Socket): (data: Buffer) => void {
  const waiting: Buffer[] = [];
  let window = firstPackets * packet;
  let underWay = 0;
  let lineIsFreeAt = 0;

  const send = () => {
    for (let data = waiting[0]; data && underWay < window; data = waiting[0]) {
      const part = data.subarray(0, packet);
      if (part.length === data.length) waiting.shift();
      else waiting[0] = data.subarray(packet);
      underWay += part.length;
      lineIsFreeAt = Math.max(lineIsFreeAt, performance.now()) + part.length / bytesPerMs;
      const arrives = lineIsFreeAt - performance.now() + roundTripMs / 2;
      setTimeout(() => client.write(part), arrives);
      setTimeout(
        () => {
          underWay -= part.length;
          window += part.length;
          send();
        },
        arrives + roundTripMs / 2,
      );
    }
  };
  return (data) => {
    waiting.push(data);
    send();
  };
}
