import { choiceLabel, isChoiceField } from './inquiry.ts';
import { fieldNames, type FieldName, type Inquiry } from '#content/inquiry.ts';

/** The words of a prefilled e-mail. */
export interface MailTexts {
  subject: string;
  /** Name of each field, before its value. */
  fields: Readonly<Record<FieldName, string>>;
  /** Stands where a long text had to be cut. */
  cut: string;
}

/** Chrome on Windows passes no longer address to the mail program; it drops it without a word. */
const maximumLength = 2000;

/** The description last, so that it is what a cut shortens. */
const order = [...fieldNames.filter((name) => name !== 'projectDescription'), 'projectDescription'] as const;

/** Address of an e-mail to the company with the inquiry in it; without one, with the fields to fill in. */
export function mailHref(to: string, texts: MailTexts, inquiry?: Inquiry): string {
  const start = `mailto:${to}?subject=${encodeURIComponent(texts.subject)}&body=`;
  return (
    start + encodeWithin(maximumLength - start.length, inquiryLines(texts, inquiry).join('\n'), texts.cut)
  );
}

/** An inquiry as a person reads it, a line for each field; without one, the fields to fill in. */
export const inquiryLines = ({ fields }: Pick<MailTexts, 'fields'>, inquiry?: Inquiry): readonly string[] =>
  order.map((name) => `${fields[name]}: ${inquiry ? readable(name, inquiry) : ''}`);

const readable = (name: FieldName, inquiry: Inquiry) =>
  isChoiceField(name) ? choiceLabel(name, inquiry[name]) : inquiry[name];

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

/** Half a surrogate pair, which a paste can leave behind, cannot be encoded. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd').replace(/\r?\n/g, '\r\n'));
