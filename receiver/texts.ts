import { domainToASCII, domainToUnicode } from 'node:url';
import { oneLine, removeInvisible, visibleText } from '../src/lib/invisible.ts';

/** What was typed into a field, without control characters and what nobody sees; only a description keeps its lines. */
export function clean(field: string, value: string): string {
  if (field === 'email') return readEmail(value);
  const control = field === 'projectDescription' ? /[^\P{Cc}\n\t]/gu : /\p{Cc}/gu;
  return visibleText(field, value.toWellFormed().replace(/\r\n?/g, '\n').replace(control, ' '));
}

/** A value of a header: one line, nothing in it that mail programs would decode, and spaces as who filters or searches types them. */
export const headerText = (value: string): string =>
  oneLine(value).replaceAll('\u00a0', ' ').replaceAll('=?', '= ?');

/** An address as it is kept and shown: its domain in Unicode. */
const readEmail = (value: string): string =>
  inDomain(removeInvisible(value).normalize('NFC'), domainToUnicode);

/** What all spellings of an address have in common, by which it is found. */
export const canonicalEmail = (value: string): string => readEmail(value).toLowerCase();

/** As programs write an address to each other: the domain in ASCII. */
export const asciiEmail = (email: string): string => inDomain(email, domainToASCII);

const inDomain = (email: string, convert: (domain: string) => string): string =>
  email.replace(/(?<=@)[^@]*$/, (domain) => convert(domain) || domain);
