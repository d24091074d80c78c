import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Without the first letter of the alphabet: blockers of advertisements hide what is called `ad`. */
const letters = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ';

/** All classes and keyframes of all modules, in the order of their files: those of a part are neighbours, which compresses well. */
const owners = new Map<string, number>();
for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' }).toSorted()) {
  if (!file.endsWith('.module.css')) continue;
  const source = readFileSync(join('src', file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, name] of source.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)) add(`${file} .${name}`);
}

/**
 * The name that a class of a CSS module has in the built pages: two letters, the same in every build of the same
 * sources. That is a kilobyte less on every page than a name that can be read. In development a class that is new gets
 * the next free one.
 */
export function className(name: string, file: string): string {
  const number = add(`${file.split('/src/').at(-1)} .${name}`);
  const letter = (place: number) => letters[place] ?? '';
  return letter(Math.floor(number / letters.length)) + letter(number % letters.length);
}

/** The number of a class, whether it is new or not. */
function add(owner: string): number {
  const number = owners.get(owner) ?? owners.size;
  owners.set(owner, number);
  return number;
}
