/**
 * The list of files with a hash in their name, and when each was last part of a build. By it the next release finds
 * the files of earlier ones on the live site, so that a page that was opened before still gets what it asks for.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = '_astro';

export const listFile = 'hashed-files.json';

/** Dates (`2026-11-21`) by file name below `/_astro/`. */
export type HashedFiles = Readonly<Record<string, string>>;

/** Reads a list that came from elsewhere; names that lead out of the folder are dropped. */
export function parseList(text: string): HashedFiles {
  const list: unknown = JSON.parse(text);
  if (typeof list !== 'object' || list === null) return {};
  return Object.fromEntries(
    Object.entries(list).filter(
      ([name, date]) => /^\w[\w.-]*$/.test(name) && /^\d{4}-\d\d-\d\d$/.test(String(date)),
    ),
  );
}

export const readList = (directory: string) => parseList(readFileSync(join(directory, listFile), 'utf8'));

export const writeList = (directory: string, list: HashedFiles) =>
  writeFileSync(join(directory, listFile), `${JSON.stringify(list, null, 2)}\n`);

/** The files of the build in `directory`, all of today. */
export function listBuild(directory: string, today: string): HashedFiles {
  const names = readdirSync(join(directory, folder)).filter((name) => !/\.(?:br|gz)$/.test(name));
  return Object.fromEntries(names.toSorted().map((name) => [name, today]));
}

/** Where a hashed file stands below the site. */
export const pathOf = (name: string) => `${folder}/${name}`;
