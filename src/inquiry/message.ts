import { fieldNames, type Inquiry, type FieldName } from '#content/contract.ts';
import { inquiryForm } from '#content/inquiry-form.ts';
import { digestOrKey } from '#lib/request.ts';
import { isoDay, type Day } from '#lib/day.ts';
import { mailLink } from '#lib/mail-link.ts';
import { choiceLabel, isChoiceField, type ChoiceField } from './inquiry.ts';

/** What is posted to the endpoint: flat and all texts, which form services and spreadsheets take as it stands. */
export type MessageBody = Inquiry & Readonly<Record<`${ChoiceField}Label` | 'idempotencyKey', string>>;

/** The body of a message to the endpoint, with value and label of every choice. */
export function messageBody(inquiry: Inquiry, idempotencyKey: string): MessageBody {
  return {
    ...inquiry,
    industryLabel: choiceLabel('industry', inquiry.industry),
    serviceLabel: choiceLabel('service', inquiry.service),
    budgetLabel: choiceLabel('budget', inquiry.budget),
    timelineLabel: choiceLabel('timeline', inquiry.timeline),
    idempotencyKey,
  };
}

/**
 * By what a receiver recognises a repetition, from whichever tab it comes: a digest of the content and the day. Where the
 * browser offers none, each inquiry counts as its own.
 */
export const inquiryKey = (inquiry: Inquiry, day: Day): Promise<string> =>
  digestOrKey(JSON.stringify([fieldNames.map((name) => inquiry[name]), isoDay(day)]));

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
