import type { MessageBody } from '#booking/message.ts';
import { startEndpoint } from './endpoint.ts';

export type AppointmentEndpoint = {
  origin: string;
  /** The requests that arrived, in order. */
  received: MessageBody[];
  /** Times that are free, as `2026-11-23T07:00:00Z`; a booking takes one away. */
  free: string[];
  /** Statuses that the next requests are answered with instead, in order; those for free times apart. */
  replies: number[];
  slotReplies: number[];
  close: () => Promise<void>;
};

/** An endpoint by docs/appointment-endpoint.md, on another origin than the site. */
export async function startAppointmentEndpoint(): Promise<AppointmentEndpoint> {
  const known = new Map<string, number>();
  const { origin, close } = await startEndpoint((request, response, body) => {
    const status =
      request.url === '/slots'
        ? (appointments.slotReplies.shift() ?? 200)
        : statusFor(appointments, known, body as MessageBody);
    response
      .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
      .end(JSON.stringify({ times: appointments.free }));
  });
  const appointments: AppointmentEndpoint = {
    origin,
    received: [],
    free: [],
    replies: [],
    slotReplies: [],
    close,
  };
  return appointments;
}

/** A request that comes again is answered as before; a time is given away once. */
function statusFor(appointments: AppointmentEndpoint, known: Map<string, number>, body: MessageBody): number {
  appointments.received.push(body);
  const planned = appointments.replies.shift();
  if (planned !== undefined) return planned;
  const status = known.get(body.idempotencyKey) ?? (appointments.free.includes(body.time1) ? 201 : 409);
  known.set(body.idempotencyKey, status);
  if (status === 201) appointments.free = appointments.free.filter((time) => time !== body.time1);
  return status;
}
