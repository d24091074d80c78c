import type { FastifyInstance } from 'fastify';
import { appointmentId } from '../src/booking/ics.ts';
import { requiredFields, type AppointmentRequest } from '../src/booking/request.ts';
import { scheduleFrom } from '../src/booking/schedule.ts';
import { endOf, nextDays } from '../src/booking/slots.ts';
import { appointmentFields, appointmentKinds, appointmentMaxLengths } from '../src/content/appointment.ts';
import { textsFor } from '../src/lib/keys.ts';
import { type Instant, isoTime, swissTime } from '../src/lib/swiss-time.ts';
import { isBusyBetween } from './calendar/busy.ts';
import type { Context } from './context.ts';
import { inTransaction } from './database.ts';
import type { Caps } from './limits.ts';
import { appointmentMails, type AppointmentRow } from './mails.ts';
import { enqueue } from './outbox.ts';
import { bodyOf, emailAddress, markOf, refusal, type Traces } from './requests.ts';
import type { Settings } from './settings.ts';
import { canonicalEmail } from './texts.ts';

/** The body of the contract in docs/appointment-endpoint.md: a booking, which has one time. */
const bodySchema = bodyOf([...appointmentFields, 'kind', 'time1'], appointmentMaxLengths, {
  email: { anyOf: [{ const: '' }, emailAddress] },
  kind: { enum: appointmentKinds },
  time1: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$' },
  time2: { const: '' },
  time3: { const: '' },
});

type Body = Omit<AppointmentRequest, 'times'> & Traces & { time1: string; idempotencyKey: string };

/** Appointments ahead that one e-mail address or phone number may have. */
const mostOpen = 3;
/** After so many changes of an appointment its visitor gets no mail of a further one. */
const mostChanges = 3;

export function appointmentRoutes(app: FastifyInstance, context: Context, caps: Caps) {
  const { settings, database, now, wake } = context;
  const { RECEIVER_LIMIT: limit } = settings;

  app.get('/slots', { config: { rateLimit: { max: limit * 10 } } }, () => timesBody(freeTimes(context)));

  app.post<{ Body: Body }>('/appointments', {
    config: { rateLimit: { max: Math.ceil(limit / 2), timeWindow: '1 hour' } },
    schema: { body: bodySchema },
    handler: async (request, reply) => {
      const { idempotencyKey: key, kind, time1, ...body } = request.body;
      if (requiredFields(kind).some((name) => body[name] === ''))
        throw refusal(400, 'A required field is empty.');
      const start = Date.parse(time1);
      const booking = { ...textsFor(appointmentFields, (name) => body[name]), kind, times: [start] };
      const fields = JSON.stringify(booking);
      const email = canonicalEmail(booking.email);
      const uid = await appointmentId(key, start);
      const mark = markOf(body);
      const { isFlood, mayMail } = await caps(request, mark ? '' : email);

      /** Once per key. A repetition keeps the booking; fields that have changed replace the old ones, and mails go out again. */
      const isTaken = await inTransaction(database, ({ sql }) => {
        const known = sql.get`SELECT start, fields, cancelled FROM appointments WHERE key = ${key}`;
        if (known && known['start'] !== start) throw refusal(422, 'This key belongs to another appointment.');
        if (known ? known['cancelled'] !== null : !freeTimes(context).includes(start)) return true;
        if (known?.['fields'] === fields) return false;
        if (!known && openBookings(booking) >= mostOpen)
          throw refusal(429, 'There are enough appointments from there.', 3600);
        const row = sql.get`
          INSERT INTO appointments (key, uid, received, email, fields, start, marked)
          VALUES (${key}, ${uid}, ${now()}, ${email}, ${fields}, ${start}, ${mark})
          ON CONFLICT (key) DO UPDATE SET email = ${email}, fields = ${fields}, marked = ${mark}, sequence = sequence + 1
          RETURNING *` as unknown as AppointmentRow;
        const isTold = mayMail && row.sequence <= mostChanges;
        const mails = appointmentMails(settings, row, known ? 'change' : 'appointment', isTold, now());
        enqueue(database, { appointment: row.id }, mails, now(), isFlood);
        request.log.info({ appointment: row.id, sequence: row.sequence, mark }, 'appointment booked');
        return false;
      });
      if (isTaken) return reply.code(409).send(timesBody(freeTimes(context)));
      wake();
      return reply.code(201).send({ status: 'booked' });
    },
  });

  /** How many appointments ahead have the same e-mail address or phone number. */
  function openBookings(booking: AppointmentRequest): number {
    const waysTo = ({ email, phone }: AppointmentRequest) =>
      new Set([canonicalEmail(email), phone.replace(/\D/g, '').slice(-9)].filter(Boolean));
    return database.sql
      .all`SELECT fields FROM appointments WHERE start > ${now()} AND cancelled IS NULL`.filter(
      ({ fields }) =>
        !waysTo(JSON.parse(String(fields)) as AppointmentRequest).isDisjointFrom(waysTo(booking)),
    ).length;
  }
}

/**
 * When an appointment can begin: in opening hours, after the lead time, not booked and not while the company's calendar
 * is busy. Where it is not known when that is, nothing is free rather than everything.
 */
function freeTimes({ database, settings, calendar, now }: Context): readonly Instant[] {
  const busy = calendar ? calendar.busy() : [];
  if (busy === null) throw refusal(503, 'When the company is busy is not known at the moment.');
  const rows = database.sql.all`SELECT start FROM appointments WHERE cancelled IS NULL AND start > ${now()}`;
  const booked = new Set(rows.map(({ start }) => Number(start)));
  return timesOffered(settings, now()).filter(
    (start) => !booked.has(start) && !isBusyBetween(busy, start, endOf(start)),
  );
}

/** The times of the opening hours that are offered at an instant. The lead time is counted in days that have some. */
function timesOffered({ APPOINTMENT_LEAD_DAYS: leadDays }: Settings, time: Instant): readonly Instant[] {
  const schedule = scheduleFrom(swissTime(time).day);
  let since = time;
  for (let day = 1; day < leadDays; day++) since = nextDays(since, schedule)[0]?.times[0] ?? since;
  return nextDays(since, schedule).flatMap(({ times }) => times);
}

/** When the last appointment that is offered at an instant is over. */
export const lastTimeOffered = (settings: Settings, time: Instant): Instant =>
  endOf(timesOffered(settings, time).at(-1) ?? time);

/** The answer of the contract in docs/appointment-endpoint.md. */
const timesBody = (times: readonly Instant[]) => ({ times: times.map(isoTime) });
