import { createHash } from 'node:crypto';

/** A text without what an editor changes by accident: spaces, soft hyphens, the last full stop. */
const plain = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim().replace(/\.$/, '');

/** By what a text is recognised. */
export const textHash = (text: string): string =>
  createHash('sha256').update(plain(text)).digest('hex').slice(0, 12);

/** The texts that the project ships with for customers and people: invented, so that nobody can consent to them. */
export const shippedSamples: ReadonlySet<string> = new Set([
  '820997179141',
  '05af998e7737',
  '6faf5a091a9f',
  '39e7d0d0e7ac',
  '3e993f681030',
  'aa11b4dc5e75',
  '7dc07fb49c34',
  'd3111a5b5be7',
  '197a3c118978',
  '6f1917c75863',
  'cc664744be21',
  'f092fc5e0dbe',
  '5f7783978f8c',
  'b15e5e9de039',
  '2b34d22b940d',
  'b747775063ea',
  '37de0c76f723',
  '5f0c5197404a',
  '9ef70b22e692',
  'eae6a7ae1f68',
  '54ea2ee1b726',
  'a57f5065b0dc',
  'b218fdee265c',
  'e782bd0e00d0',
  '2c1e566d5d3a',
  '053888d13199',
  '7e8ad0178f13',
  '86b1738802d3',
  '688c40f8068c',
  '672ae3058919',
  '9687e317aa64',
  '31c8201148ea',
  'e99d1cb642a5',
  '3a6832c50ca8',
  'c5683cfe654f',
  '186e6cd6d776',
  '27cc92db2bb6',
  '76f5ac662afb',
]);
