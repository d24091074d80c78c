/** What all forms have in common that send something: how far they have come with it. */
import type { FailureReason } from '#content/inquiry.ts';
import { recheck, type Check, type FieldErrors } from './check.ts';
import { keysOf } from './keys.ts';

/** Something that is sent. What failed may have arrived all the same: when it is sent again, the visitor has to be told. */
export interface Outgoing {
  /** Whether an attempt with this message has timed out. */
  isUnsure: boolean;
}

/** `attempts` counts the submits, so that the same answer can be given anew. */
export type Submission<Field extends string, Sent extends Outgoing> = { attempts: number } &
  /** `outgoing`: what was sent before. */
  (
    | { status: 'form'; check: Check<Field> | null; outgoing: Sent | null }
    | { status: 'sending' | 'sent'; outgoing: Sent }
    | { status: 'failed'; reason: FailureReason; outgoing: Sent }
  );

export type SubmissionEvent<Field extends string> =
  /** Something has been edited; these are the errors now. */
  { type: 'edit'; errors: FieldErrors<Field> } | { type: 'arrive' } | { type: 'fail'; reason: FailureReason };

/** The next state of a form. Events that make no sense in a state leave it as it is. */
export function advance<Field extends string, Sent extends Outgoing>(
  state: Submission<Field, Sent>,
  event: SubmissionEvent<Field>,
): Submission<Field, Sent> {
  switch (event.type) {
    case 'edit':
      if (state.status !== 'form' || !state.check) return state;
      return { ...state, check: recheck(state.check, event.errors) };
    case 'arrive':
      return state.status === 'sending' ? { ...state, status: 'sent' } : state;
    case 'fail': {
      if (state.status !== 'sending') return state;
      // After a timeout it stays `timeout`: that attempt may have arrived, however later ones ended.
      const reason = state.outgoing.isUnsure ? 'timeout' : event.reason;
      const outgoing = { ...state.outgoing, isUnsure: reason === 'timeout' };
      return { ...state, status: 'failed', reason, outgoing };
    }
  }
}

/** A submit: back to the form where something is wrong, otherwise on its way, as composed with a look at what was sent before. */
export function submit<Field extends string, Sent extends Outgoing>(
  state: Submission<Field, Sent>,
  errors: FieldErrors<Field>,
  compose: (before: Sent | null) => Sent,
): Submission<Field, Sent> {
  if (state.status !== 'form' && state.status !== 'failed') return state;
  const { outgoing } = state;
  const attempts = state.attempts + 1;
  return keysOf(errors).length > 0
    ? { status: 'form', check: { found: errors, open: errors }, outgoing, attempts }
    : { status: 'sending', outgoing: compose(outgoing), attempts };
}
