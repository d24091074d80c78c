import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { longAppointment } from '../src/booking/dates.ts';
import { appointmentId } from '../src/booking/ics.ts';
import { requiredFields } from '../src/booking/request.ts';
import { timesOffered } from '../src/booking/schedule.ts';
import { endOf } from '../src/booking/slots.ts';
import { appointmentFields, appointmentKinds, appointmentMaxLengths } from '../src/content/contract.ts';
import { receiverTexts } from '../src/content/receiver.ts';
import { fill } from '../src/lib/fill.ts';
import { textsFor } from '../src/lib/keys.ts';
import { type Instant, isoTime } from '../src/lib/swiss-time.ts';
import { isBusyBetween } from './calendar/busy.ts';
import { cancelPath, readToken } from './cancel-link.ts';
import { appointmentMails, type AppointmentRow } from './mails.ts';
import { enqueue } from './outbox.ts';
import { sendPage } from './pages.ts';
import { emailAddress, hour, limitOf, markOf, posted, refusal, type Caps, type Context } from './requests.ts';
import { canonicalEmail } from './texts.ts';

/** The body of the contract in docs/appointment-endpoint.md: a booking, which has one time. */
const bookingBody = posted(appointmentFields, appointmentMaxLengths)
  .extend({
    email: z.union([z.literal(''), emailAddress]).default(''),
    kind: z.enum(appointmentKinds),
    time1: z.iso.datetime({ precision: 0 }).transform((time) => Date.parse(time)),
    time2: z.literal('').optional(),
    time3: z.literal('').optional(),
  })
  .refine((body) => requiredFields(body.kind).every((name) => body[name]), 'A required field is empty.');

/** Appointments ahead that one e-mail address or phone number may have. */
const mostOpen = 3;
/** After so many changes of an appointment its visitor gets no mail of a further one. */
const mostChanges = 3;

export function appointmentRoutes(app: FastifyInstance, context: Context, caps: Caps) {
  const { settings, database, now, keep } = context;
  const { SITE_URL: siteUrl, RECEIVER_LIMIT: limit } = settings;

  app.get('/slots', { config: { rateLimit: limitOf(limit * 10) } }, () => timesBody(freeTimes(context)));

  const bookings = { config: { rateLimit: limitOf(Math.ceil(limit / 2), hour) } };
  app.post('/appointments', bookings, async (request, reply) => {
    const { idempotencyKey: key, kind, time1: start, ...body } = bookingBody.parse(request.body);
    const booking = { ...textsFor(appointmentFields, (name) => body[name]), kind, times: [start] };
    const fields = JSON.stringify(booking);
    const email = canonicalEmail(booking.email);
    const uid = await appointmentId(key, start);
    const mark = markOf(body);
    const { isFlood, mayMail } = await caps(request, mark ? '' : email);

    /** Once per key. A repetition keeps the booking; fields that have changed replace the old ones, and mails go out again. */
    const isTaken = await keep(({ sql }) => {
      const known = sql.get`SELECT start, fields, cancelled FROM appointments WHERE key = ${key}`;
      if (known && known['start'] !== start) throw refusal(422, 'This key belongs to another appointment.');
      if (known ? known['cancelled'] !== null : !freeTimes(context).includes(start)) return true;
      if (known?.['fields'] === fields) return false;
      if (!known && openBookings(email, booking.phone) >= mostOpen)
        throw refusal(429, 'There are enough appointments from there.', 3600);
      const row = sql.get`
        INSERT INTO appointments (key, uid, received, email, fields, start, marked)
        VALUES (${key}, ${uid}, ${now()}, ${email}, ${fields}, ${start}, ${mark})
        ON CONFLICT (key) DO UPDATE SET email = ${email}, fields = ${fields}, marked = ${mark}, sequence = sequence + 1
        RETURNING *` as unknown as AppointmentRow;
      const isTold = mayMail && row.sequence <= mostChanges;
      const mails = appointmentMails(settings, row, known ? 'change' : 'appointment', isTold, now());
      enqueue(context, { appointment: row.id }, mails, isFlood);
      request.log.info({ appointment: row.id, sequence: row.sequence, mark }, 'appointment booked');
      return false;
    });
    if (isTaken) return reply.code(409).send(timesBody(freeTimes(context)));
    return reply.code(201).send({ status: 'booked' });
  });

  /** How many appointments ahead have the same e-mail address or phone number. */
  function openBookings(email: string, phone: string): number {
    const end = (number: unknown) => String(number).replace(/\D/g, '').slice(-9);
    const open = database.sql.all`
      SELECT email, fields ->> 'phone' AS phone FROM appointments WHERE start > ${now()} AND cancelled IS NULL`;
    const isSame = (one: unknown, other: string) => one === other && other !== '';
    return open.filter((row) => isSame(row['email'], email) || isSame(end(row['phone']), end(phone))).length;
  }

  const { cancel, cancelled, cancelInvalid, cancelFailed } = receiverTexts;
  type Found = AppointmentRow & { cancelled: number | null; isTold: 0 | 1 };
  type Link = { Querystring: { token?: string } };

  /** The appointment of a link, and whether mails reach its visitor. Earlier links have a number, which can be given again. */
  function find(token: string | undefined): Found | undefined {
    const { uid, start } = readToken(settings.RECEIVER_KEY, String(token), now()) ?? { uid: '', start: 0 };
    return database.sql.get`
      SELECT *, EXISTS (SELECT 1 FROM mails WHERE appointment = appointments.id AND recipient = email
                        AND coalesce(next, sent) IS NOT NULL) AS isTold
      FROM appointments WHERE start = ${start} AND (uid = ${uid} OR id = ${uid} AND instr(uid, key) > 0)` as
      Found | undefined;
  }

  function sendDone(reply: FastifyReply, found: Found | undefined) {
    if (!found) return sendPage(reply, 404, cancelInvalid, siteUrl);
    const text = [found.isTold ? cancelled.isTold : cancelled.isNotTold];
    return sendPage(reply, 200, { title: cancelled.title, text }, siteUrl);
  }

  // Mail programs open links by themselves to look at them: only the button on the page cancels.
  const links = { config: { rateLimit: limitOf(limit), failed: cancelFailed } };
  app.get<Link>(cancelPath, links, ({ query }, reply) => {
    const found = find(query.token);
    if (!found || found.cancelled) return sendDone(reply, found);
    const when = fill(cancel.text, { when: longAppointment(found.start) });
    const text = [when, found.isTold ? cancel.isTold : cancel.isNotTold];
    return sendPage(reply, 200, { title: cancel.title, text, button: cancel.button }, siteUrl);
  });

  app.post<Link>(cancelPath, links, async ({ query, log }, reply) => {
    const appointment = await keep(({ sql }) => {
      const found = find(query.token);
      if (!found || found.cancelled) return found;
      const row = { ...found, sequence: found.sequence + 1 };
      sql.run`UPDATE appointments SET cancelled = ${now()}, sequence = ${row.sequence} WHERE id = ${row.id}`;
      const mails = appointmentMails(settings, row, 'cancellation', row.isTold === 1, now());
      enqueue(context, { appointment: row.id }, mails);
      log.info({ appointment: row.id }, 'appointment cancelled');
      return found;
    });
    return sendDone(reply, appointment);
  });
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
  const isFree = (start: Instant) => !booked.has(start) && !isBusyBetween(busy, start, endOf(start));
  return timesOffered(now(), settings.APPOINTMENT_LEAD_DAYS).filter(isFree);
}

/** The answer of the contract in docs/appointment-endpoint.md. */
const timesBody = (times: readonly Instant[]) => ({ times: times.map(isoTime) });
