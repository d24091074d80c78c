import { mailLink } from '#lib/mail-link.ts';
import { choiceLabel, isChoiceField } from './inquiry.ts';
import { inquiryForm } from '#content/inquiry-form.ts';
import { fieldNames, type FieldName, type Inquiry } from '#content/inquiry.ts';

/** The description last, so that it is what a cut shortens. */
const order = [...fieldNames.filter((name) => name !== 'projectDescription'), 'projectDescription'] as const;

/** Address of an e-mail to the company with the inquiry in it; without one, with the fields to fill in. */
export function mailHref(to: string, inquiry?: Inquiry): string {
  return mailLink(to, { ...inquiryForm.mail, body: inquiryLines(inquiry).join('\n') });
}

/** An inquiry as a person reads it, a line for each field; without one, the fields to fill in. */
export const inquiryLines = (inquiry?: Inquiry): readonly string[] =>
  order.map((name) => `${inquiryForm.labels[name]}: ${inquiry ? readable(name, inquiry) : ''}`);

/** The value of a field as a person reads it. */
export const readable = (name: FieldName, inquiry: Inquiry) =>
  isChoiceField(name) ? choiceLabel(name, inquiry[name]) : inquiry[name];
