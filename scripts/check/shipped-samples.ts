import { createHash } from 'node:crypto';

/** A text without what an editor changes by accident: spaces, soft hyphens, the last full stop. */
const plain = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim().replace(/\.$/, '');

/** By what a text is recognised. */
export const textHash = (text: string): string =>
  createHash('sha256').update(plain(text)).digest('hex').slice(0, 12);

/** The texts that the project ships with for customers and people: invented, so that nobody can consent to them. */
export const shippedSamples: ReadonlySet<string> = new Set([
  '820997179141',
  '805ef7d2523d',
  '05af998e7737',
  '6faf5a091a9f',
  '39e7d0d0e7ac',
  '3e993f681030',
  'c7c47e324312',
  '7dc07fb49c34',
  'd3111a5b5be7',
  '197a3c118978',
  '6f1917c75863',
  'f092fc5e0dbe',
  '5f7783978f8c',
  'b747775063ea',
  '5d1f44ef2c82',
  'eae6a7ae1f68',
  'e8ba16298303',
  'a57f5065b0dc',
  'b218fdee265c',
  'e782bd0e00d0',
  '2c1e566d5d3a',
  '053888d13199',
  '7e8ad0178f13',
  '86b1738802d3',
  '672ae3058919',
  '31c8201148ea',
  '3a6832c50ca8',
  '76f5ac662afb',
  '0abc4e3c79e1',
  '6a113809217f',
  'a157b7a658b3',
  '4c69c2748f7b',
  'a764bf14d588',
  'b17e438ad574',
  '3350b9ffad37',
  '6b0eb888342f',
  '3310945428e1',
  '4d90534e1f6d',
  'e99cc1cd5456',
]);

/** The names of the people that the project ships with. */
export const shippedNames: ReadonlySet<string> = new Set([
  '0b2acb0442ea',
  'cfa3638d3c0c',
  '50f1c0afa528',
  '024e79ad6e99',
  '07d44b5a1889',
  '998d09db1b88',
  '161a4092048c',
]);
