import type { Day } from '#lib/day.ts';
import {
  type FieldErrors,
  advance,
  submit,
  type Outgoing,
  type Submission,
  type SubmissionEvent,
} from '#lib/submission.ts';
import { isSameInquiry } from './inquiry.ts';
import type { Inquiry, TypedField } from '#content/contract.ts';

/** An inquiry that has been submitted. */
export interface OutgoingInquiry extends Outgoing {
  inquiry: Inquiry;
  /** The day of its first submit, on Swiss clocks: with the content it says what is a repetition. */
  day: Day;
  /** Whether the spam trap has held an inquiry of this visitor back. */
  wasHeldBack: boolean;
}

export type InquiryState = Submission<TypedField, OutgoingInquiry>;

/** What a submit brings. */
export interface FilledForm {
  inquiry: Inquiry;
  errors: FieldErrors<TypedField>;
  /** Whether the spam trap is filled. */
  isTrapped: boolean;
  today: Day;
}

export type InquiryEvent =
  | ({ type: 'submit' } & FilledForm)
  | SubmissionEvent<TypedField>
  | { type: 'start-again' }
  /** Back on a page that has sent this inquiry before. */
  | { type: 'come-back'; inquiry: Inquiry; today: Day };

export const initialState: InquiryState = { status: 'form', check: null, outgoing: null, attempts: 0 };

/** The next state of the form. Events that make no sense in a state, such as a second submit, leave it as it is. */
export function transition(state: InquiryState, event: InquiryEvent): InquiryState {
  switch (event.type) {
    case 'submit': {
      const next = submit<TypedField, OutgoingInquiry>(state, event.errors, (before) =>
        compose(event, before),
      );
      const isHeldBack = event.isTrapped && next !== state && next.status === 'sending';
      return isHeldBack ? { ...next, status: 'failed', reason: 'held-back' } : next;
    }
    case 'come-back': {
      const { inquiry, today: day } = event;
      return { status: 'sent', outgoing: { inquiry, day, isUnsure: false, wasHeldBack: false }, attempts: 0 };
    }
    case 'start-again':
      return state.status === 'sent' ? { ...state, status: 'form', check: null } : state;
    default:
      return advance<TypedField, OutgoingInquiry>(state, event);
  }
}

/** A time-out may hide a success. The same inquiry stays the same over midnight, so that the receiver can tell. */
function compose({ inquiry, isTrapped, today }: FilledForm, before: OutgoingInquiry | null): OutgoingInquiry {
  const same = before && isSameInquiry(before.inquiry, inquiry) ? before : { day: today, isUnsure: false };
  const { day, isUnsure } = same;
  return { inquiry, day, isUnsure, wasHeldBack: isTrapped || before?.wasHeldBack === true };
}
