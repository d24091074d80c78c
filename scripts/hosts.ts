/**
 * `npm run hosts`: serves the built site with the program of every host that runs here, Cloudflare's own among them, and
 * prints side by side what each answers to the same addresses.
 */
import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, hosts } from '../tests/servers/servers.ts';
import { npm } from './npm.ts';
import { freePort, startProgram } from './server/program.ts';
import { siteFolder } from './site-folder.ts';

// Where every server's own user may read it.
const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
chmodSync(folder, 0o755);
const site = join(folder, 'dist');
cpSync(siteFolder, site, { recursive: true });
// Outside the project: installed within it, the same version answered for Pages as for Workers (4.164.0).
const elsewhere = mkdtempSync(join(tmpdir(), 'wrangler-'));
const quietly = ['--prefer-offline', '--silent', '--no-audit', '--no-fund'];
await npm(['install', '--prefix', elsewhere, ...quietly, 'wrangler@4.164.0']);

/** Cloudflare's program. It looks for `wrangler.jsonc` in the folder and those above, and takes it for Pages too. */
async function startWrangler(cwd: string, ...args: readonly string[]) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const program = join(elsewhere, 'node_modules/wrangler/bin/wrangler.js');
  const { stop } = await startProgram(
    process.execPath,
    [program, ...args, '--port', String(port), '--cwd', cwd],
    url,
    { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  );
  return { url, stop };
}

for (const name of ['wrangler.jsonc', 'deploy']) cpSync(name, join(folder, name), { recursive: true });

const programs = [
  ...hosts,
  { name: 'Workers', missing: null, start: () => startWrangler(folder, 'dev') },
  { name: 'Pages', missing: null, start: () => startWrangler(elsewhere, 'pages', 'dev', site) },
];

const script = readdirSync(join(site, '_astro')).find((name) => name.endsWith('.js'));
const questions = [
  ['/'],
  ['/about', { headers: { 'Accept-Encoding': 'br' } }],
  ['/about/?a=b'],
  ['/about.html'],
  ['/gibt-es-nicht'],
  [`/_astro/${script}`],
  ['/_astro/old.12345678.js'],
  ['/kontakt.vcf'],
  ['/.htaccess'],
  ['/about', { method: 'POST' }],
] as const;

/** What is every host's own affair. */
const own = /^(?:date|server|connection|keep-alive|etag|last-modified|content-length|transfer-encoding)$/;

for (const { name, missing, start } of programs) {
  if (missing) {
    console.log(`\n${name}: ${missing}`);
    continue;
  }
  const { url, stop } = await start(site);
  console.log(`\n${name}`);
  for (const [path, options = {}] of questions) {
    const { status, headers } = await ask(url, path, options);
    const said = Object.entries(headers)
      .filter(([header]) => !own.test(header))
      .map((header) => header.join(': '));
    const method = 'method' in options ? 'POST ' : '';
    console.log(`  ${method}${path} ${status}\n    ${said.toSorted().join(' | ')}`);
  }
  await stop();
}
for (const place of [folder, elsewhere]) rmSync(place, { recursive: true });
