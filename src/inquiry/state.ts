import { fieldsWithErrors, type FieldErrors } from './check.ts';
import { isSameInquiry } from './inquiry.ts';
import type { FailureReason, Inquiry, RequiredField } from '#content/inquiry.ts';

/** An inquiry on its way, with the key by which the receiver recognises a repetition. */
export interface OutgoingInquiry {
  inquiry: Inquiry;
  key: string;
}

/** The outcome of checking the form on a submit. */
export interface Check {
  /** The errors at the time of the submit: the lines of the summary. */
  found: FieldErrors;
  /** Those that are not mended yet. */
  open: FieldErrors;
}

/** `attempts` counts the submits, so that the same answer can be given anew. */
export type InquiryState = { attempts: number } & (
  | { status: 'form'; check: Check | null }
  | ({ status: 'sending' } & OutgoingInquiry)
  | ({ status: 'failed'; reason: FailureReason } & OutgoingInquiry)
  | { status: 'thank-you'; inquiry: Inquiry }
);

/** What a submit brings: the inquiry, what is wrong with it, and a key for the case that it is a new one. */
export interface Submission {
  inquiry: Inquiry;
  errors: FieldErrors;
  /** Whether the trap was filled. */
  isHeldBack: boolean;
  newKey: string;
}

export type InquiryEvent =
  | ({ type: 'submit' } & Submission)
  /** A field has been edited and is right now. */
  | { type: 'mend'; field: RequiredField }
  /** A field that was mended has been emptied again. */
  | { type: 'empty'; field: RequiredField }
  | { type: 'deliver' }
  | { type: 'fail'; reason: FailureReason }
  | { type: 'start-again' };

export const initialState: InquiryState = { status: 'form', check: null, attempts: 0 };

/** The next state of the form. Events that make no sense in a state, such as a second submit, leave it as it is. */
export function transition(state: InquiryState, event: InquiryEvent): InquiryState {
  switch (event.type) {
    case 'submit':
      return submit(state, event);
    case 'mend':
      return mend(state, event.field);
    case 'empty':
      return empty(state, event.field);
    case 'deliver':
      if (state.status !== 'sending') return state;
      return { status: 'thank-you', inquiry: state.inquiry, attempts: state.attempts };
    case 'fail':
      return state.status === 'sending' ? { ...state, status: 'failed', reason: event.reason } : state;
    case 'start-again':
      if (state.status !== 'thank-you') return state;
      return { status: 'form', check: null, attempts: state.attempts };
  }
}

function submit(state: InquiryState, submission: Submission): InquiryState {
  if (state.status !== 'form' && state.status !== 'failed') return state;
  const { inquiry, errors, isHeldBack, newKey } = submission;
  const attempts = state.attempts + 1;
  if (fieldsWithErrors(errors).length > 0) {
    return { status: 'form', check: { found: errors, open: errors }, attempts };
  }
  // A time-out may hide a success. The same inquiry keeps its key, so that the receiver can tell.
  const isRepetition = state.status === 'failed' && isSameInquiry(state.inquiry, inquiry);
  const key = isRepetition ? state.key : newKey;
  if (isHeldBack) return { status: 'failed', reason: 'held-back', inquiry, key, attempts };
  return { status: 'sending', inquiry, key, attempts };
}

function mend(state: InquiryState, field: RequiredField): InquiryState {
  if (state.status !== 'form' || !state.check?.open[field]) return state;
  const { [field]: _mended, ...open } = state.check.open;
  return { ...state, check: { ...state.check, open } };
}

function empty(state: InquiryState, field: RequiredField): InquiryState {
  if (state.status !== 'form' || !state.check?.found[field]) return state;
  return { ...state, check: { ...state.check, open: { ...state.check.open, [field]: 'missing' } } };
}
