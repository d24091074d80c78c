import type { FastifyInstance } from 'fastify';
import { inTransaction } from './database.ts';
import { freeTimes, timesBody } from './free-times.ts';
import { appointmentMails } from './mails.ts';
import { enqueue } from './outbox.ts';
import type { Receiver } from './receiver.ts';
import { Refusal } from './requests.ts';
import {
  appointmentFields,
  appointmentKinds,
  appointmentMaxLengths,
  type AppointmentRequest,
} from './site.ts';
import { clean, emailAddress, idempotencyKey } from './texts.ts';

/** The body of the contract in docs/appointment-endpoint.md: a booking, which has one time. */
const bodySchema = {
  type: 'object',
  additionalProperties: false,
  required: [...appointmentFields, 'kind', 'time1', 'idempotencyKey'],
  properties: {
    ...Object.fromEntries(
      Object.entries(appointmentMaxLengths).map(([name, maxLength]) => [name, { type: 'string', maxLength }]),
    ),
    email: { anyOf: [{ const: '' }, emailAddress] },
    kind: { enum: appointmentKinds },
    time1: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$' },
    time2: { const: '' },
    time3: { const: '' },
    idempotencyKey,
  },
};

type Body = Omit<AppointmentRequest, 'times'> & { time1: string; idempotencyKey: string };

/** SQLITE_CONSTRAINT_UNIQUE: another request has booked the time in between. */
const takenMeanwhile = 2067;

export function appointmentRoutes(app: FastifyInstance, receiver: Receiver) {
  const { limit } = receiver.settings;

  app.get('/slots', { config: { rateLimit: { max: limit * 10 } } }, () => timesBody(freeTimes(receiver)));

  app.post<{ Body: Body }>('/appointments', {
    config: { rateLimit: { max: limit } },
    schema: { body: bodySchema },
    handler: (request, reply) => {
      const booking = book(receiver, readRequest(request.body), request.body.idempotencyKey);
      if (booking === 'taken') return reply.code(409).send(timesBody(freeTimes(receiver)));
      if (booking.isNew) request.log.info({ appointment: booking.id }, 'appointment booked');
      receiver.wake();
      return reply.code(201).send({ status: 'booked' });
    },
  });
}

function readRequest(body: Body): AppointmentRequest {
  const texts = Object.fromEntries(appointmentFields.map((name) => [name, clean(body[name])]));
  const request = { ...(texts as typeof body), kind: body.kind, times: [Date.parse(body.time1)] };
  const { name, company, phone, email } = request;
  const reachedBy = request.kind === 'phone' ? phone : email;
  if (name && company && reachedBy) return request;
  throw new Refusal(400, 'A required field is empty.');
}

/**
 * Books a time and queues its mails, once per key. A repeated request with the same key (its first answer was lost) keeps
 * the booking; if its fields have changed, they replace the old ones and the mails go out again.
 */
function book(
  receiver: Receiver,
  request: AppointmentRequest,
  key: string,
): { id: number; isNew: boolean } | 'taken' {
  const { database, settings, now } = receiver;
  const { sql } = database;
  const [start = NaN] = request.times;
  const fields = JSON.stringify(request);
  try {
    return inTransaction(database, () => {
      const mailTo = (id: number) => {
        const mails = appointmentMails(settings, { id, key, request }, 'booked', now());
        enqueue(database, { appointment: id }, mails, now());
      };
      const known = sql.get`SELECT id, start FROM appointments WHERE key = ${key}`;
      if (known && known['start'] !== start)
        throw new Refusal(422, 'This key belongs to another appointment.');
      if (known) {
        const id = Number(known['id']);
        const { changes } = sql.run`UPDATE appointments SET fields = ${fields}, email = ${request.email}
                                    WHERE id = ${id} AND fields <> ${fields} AND cancelled IS NULL`;
        if (changes > 0) mailTo(id);
        return { id, isNew: false };
      }
      if (!freeTimes(receiver).includes(start)) return 'taken';

      const { lastInsertRowid } = sql.run`INSERT INTO appointments (key, received, email, fields, start)
        VALUES (${key}, ${now()}, ${request.email}, ${fields}, ${start})`;
      const id = Number(lastInsertRowid);
      mailTo(id);
      return { id, isNew: true };
    });
  } catch (error) {
    if ((error as { errcode?: number }).errcode === takenMeanwhile) return 'taken';
    throw error;
  }
}
