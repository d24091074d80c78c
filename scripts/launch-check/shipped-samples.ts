import { createHash } from 'node:crypto';

/** A text without what an editor changes by accident: spaces, soft hyphens, the last full stop. */
const plain = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim().replace(/\.$/, '');

/** By what a text is recognised. */
export const textHash = (text: string): string =>
  createHash('sha256').update(plain(text)).digest('hex').slice(0, 12);

/** The texts that the project ships with for customers and people: invented, so that nobody can consent to them. */
export const shippedSamples: ReadonlySet<string> = new Set([
  '54e47e17a26b',
  '05af998e7737',
  '0af2a043ec4f',
  '135b46db5853',
  '1432810b5727',
  '1c5a54266614',
  'd9dc11b40a3a',
  '872bc98167b5',
  '331739b8a967',
  '39e7d0d0e7ac',
  '3cd14a71991c',
  '3d175dea2d90',
  '3e993f681030',
  '4efe715c8007',
  '7dc07fb49c34',
  '51df26ad364a',
  'fccd417a1c8a',
  '6d5f13d58df1',
  'bd596afc16f1',
  '70409b4b5181',
  'f226c9010020',
  'a8ed5b69d192',
  'ece2caf3c5fd',
  'f8a0b359b84a',
  '3af72080a0f9',
  '94a4ec360009',
  '5fde89b12ed7',
  '4d5e6848b0a8',
  'b3ace4334467',
  'b747775063ea',
  '6b4da42816a3',
  '7f29bfca57dd',
  'd0a8b5925f40',
  'dd1e5ff11a27',
  '6aa8b879fdc0',
  'eae6a7ae1f68',
  'f4ce73e7e2c5',
  'fcc157a6b621',
]);
