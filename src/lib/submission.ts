/** What all forms have in common that send something: what is wrong with them, and how far they have come with sending it. */
import type { FailureReason, FieldError } from '#content/contract.ts';
import { keysOf } from './keys.ts';

/** What is wrong, by field. */
export type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, FieldError>>>;

/** The outcome of checking a form on a submit. */
export interface Check<Field extends string> {
  /** The errors at the time of the submit: the lines of the summary. */
  found: FieldErrors<Field>;
  /** Those that are not mended yet. */
  open: FieldErrors<Field>;
}

/**
 * A check after an edit, with the errors of now. Only what the submit found is shown to be wrong or mended: nobody likes to
 * be told while typing. A field that is wrong in another way by now keeps its message, so that nothing moves; an empty
 * one asks to be filled in.
 */
export function recheck<Field extends string>(
  { found }: Check<Field>,
  errors: FieldErrors<Field>,
): Check<Field> {
  const open = keysOf<Field>(found)
    .filter((field) => errors[field])
    .map((field) => [field, errors[field] === 'missing' ? 'missing' : found[field]]);
  return { found, open: Object.fromEntries(open) };
}

/**
 * The errors of a form, in the order of its values. Whether the e-mail address is malformed is the browser's judgement.
 */
export function checkFields<Field extends string>(
  values: Readonly<Record<NoInfer<Field> | 'email', string>>,
  required: readonly Field[],
  emailIsMalformed: boolean,
  limits?: Readonly<Partial<Record<Field, number>>>,
): FieldErrors<Field | 'email'> {
  const errors: Partial<Record<Field | 'email', FieldError>> = {};
  for (const field of keysOf<Field>(values)) {
    const { length } = values[field];
    if (length === 0 && required.includes(field)) errors[field] = 'missing';
    else if (length > (limits?.[field] ?? Infinity)) errors[field] = 'too-long';
    else if (field === 'email' && length > 0 && emailIsMalformed) errors[field] = 'malformed';
  }
  return errors;
}

/** What the summary of the errors says; a line that is mended still says what was wrong. */
export const summaryLines = <Field extends string>(
  { found, open }: Check<Field>,
  messageOf: (field: Field, error: FieldError) => string,
) =>
  keysOf<Field>(found).map((field) => ({
    id: field,
    message: messageOf(field, open[field] ?? found[field] ?? 'missing'),
    isMended: !open[field],
  }));

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
