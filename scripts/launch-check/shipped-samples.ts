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
  '135b46db5853',
  'f33274b52ae8',
  'ce21fc38adbd',
  '57de16033a14',
  '2e0119fc2e66',
  'e0c00d9dc169',
  '39e7d0d0e7ac',
  '3cd14a71991c',
  'dae139d79615',
  '3e993f681030',
  'aa11b4dc5e75',
  '7dc07fb49c34',
  '51df26ad364a',
  'd3111a5b5be7',
  '197a3c118978',
  '6f1917c75863',
  'a26eddd7fce4',
  '243691cf9417',
  'cc664744be21',
  'f092fc5e0dbe',
  '5f7783978f8c',
  '0f3243cf83f6',
  'd72e6c84aefe',
  'b15e5e9de039',
  '9e1a198f567d',
  '2b34d22b940d',
  'b747775063ea',
  '37de0c76f723',
  '5f0c5197404a',
  '7a21c2df483f',
  'fec7a2d21847',
  '9ef70b22e692',
  'eae6a7ae1f68',
  '18af5e40b8ba',
  '54ea2ee1b726',
  'a57f5065b0dc',
  'b218fdee265c',
]);
