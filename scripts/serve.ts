/**
 * Serves the built site at http://localhost:4321 as a host would. `npm start` has it build the site first (`--build`).
 * `--port 5000` (or PORT=5000) takes another port, `--host 0.0.0.0` opens it to the network, `--tls` serves HTTP/2 with
 * a self-signed certificate, and `--receiver` tries the receiver: the site is built to send to it, and it answers below
 * /api/.
 */
import { parseArgs } from 'node:util';
import { npm } from './npm.ts';
import { CannotServe, reachableName, startServer } from './server/start.ts';
import { siteFolder } from './site-folder.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    host: { type: 'string' },
    tls: { type: 'boolean', default: false },
    build: { type: 'boolean', default: false },
    receiver: { type: 'boolean', default: false },
  },
});

try {
  const port = readPort(values.port ?? process.env['PORT'] ?? '4321');
  const url = `${values.tls ? 'https' : 'http'}://${reachableName(values.host)}:${port}`;
  // Only who asks for the receiver needs its packages.
  const trial = values.receiver ? await import('./server/receiver.ts') : null;
  const directory = trial ? 'reports/dist-trial' : siteFolder;
  if (values.build) await build(directory, trial?.receiverSettings(url) ?? {});
  const receiver = await trial?.startTrialReceiver(url);
  const server = await startServer({
    directory,
    port,
    tls: values.tls,
    ...(values.host && { host: values.host }),
    ...(receiver && { api: receiver.handler }),
  });
  if (receiver) console.log(`Inquiries and appointments are kept in data/, their mails ${receiver.mails}.`);
  console.log(`The site is at ${server.url} – stop with Ctrl+C.`);
} catch (error) {
  if (!(error instanceof CannotServe)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** `npm run build`, or the site with other settings in a folder of its own, so that no test takes it for the one that ships. */
async function build(directory: string, settings: Record<string, string>): Promise<void> {
  const command =
    directory === siteFolder ? ['run', 'build'] : ['exec', '--', 'astro', 'build', '--outDir', directory];
  if (!(await npm(command, settings)))
    throw new CannotServe('The site was not built; what is wrong stands above.');
}

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new CannotServe(
    `"${text}" is not a port – choose a number from 1024 to 65535: npm start -- --port 4321`,
  );
}
