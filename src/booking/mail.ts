import { appointment } from '#content/appointment.ts';
import { fill } from '#lib/fill.ts';
import type { Mail } from '#lib/mail-link.ts';
import { longAppointment } from './dates.ts';
import type { AppointmentRequest } from './request.ts';

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
