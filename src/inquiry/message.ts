import { choiceLabel } from './inquiry.ts';
import type { Inquiry } from '#content/inquiry.ts';

/** What is posted to the endpoint: flat and all texts, which form services and spreadsheets take as it stands. */
export type MessageBody = Inquiry &
  Readonly<
    Record<'industryLabel' | 'serviceLabel' | 'budgetLabel' | 'timelineLabel' | 'idempotencyKey', string>
  >;

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
