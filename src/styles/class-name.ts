import { createHash } from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const owners = new Map<string, string>();

/**
 * The name that a class of a CSS module has in the built pages: four letters, the same in every build. That is half a
 * kilobyte less on every page than a name that can be read. Throws where two classes come to the same letters.
 */
export function className(name: string, file: string): string {
  const owner = `${file.split('/src/').at(-1)} .${name}`;
  const digest = createHash('sha256').update(owner).digest().subarray(0, 4);
  const short = Array.from(digest, (byte) => letters[byte % letters.length]).join('');
  const other = owners.get(short) ?? owner;
  if (other !== owner)
    throw new Error(`Rename one of two classes whose short names are alike: ${owner}, ${other}`);
  owners.set(short, owner);
  return short;
}
