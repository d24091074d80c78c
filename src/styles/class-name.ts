import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Without the first letter of the alphabet: blockers of advertisements hide what is called `ad`. */
const letters = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The modules below `src/`, with slashes as the bundler writes them. */
const files = globSync('**/*.module.css', { cwd: 'src' }).map((file) => file.replaceAll('\\', '/'));

/** All classes and keyframes of all modules, in the order of their files: those of a part are neighbours, which compresses well. */
const numbers = new Map<string, number>();
for (const file of files.toSorted()) {
  const source = readFileSync(join('src', file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, name] of source.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)) {
    const owner = `${file} .${name}`;
    if (!numbers.has(owner)) numbers.set(owner, numbers.size);
  }
}

/**
 * The name that a class of a CSS module has in the built pages: two letters, the same in every build of the same
 * sources. That is a kilobyte less on every page than a name that can be read.
 */
export function className(name: string, file: string): string {
  const owner = `${file.split('/src/').at(-1)} .${name}`;
  const number = numbers.get(owner);
  if (number === undefined) throw new Error(`There is no ${owner}.`);
  const letter = (place: number) => letters[place] ?? '';
  return letter(Math.floor(number / letters.length)) + letter(number % letters.length);
}
