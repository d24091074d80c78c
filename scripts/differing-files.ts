import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Names of the files that two folders do not both have with the same content. */
export function differingFiles(folder: string, other: string): string[] {
  const names = new Set(
    [folder, other].flatMap((place) => readdirSync(place, { recursive: true, encoding: 'utf8' })),
  );
  const contentOf = (file: string) =>
    existsSync(file) && statSync(file).isFile() ? readFileSync(file).toString('base64') : existsSync(file);
  return [...names]
    .filter((name) => contentOf(join(folder, name)) !== contentOf(join(other, name)))
    .toSorted();
}
