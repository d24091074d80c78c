import type { Day } from '#lib/day.ts';
import { recheck, type Check, type FieldErrors } from '#lib/check.ts';
import { keysOf } from '#lib/keys.ts';
import { reasonOf, type MayHaveArrived } from '#lib/request.ts';
import { isSameInquiry } from './inquiry.ts';
import type { FailureReason, Inquiry, TypedField } from '#content/inquiry.ts';

/** An inquiry that has been submitted. */
export interface OutgoingInquiry extends MayHaveArrived {
  inquiry: Inquiry;
  /** The day of its first submit, on Swiss clocks: with the content it says what is a repetition. */
  day: Day;
  /** Whether the spam trap has held an inquiry of this visitor back. */
  wasHeldBack: boolean;
}

/** `attempts` counts the submits, so that the same answer can be given anew. */
export type InquiryState = { attempts: number } &
  /** `outgoing`: the inquiry before. */
  (
    | { status: 'form'; check: Check<TypedField> | null; outgoing: OutgoingInquiry | null }
    | { status: 'sending' | 'thank-you'; outgoing: OutgoingInquiry }
    | { status: 'failed'; reason: FailureReason; outgoing: OutgoingInquiry }
  );

/** What a submit brings. */
export interface Submission {
  inquiry: Inquiry;
  errors: FieldErrors<TypedField>;
  /** Whether the spam trap is filled. */
  isTrapped: boolean;
  today: Day;
}

export type InquiryEvent =
  | ({ type: 'submit' } & Submission)
  /** Something has been edited; these are the errors now. */
  | { type: 'edit'; errors: FieldErrors<TypedField> }
  | { type: 'deliver' }
  | { type: 'fail'; reason: FailureReason }
  | { type: 'start-again' }
  /** Back on a page that has sent this inquiry before. */
  | { type: 'come-back'; inquiry: Inquiry; today: Day };

export const initialState: InquiryState = { status: 'form', check: null, outgoing: null, attempts: 0 };

/** The next state of the form. Events that make no sense in a state, such as a second submit, leave it as it is. */
export function transition(state: InquiryState, event: InquiryEvent): InquiryState {
  switch (event.type) {
    case 'submit':
      return submit(state, event);
    case 'edit':
      if (state.status !== 'form' || !state.check) return state;
      return { ...state, check: recheck(state.check, event.errors) };
    case 'deliver':
      return state.status === 'sending' ? { ...state, status: 'thank-you' } : state;
    case 'fail':
      return fail(state, event.reason);
    case 'come-back': {
      const { inquiry, today: day } = event;
      return {
        status: 'thank-you',
        outgoing: { inquiry, day, isUnsure: false, wasHeldBack: false },
        attempts: 0,
      };
    }
    case 'start-again':
      return state.status === 'thank-you' ? { ...state, status: 'form', check: null } : state;
  }
}

function submit(state: InquiryState, { inquiry, errors, isTrapped, today }: Submission): InquiryState {
  if (state.status !== 'form' && state.status !== 'failed') return state;
  const { outgoing: before } = state;
  const attempts = state.attempts + 1;
  if (keysOf(errors).length > 0) {
    return { status: 'form', check: { found: errors, open: errors }, outgoing: before, attempts };
  }
  // A time-out may hide a success. The same inquiry stays the same over midnight, so that the receiver can tell.
  const same = before && isSameInquiry(before.inquiry, inquiry) ? before : { day: today, isUnsure: false };
  const { day, isUnsure } = same;
  const outgoing = { inquiry, day, isUnsure, wasHeldBack: isTrapped || before?.wasHeldBack === true };
  return isTrapped
    ? { status: 'failed', reason: 'held-back', outgoing, attempts }
    : { status: 'sending', outgoing, attempts };
}

function fail(state: InquiryState, found: FailureReason): InquiryState {
  if (state.status !== 'sending') return state;
  const reason = reasonOf(state.outgoing, found);
  const outgoing = { ...state.outgoing, isUnsure: reason === 'timeout' };
  return { ...state, status: 'failed', reason, outgoing };
}
