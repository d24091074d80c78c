import { readdirSync, statSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingNames } from '#settings.ts';
import { fixture } from '../../tests/fixture/switch.ts';

/**
 * The environment in which the site is built and tested as it ships, whatever the owner's environment or `.env` says:
 * with their endpoint, test inquiries would reach them. An empty variable counts as none and is not filled from the file.
 */
export const asShipped: Readonly<Record<string, string>> = Object.fromEntries(
  settingNames.map((name) => [name, '']),
);

/** The same with the company, people and values of the tests laid over those of the owner. */
export const asTested: Readonly<Record<string, string>> = { ...asShipped, ...fixture };

/** What the built site is made of. */
const sources = [
  'tests/fixture',
  'src',
  'public',
  'deploy',
  'astro.config.ts',
  'tsconfig.json',
  'package.json',
];

/** Whether a built site is missing, older than what it is made of, or perhaps built with the owner's settings. */
export function isStale(folder: string, environment = process.env, root = '.'): boolean {
  if (settingNames.some((name) => environment[name])) return true;
  const built = statSync(join(root, folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return sources
    .flatMap((name) => withContents(join(root, name)))
    .some((path) => statSync(path).mtimeMs > built);
}

const withContents = (path: string) =>
  statSync(path).isFile()
    ? [path]
    : [path, ...readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))];

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
