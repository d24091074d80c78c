import { domainToASCII, domainToUnicode } from 'node:url';
import { oneLine, removeInvisible, trimInvisible } from '../src/lib/invisible.ts';

/** A text without control characters and without what nobody sees at its ends; it keeps its lines where it may have several. */
export const clean = (value: string, hasLines = false): string =>
  trimInvisible(
    value
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      .replace(hasLines ? /[^\P{Cc}\n\t]/gu : /\p{Cc}/gu, ' '),
  );

/** A value of a header: one line, and nothing in it that mail programs would decode. */
export const headerText = (value: string): string => oneLine(value).replaceAll('=?', '= ?');

/** An address as it is kept and shown: without what nobody sees, its domain in Unicode. */
export const readEmail = (value: string): string =>
  inDomain(removeInvisible(value).normalize('NFC'), domainToUnicode);

/** What all spellings of an address have in common, by which it is found. */
export const canonicalEmail = (value: string): string => readEmail(value).toLowerCase();

/** As programs write an address to each other: the domain in ASCII. */
export const asciiEmail = (email: string): string => inDomain(email, domainToASCII);

function inDomain(email: string, convert: (domain: string) => string): string {
  const [, local, domain] = /^(.*@)(.*)$/s.exec(email) ?? [];
  return local === undefined || domain === undefined ? email : local + (convert(domain) || domain);
}
