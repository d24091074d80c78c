import type { FieldError } from '#content/inquiry.ts';
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
