import { startServer } from '../../scripts/server/start.ts';
import { missingForApache, startApache } from './apache.ts';
import { missingForCaddy, startCaddy } from './caddy.ts';
import { missingForNginx, startNginx } from './nginx.ts';

/** The servers that `deploy/` has configurations for; `missing` says why one cannot be started here. */
export const webServers = [
  { name: 'nginx', missing: missingForNginx(), start: startNginx },
  { name: 'Caddy', missing: missingForCaddy(), start: startCaddy },
] as const;

/** The same and the local one. */
export const servers = [...webServers, { name: 'npm start', missing: null, start: startLocally }] as const;

/** Where the site can live: besides, on shared hosting, whose server `.htaccess` configures and nothing else of ours. */
export const hosts = [
  ...servers,
  { name: 'Apache', missing: missingForApache(), start: startApache },
] as const;

async function startLocally(directory: string) {
  const { url, close } = await startServer({ directory, port: 0 });
  return { url, stop: close };
}
