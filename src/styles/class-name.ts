import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Without the first letter of the alphabet: blockers of advertisements hide what is called `ad`. */
const letters = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The modules by the beginning that their names share, and the names of each in the order in which they were asked for. */
const modules = new Map<string, { path: string; names: string[] }>();

/**
 * The name that a class of a CSS module has in the built pages: `_`, three letters for its file and one for itself, so that
 * what is written in one file never renames the classes of another. Throws where two files share a beginning.
 */
export function className(name: string, file: string): string {
  const path = relative('src', file).replaceAll('\\', '/');
  const start = startOf(path);
  const known = modules.get(start) ?? { path, names: [] };
  if (known.path !== path)
    throw new Error(`${path} and ${known.path} have classes of the same names: rename one of the files.`);
  modules.set(start, known);
  if (!known.names.includes(name)) known.names.push(name);
  const number = known.names.indexOf(name);
  return (
    start + (number < letters.length ? '' : letter(Math.floor(number / letters.length))) + letter(number)
  );
}

const startOf = (path: string) =>
  '_' + [...createHash('sha256').update(path).digest().subarray(0, 3)].map(letter).join('');

const letter = (number: number) => letters.charAt(number % letters.length);
