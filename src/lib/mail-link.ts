import { wellFormed } from './invisible.ts';

/** What an e-mail begins with. */
export interface Mail {
  subject: string;
  body: string;
  /** Stands where a long body had to be cut; left out where it cannot become too long. */
  cut?: string;
}

/** Chrome on Windows passes no longer address to the mail program; it drops it without a word. */
const maximumLength = 2000;

/** Address of an e-mail that is prepared as far as an address can hold it. */
export function mailLink(to: string, { subject, body, cut = '' }: Mail): string {
  const start = `mailto:${to}?subject=${encodeURIComponent(subject)}&body=`;
  return start + encodeWithin(maximumLength - start.length, body, cut);
}

/** Encodes whole characters up to a length, with a note at the end where something is missing. */
function encodeWithin(length: number, text: string, note: string): string {
  const whole = encode(text);
  if (whole.length <= length) return whole;
  const end = encode(`\n${note}`);
  let result = '';
  for (const character of text) {
    const next = encode(character);
    if (result.length + next.length + end.length > length) break;
    result += next;
  }
  return result + end;
}

const encode = (text: string) => encodeURIComponent(wellFormed(text).replace(/\r?\n/g, '\r\n'));
