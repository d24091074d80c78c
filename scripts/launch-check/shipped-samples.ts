import { createHash } from 'node:crypto';

/** A text without what an editor changes by accident: spaces, soft hyphens, the last full stop. */
const plain = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim().replace(/\.$/, '');

/** By what a text is recognised. */
export const textHash = (text: string): string =>
  createHash('sha256').update(plain(text)).digest('hex').slice(0, 12);

/** The texts that the project ships with for customers and people: invented, so that nobody can consent to them. */
export const shippedSamples: ReadonlySet<string> = new Set([
  '00e5b813cd1d',
  '05af998e7737',
  '1432810b5727',
  '231929f34c59',
  '266434a7658a',
  '26bddc19e01c',
  '33788451c8be',
  '3cd14a71991c',
  '3e993f681030',
  '3f879526577e',
  '42221f23a3b8',
  '4364eaae7cb7',
  '4993191ddcbb',
  '4f0b4a3404bd',
  '634276e768d1',
  '6559efd54df8',
  '6d5f13d58df1',
  '79ee6e6ea49d',
  '834e4e8cb7ea',
  '84a42136dc8a',
  '8925cd749387',
  '8bc864eeacb7',
  '9317d2c66f47',
  '94a4ec360009',
  'a2752eff1d1b',
  'ad937fb76914',
  'ada3796a862a',
  'b3ace4334467',
  'b747775063ea',
  'be5ea2687b20',
  'c43a4a2ee8cb',
  'cd1eeba3fe7d',
  'ce2f264009f5',
  'd34d0fa4aec4',
  'd7a8cc551252',
  'dd1e5ff11a27',
  'e78d63f74e36',
  'ea5fd70cb2df',
]);
