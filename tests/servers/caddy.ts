/** Caddy with `deploy/Caddyfile`, without TLS. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { adapt, startInFolder, type Change } from './deploy.ts';
import { findProgram } from '../../scripts/browser/find.ts';
import { freePort } from '../../scripts/server/program.ts';

/** Why Caddy cannot be started here, or null where it can. */
export const missingForCaddy = (): string | null => (findProgram('caddy') ? null : 'Caddy is not installed');

/** `changes`: to the configuration, beside those that let it run here. */
export const startCaddy = (directory: string, changes: readonly Change[] = []) =>
  startInFolder('caddy', async (folder) => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const site = adapt(readFileSync('deploy/Caddyfile', 'utf8'), [
      [/^(?!www\.)[\w.-]+(?= \{$)/m, `http://127.0.0.1:${await freePort()}`],
      [/^www\.[\w.-]+(?= \{$)/m, url],
      [/\/var\/www\/www\.[^/]+\/current/g, resolve(directory)],
      [/(?<=^\{\n)/m, '\tadmin off\n\tauto_https off\n'],
      ...changes,
    ]);
    const file = join(folder, 'Caddyfile');
    await writeFile(file, site);
    const args = ['run', '--config', file, '--adapter', 'caddyfile'];
    // Keeps its state out of the user's home.
    return { args, url, environment: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder } };
  });
