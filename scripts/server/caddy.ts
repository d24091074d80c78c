/** Caddy with the generated configuration, without TLS, for tests. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { caddyfile } from '../../deploy/caddy.ts';
import { readPages } from '../../deploy/site.ts';
import type { SiteConfig } from '#config.ts';
import { freePort, isInstalled, startProgram, type RunningProgram } from './program.ts';

/** Why Caddy cannot be started here, or null where it can. */
export const missingForCaddy = (): string | null =>
  isInstalled('caddy', 'version') ? null : 'Caddy is not installed';

export interface RunningCaddy extends RunningProgram {
  url: string;
}

export async function startCaddy(directory: string, config: SiteConfig): Promise<RunningCaddy> {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const site = caddyfile(readPages(directory, config), {
    host: url,
    otherHosts: [],
    root: resolve(directory),
    isPreview: config.isPreview,
  });
  const file = join(folder, 'Caddyfile');
  await writeFile(file, `{\n\tadmin off\n\tauto_https off\n}\n\n${site}`);
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  // Keeps its state out of the user's home.
  const environment = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const program = await startProgram('caddy', args, url, environment);
  const stop = async () => {
    await program.stop();
    await rm(folder, { recursive: true });
  };
  return { ...program, stop, url };
}
