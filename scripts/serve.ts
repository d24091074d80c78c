/**
 * Serves the built site at http://localhost:4321 as a host would.
 * `--port 5000` (or PORT=5000) takes another port, `--host 0.0.0.0` opens it to the network, `--tls` serves HTTP/2 with a self-signed certificate.
 */
import { parseArgs } from 'node:util';
import { CannotServe, startServer } from './server/start.ts';

const { values } = parseArgs({
  options: { port: { type: 'string' }, host: { type: 'string' }, tls: { type: 'boolean' } },
});

try {
  const server = await startServer({
    port: readPort(values.port ?? process.env['PORT'] ?? '4321'),
    tls: values.tls ?? false,
    ...(values.host && { host: values.host }),
  });
  console.log(`The site is at ${server.url} – stop with Ctrl+C.`);
} catch (error) {
  if (!(error instanceof CannotServe)) throw error;
  console.error(error.message);
  process.exit(1);
}

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new CannotServe(
    `"${text}" is not a port – choose a number from 1024 to 65535: npm start -- --port 4321`,
  );
}
