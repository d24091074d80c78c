/**
 * What a build has made before, so that the next one need not make it again: kept in `node_modules/.cache/site` by the hash
 * of everything that it depends on, for a month after its last use. `BUILD_CACHE=off` builds without it.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join('node_modules', '.cache', 'site');
const monthInMs = 30 * 86_400_000;

/** Returns what `make` returns for these inputs, which must hold all that it depends on, versions of programs included. */
export async function cached(
  inputs: readonly (string | Uint8Array)[],
  make: () => Uint8Array | Promise<Uint8Array>,
): Promise<Uint8Array> {
  if (process.env['BUILD_CACHE'] === 'off') return make();
  const file = join(folder, keyOf(inputs));
  const known = await readFile(file).catch(() => undefined);
  if (known) {
    const now = new Date();
    await utimes(file, now, now).catch(() => undefined);
    return known;
  }
  const made = await make();
  // Under another name first: a build that is stopped, or another one beside it, leaves no half file.
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(folder, { recursive: true });
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return made;
}

/** With the length of each, so that no two lists of inputs read the same. */
function keyOf(inputs: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(`${Buffer.byteLength(input)}:`).update(input);
  return hash.digest('hex');
}

/** Deletes what no build has used for a month. */
export async function tidyCache(): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const { mtimeMs = 0 } = (await stat(file).catch(() => undefined)) ?? {};
    if (mtimeMs < Date.now() - monthInMs) await rm(file, { force: true });
  }
}
