import { requiredFields, type FieldError, type Inquiry, type RequiredField } from '#content/inquiry.ts';

/** What is wrong, by field. */
export type FieldErrors = Readonly<Partial<Record<RequiredField, FieldError>>>;

/**
 * The errors of an inquiry, in the order of the form. Whether the address is malformed is the browser's
 * judgement (`validity.typeMismatch`), which knows domains with umlauts.
 */
export function checkInquiry(inquiry: Inquiry, emailIsMalformed: boolean): FieldErrors {
  const errors: Partial<Record<RequiredField, FieldError>> = {};
  for (const name of requiredFields) {
    if (inquiry[name] === '') errors[name] = 'missing';
    else if (name === 'email' && emailIsMalformed) errors[name] = 'malformed';
  }
  return errors;
}

/** The fields with an error, in the order of the form. */
export const fieldsWithErrors = (errors: FieldErrors) => requiredFields.filter((name) => errors[name]);
