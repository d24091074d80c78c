import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFile, parseList, pathOf, readList, writeList } from '../../deploy/hashed-files.ts';

/** Longer than anybody leaves a page open, and than search engines keep a copy. */
const keptDays = 60;
const largestFile = 5_000_000;

/**
 * Copies the hashed files of earlier releases from the live site into the new build. Returns their names; rejects
 * where the live site cannot be asked.
 */
export async function keepPreviousFiles(directory: string, siteUrl: string, today: Date): Promise<string[]> {
  const answer = await fetch(`${siteUrl}/${listFile}`, { signal: AbortSignal.timeout(10_000) });
  if (answer.status === 404) return [];
  if (!answer.ok) throw new Error(`${siteUrl}/${listFile}: status ${answer.status}`);

  const built = readList(directory);
  const oldest = new Date(today.getTime() - keptDays * 24 * 3600 * 1000).toISOString().slice(0, 10);
  const wanted = Object.entries(parseList(await answer.text())).filter(
    ([name, date]) => !(name in built) && date >= oldest,
  );
  const kept: [string, string][] = [];
  for (const [name, date] of wanted) {
    if (await copy(`${siteUrl}/${pathOf(name)}`, join(directory, pathOf(name)))) kept.push([name, date]);
  }
  writeList(directory, { ...built, ...Object.fromEntries(kept) });
  return kept.map(([name]) => name);
}

/** Whether a file could be had. One that cannot does not lose the others. */
async function copy(address: string, file: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(20_000), redirect: 'error' });
    if (!answer.ok) return false;
    const content = Buffer.from(await answer.arrayBuffer());
    if (content.length > largestFile) return false;
    writeFileSync(file, content);
    return true;
  } catch {
    return false;
  }
}
