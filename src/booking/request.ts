import {
  appointmentFields,
  appointmentMaxLengths,
  type AppointmentField,
  type AppointmentKind,
} from '#content/appointment.ts';
import { checkFields, type FieldErrors } from '#lib/submission.ts';
import { visibleText } from '#lib/invisible.ts';
import { textsFor } from '#lib/keys.ts';
import type { Instant } from '#lib/swiss-time.ts';
import { industryChoices, serviceChoices } from '#content/inquiry.ts';

/** What a visitor asks for. A field left out is an empty text; the times are in order. */
export type AppointmentRequest = Readonly<Record<AppointmentField, string>> & {
  kind: AppointmentKind;
  times: readonly Instant[];
};

/** A request on its way, with the key by which the receiver recognises a repetition. */
export interface OutgoingRequest {
  request: AppointmentRequest;
  key: string;
}

/** The fields that may not stay empty: the number for a call, the address that the link to a video goes to. */
export const requiredFields = (kind: AppointmentKind): readonly AppointmentField[] => [
  'name',
  'company',
  kind === 'phone' ? 'phone' : 'email',
];

/** Reads a request from a form. */
export function readRequest(data: FormData, times: readonly Instant[]): AppointmentRequest {
  return {
    ...textsFor(appointmentFields, (name) => visibleText(name, String(data.get(name) ?? ''))),
    kind: data.get('kind') === 'video' ? 'video' : 'phone',
    times,
  };
}

/** What is wrong with a request. Whether its e-mail address is malformed is the browser's judgement. */
export const checkRequest = (
  request: AppointmentRequest,
  emailIsMalformed: boolean,
): FieldErrors<AppointmentField> =>
  checkFields(request, requiredFields(request.kind), emailIsMalformed, appointmentMaxLengths);

/** Whether two requests say the same. */
export const isSameRequest = (one: AppointmentRequest, other: AppointmentRequest) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The pages of services and industries, by their address. */
const subjects: ReadonlyMap<string, string> = new Map([
  ...serviceChoices.map(({ value, label }) => [`/services/${value}`, label] as const),
  ...industryChoices.map(({ value, label }) => [`/${value}`, label] as const),
]);

/** What the visitor has been reading: the name of the service or industry whose page they came from, or nothing. */
export function subjectFrom(referrer: string, origin: string): string {
  if (!referrer.startsWith(`${origin}/`)) return '';
  return subjects.get(new URL(referrer).pathname.replace(/\/$/, '')) ?? '';
}

/** The page before this one; inside a frame the one before the page around it. */
export function cameFrom(): string {
  try {
    return window.parent.document.referrer;
  } catch {
    // Framed by another origin, which the policy forbids anyway.
    return '';
  }
}
