import { appointment } from '#content/appointment.ts';
import {
  appointmentFields,
  appointmentMaxLengths,
  type AppointmentField,
  type AppointmentKind,
} from '#content/contract.ts';
import { industryChoices, serviceChoices } from '#content/forms.ts';
import { company } from '#content/company.ts';
import { checkFields, type FieldErrors } from '#lib/submission.ts';
import { fill } from '#lib/fill.ts';
import { visibleText } from '#lib/invisible.ts';
import { textsFor } from '#lib/keys.ts';
import { mailLink, type Mail } from '#lib/mail-link.ts';
import { isoTime, type Instant } from '#lib/swiss-time.ts';
import { longAppointment } from './dates.ts';

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

/** What is posted to the endpoint (docs/appointment-endpoint.md): flat and all texts. */
export function messageBody({ request: { times, ...fields }, key }: OutgoingRequest) {
  const [time1 = '', time2 = '', time3 = ''] = times.map(isoTime);
  const [time1Label = '', time2Label = '', time3Label = ''] = times.map(longAppointment);
  return {
    ...fields,
    time1,
    time2,
    time3,
    kindLabel: appointment.details.kinds[fields.kind],
    time1Label,
    time2Label,
    time3Label,
    idempotencyKey: key,
  };
}

export type MessageBody = ReturnType<typeof messageBody>;

/** The e-mail with which a visitor proposes times. */
export function proposalMail({ times, kind, ...fields }: AppointmentRequest): Mail {
  const { subject, body, cut } = appointment.mail;
  const values = {
    ...fields,
    kind: appointment.details.kinds[kind],
    times: times.map((time) => `– ${longAppointment(time)}`).join('\n'),
  };
  return { subject, body: fill(body, values), cut };
}

/** Address of the e-mail with a request in it. */
export const requestMail = (request: AppointmentRequest) => mailLink(company.email, proposalMail(request));
