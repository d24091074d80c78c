/**
 * Chromium as it was, for the tests of older browsers: the builds that npm keeps for servers without a screen. They are
 * no dependency, since nothing but these tests needs their 170 MB; fetched once, into a folder that git does not know.
 */
import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

/** The floor (`styles/oldest-browsers.ts`), and the first year that had popovers. */
export const olderChromiums = [
  {
    version: '109.0.6',
    integrity:
      'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
  },
  {
    version: '119.0.2',
    integrity:
      'sha512-VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww==',
  },
] as const;

type OlderChromium = (typeof olderChromiums)[number];

const folderOf = ({ version }: OlderChromium) => `node_modules/.cache/chromium-${version}`;

/** Path of the program, whether it is there or not. */
export const programOf = (chromium: OlderChromium) => join(folderOf(chromium), 'chromium');

/** Throws with the reason where the registry does not answer or a library of the system is missing. */
async function fetchChromium(chromium: OlderChromium): Promise<void> {
  const [folder, program] = [folderOf(chromium), programOf(chromium)];
  mkdirSync(folder, { recursive: true });
  const source = `@sparticuz/chromium@${chromium.version}`;
  const [packed] = JSON.parse(run('npm', 'pack', source, '--json', '--pack-destination', folder)) as Packed[];
  if (packed?.integrity !== chromium.integrity) throw new Error(`${source} is not what it was.`);
  const compressed = 'package/bin/chromium.br';
  run('tar', '-xzf', join(folder, packed.filename), '-C', folder, compressed);
  await pipeline(
    createReadStream(join(folder, compressed)),
    createBrotliDecompress(),
    createWriteStream(program, { mode: 0o755 }),
  );
  const [missing] = /\S+ => not found/.exec(run('ldd', program)) ?? [];
  if (missing) throw new Error(`its library ${missing}`);
  for (const leftover of [packed.filename, 'package']) rmSync(join(folder, leftover), { recursive: true });
}

type Packed = { filename: string; integrity: string };

function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', timeout: 120_000 });
  if (status !== 0) throw new Error(`${command} ${args[0]}: ${error?.message ?? stderr.slice(0, 500)}`);
  return stdout;
}

/** Fetches those that are not there yet; the tests of one that cannot be had say that they did not run. */
export default async function fetchOlderChromiums(): Promise<void> {
  for (const chromium of olderChromiums.filter((one) => !existsSync(programOf(one)))) {
    try {
      await fetchChromium(chromium);
    } catch (error) {
      rmSync(folderOf(chromium), { recursive: true });
      console.warn(`Chromium ${chromium.version} cannot be had: ${(error as Error).message}`);
    }
  }
}
