import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '../site-folder.ts';
import { transferSize } from './measure.ts';

/** What a server sends at once, before it waits for an answer: ten packets, less its headers. Bytes. */
const firstFlight = 14_220;

/** A note in German on each page, as it was built last, that a slow line would paint later; none where nothing is built. */
export function firstFlightNotes(folder = siteFolder): string[] {
  if (!existsSync(folder)) return [];
  return globSync('**/*.html', { cwd: folder })
    .toSorted()
    .map((file) => ({ file, size: transferSize(join(folder, file)) }))
    .filter(({ size }) => size > firstFlight)
    .map(
      ({ file, size }) =>
        `Hinweis: ${file} hat ${size} statt höchstens ${firstFlight} Byte: diese Seite malt auf langsamen Leitungen etwa 150 ms später.`,
    );
}
