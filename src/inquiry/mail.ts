import { mailLink } from '#lib/mail-link.ts';
import { choiceLabel, isChoiceField } from './inquiry.ts';
import { fieldNames, type FieldName, type Inquiry } from '#content/inquiry.ts';

/** The words of a prefilled e-mail. */
interface MailTexts {
  subject: string;
  /** Name of each field, before its value. */
  fields: Readonly<Record<FieldName, string>>;
  /** Stands where a long text had to be cut. */
  cut: string;
}

/** The description last, so that it is what a cut shortens. */
const order = [...fieldNames.filter((name) => name !== 'projectDescription'), 'projectDescription'] as const;

/** Address of an e-mail to the company with the inquiry in it; without one, with the fields to fill in. */
export function mailHref(to: string, texts: MailTexts, inquiry?: Inquiry): string {
  const body = inquiryLines(texts, inquiry).join('\n');
  return mailLink(to, { subject: texts.subject, body, cut: texts.cut });
}

/** An inquiry as a person reads it, a line for each field; without one, the fields to fill in. */
export const inquiryLines = ({ fields }: Pick<MailTexts, 'fields'>, inquiry?: Inquiry): readonly string[] =>
  order.map((name) => `${fields[name]}: ${inquiry ? readable(name, inquiry) : ''}`);

const readable = (name: FieldName, inquiry: Inquiry) =>
  isChoiceField(name) ? choiceLabel(name, inquiry[name]) : inquiry[name];
