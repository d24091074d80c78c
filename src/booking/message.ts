import { appointment } from '#content/appointment.ts';
import { company } from '#content/company.ts';
import { fill } from '#lib/fill.ts';
import { mailLink, type Mail } from '#lib/mail-link.ts';
import { isoTime } from '#lib/swiss-time.ts';
import { longAppointment } from './dates.ts';
import type { AppointmentRequest, OutgoingRequest } from './request.ts';

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
