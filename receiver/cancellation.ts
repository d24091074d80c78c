import type { FastifyInstance } from 'fastify';
import { longAppointment } from '../src/booking/dates.ts';
import { receiverTexts } from '../src/content/receiver.ts';
import { fill } from '../src/lib/fill.ts';
import { cancelPath, readToken } from './cancel-link.ts';
import type { Context } from './context.ts';
import { inTransaction } from './database.ts';
import { appointmentMails, type AppointmentRow } from './mails.ts';
import { enqueue } from './outbox.ts';
import { sendPage } from './pages.ts';

/** Mail programs open links by themselves to look at them: only the button on the page cancels. */
export function cancellationRoutes(app: FastifyInstance, { settings, database, now, wake }: Context) {
  const { siteUrl, key, limit } = settings;
  const { cancel, cancelled, cancelInvalid, cancelFailed } = receiverTexts;
  const options = { config: { rateLimit: { max: limit }, failed: cancelFailed } };

  /** The appointment of a link. Earlier links have its number, which can be given again: its time must be theirs. */
  function find(token: string | undefined) {
    const { uid, start } = readToken(key, String(token), now()) ?? { uid: '', start: 0 };
    const id = /^\d+$/.test(uid) ? Number(uid) : null;
    return database.sql.get`
      SELECT id, uid, start, sequence, fields, cancelled, marked, EXISTS (
        SELECT 1 FROM mails WHERE appointment = appointments.id AND recipient = email) AS isTold
      FROM appointments WHERE start = ${start} AND (uid = ${uid} OR id = ${id} AND instr(uid, key) > 0)` as
      (AppointmentRow & { start: number; cancelled: number | null; isTold: 0 | 1 }) | undefined;
  }

  const done = (isTold: 0 | 1) => ({
    title: cancelled.title,
    text: [isTold ? cancelled.isTold : cancelled.isNotTold],
  });

  app.get<{ Querystring: { token?: string } }>(cancelPath, options, ({ query: { token = '' } }, reply) => {
    const appointment = find(token);
    if (!appointment) return sendPage(reply, 404, cancelInvalid, siteUrl);
    if (appointment.cancelled) return sendPage(reply, 200, done(appointment.isTold), siteUrl);
    const when = longAppointment(appointment.start);
    const text = [fill(cancel.text, { when }), appointment.isTold ? cancel.isTold : cancel.isNotTold];
    const button = { label: cancel.button, name: 'token', value: token };
    return sendPage(reply, 200, { title: cancel.title, text, button }, siteUrl);
  });

  app.post<{ Body: { token?: string } | null }>(cancelPath, options, async (request, reply) => {
    const appointment = await inTransaction(database, () => {
      const found = find(request.body?.token);
      if (!found || found.cancelled) return found;
      const { id, isTold } = found;
      const sequence = found.sequence + 1;
      database.sql.run`UPDATE appointments SET cancelled = ${now()}, sequence = ${sequence} WHERE id = ${id}`;
      const mails = appointmentMails(settings, { ...found, sequence }, 'cancellation', isTold === 1, now());
      enqueue(database, { appointment: id }, mails, now());
      request.log.info({ appointment: id }, 'appointment cancelled');
      return found;
    });
    wake();
    if (!appointment) return sendPage(reply, 404, cancelInvalid, siteUrl);
    return sendPage(reply, 200, done(appointment.isTold), siteUrl);
  });
}
