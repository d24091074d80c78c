import { appointment } from '#content/appointment.ts';
import { isoTime } from '#lib/swiss-time.ts';
import { longAppointment } from './dates.ts';
import type { OutgoingRequest } from './request.ts';

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
