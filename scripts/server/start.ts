import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { Server } from 'node:net';
import os from 'node:os';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { siteFolder } from '../site-folder.ts';
import { siteHandler, type Handler } from './handler.ts';
import { listen } from './listen.ts';

type ServerOptions = {
  /** Folder with the built files. Default: the site's. */
  directory?: string;
  /** TCP port; 0 takes any free one. Default: 4321 */
  port?: number;
  /** Name or address to listen at: `0.0.0.0` opens the server to the network. Default: localhost */
  host?: string;
  /** HTTP/2 with TLS and a self-signed certificate instead of plain HTTP/1.1. */
  tls?: boolean;
  /** Answers what is asked for below `/api/`. Default: the site, which has nothing there. */
  api?: Handler;
  /** Milliseconds before each answer, as from a host that is far away. Default: 0 */
  answerTime?: number;
  /** Names of headers that are not sent. Default: none */
  leftOut?: readonly string[];
};

export type RunningServer = {
  /** Origin without a trailing slash, such as http://localhost:4321 */
  url: string;
  close: () => Promise<void>;
};

/** Milliseconds after which a connection that does not finish what it has to say is closed: 10 to 15 seconds in all. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 10_000, connectionsCheckingInterval: 5_000 };

/** The name by which others reach a server: where it listens to the whole network, an address of this machine in it. */
export function reachableName(host = 'localhost'): string {
  if (!['0.0.0.0', '::'].includes(host)) return host;
  const addresses = Object.values(os.networkInterfaces()).flatMap((list) => list ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? 'localhost';
}

/** A reason not to start that the person at the console can do something about; the message says what. */
export class CannotServe extends Error {}

/** Serves the built site. Rejects with {@link CannotServe} where there is no build or the port is taken. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { directory = siteFolder, port = 4321, host, tls = false, api, answerTime = 0, leftOut } = options;
  if (!existsSync(join(directory, 'index.html'))) {
    throw new CannotServe(`There is no built site in ${directory}/ – run "npm run build" first.`);
  }
  const site = siteHandler(directory, leftOut);
  const answer: Handler = (request, response) =>
    (api && request.url?.startsWith('/api/') ? api : site)(request, response);
  const handler: Handler = (request, response) => {
    if (answerTime === 0) answer(request, response);
    else setTimeout(() => answer(request, response), answerTime);
  };
  const server = tls ? http2Server(handler) : createServer(timeouts, handler);
  const running = await listen(server, { port, host: host ?? 'localhost' }).catch((error: unknown) => {
    throw explain(error as NodeJS.ErrnoException, port);
  });
  return { ...running, url: `${tls ? 'https' : 'http'}://${reachableName(host)}:${running.port}` };
}

function http2Server(handler: Handler): Server {
  const pem = selfSignedPem();
  const server = createSecureServer({ key: pem, cert: pem, allowHTTP1: true, handshakeTimeout: 10_000 });
  // The compatibility API of http2 has the methods of http that the handler uses, but types of its own.
  server.on('request', handler as never);
  return server;
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new CannotServe(
      `Port ${port} is already in use – stop the other program or choose another port: npm start -- --port ${port + 1}`,
    );
  }
  if (error.code === 'EACCES') {
    return new CannotServe(
      `Port ${port} needs more rights – choose one above 1023: npm start -- --port 4321`,
    );
  }
  return error;
}

const request =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost ' +
  '-addext subjectAltName=DNS:localhost,IP:127.0.0.1 -keyout - -out -';

/**
 * A self-signed certificate and its key for localhost, both in one PEM text. Lives in memory only.
 * Throws where the openssl program is missing.
 */
export function selfSignedPem(): string {
  try {
    return execFileSync('openssl', request.split(' '), {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (cause) {
    throw new Error('No certificate for --tls: the program "openssl" is missing or failed.', { cause });
  }
}
