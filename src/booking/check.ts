import { appointmentFields, type AppointmentField, type AppointmentKind } from '#content/appointment.ts';
import type { AppointmentRequest } from './request.ts';

/** What can be wrong with a field. */
export type FieldError = 'missing' | 'malformed';

/** What is wrong, by field. */
export type FieldErrors = Readonly<Partial<Record<AppointmentField, FieldError>>>;

/** Whoever wants to be called leaves a number, whoever wants to see us an address for the link. */
export const isRequired = (field: AppointmentField, kind: AppointmentKind): boolean =>
  field === 'name' || field === 'company' || field === (kind === 'phone' ? 'phone' : 'email');

/**
 * The errors of a request, in the order of the form. Whether the address is malformed is the browser's
 * judgement (`validity.typeMismatch`).
 */
export function checkRequest(request: AppointmentRequest, emailIsMalformed: boolean): FieldErrors {
  const errors: Partial<Record<AppointmentField, FieldError>> = {};
  for (const field of appointmentFields) {
    if (request[field] === '' && isRequired(field, request.kind)) errors[field] = 'missing';
    else if (field === 'email' && request.email !== '' && emailIsMalformed) errors[field] = 'malformed';
  }
  return errors;
}

/** The fields with an error, in the order of the form. */
export const fieldsWithErrors = (errors: FieldErrors): readonly AppointmentField[] =>
  appointmentFields.filter((field) => errors[field]);
