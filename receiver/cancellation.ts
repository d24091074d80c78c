import type { FastifyInstance } from 'fastify';
import { cancelPath, readToken } from './cancel-link.ts';
import { inTransaction } from './database.ts';
import { appointmentMails, type BookedAppointment } from './mails.ts';
import { enqueue } from './outbox.ts';
import { sendPage } from './pages.ts';
import type { Receiver } from './receiver.ts';
import { fill, longAppointment, receiverTexts, type AppointmentRequest } from './site.ts';

/** Mail programs open links by themselves to look at them: only the button on the page cancels. */
export function cancellationRoutes(app: FastifyInstance, receiver: Receiver) {
  const { settings, database, now } = receiver;
  const { cancel, cancelled, cancelInvalid, cancelFailed } = receiverTexts;
  const options = { config: { rateLimit: { max: settings.limit }, failed: cancelFailed } };

  app.get<{ Querystring: { token?: string } }>(cancelPath, options, (request, reply) => {
    const token = String(request.query.token);
    const appointment = find(token);
    if (!appointment) return sendPage(reply, 404, cancelInvalid, settings.siteUrl);
    if (appointment.isCancelled) return sendPage(reply, 200, cancelled, settings.siteUrl);
    const when = longAppointment(appointment.request.times[0] ?? NaN);
    const { title, text, button } = cancel;
    const page = {
      title,
      text: text.map((part) => fill(part, { when })),
      button: { label: button, name: 'token', value: token },
    };
    return sendPage(reply, 200, page, settings.siteUrl);
  });

  app.post<{ Body: { token?: string } | null }>(cancelPath, options, (request, reply) => {
    const appointment = find(String(request.body?.token));
    if (!appointment) return sendPage(reply, 404, cancelInvalid, settings.siteUrl);
    if (cancelOnce(appointment)) request.log.info({ appointment: appointment.id }, 'appointment cancelled');
    receiver.wake();
    return sendPage(reply, 200, cancelled, settings.siteUrl);
  });

  function find(token: string): (BookedAppointment & { isCancelled: boolean }) | null {
    const id = readToken(settings.key, token, now());
    const row = id && database.sql.get`SELECT key, fields, cancelled FROM appointments WHERE id = ${id}`;
    if (!id || !row) return null;
    const request = JSON.parse(String(row['fields'])) as AppointmentRequest;
    return { id, key: String(row['key']), request, isCancelled: row['cancelled'] !== null };
  }

  /** Frees the time and tells both. Returns false where that was done before. */
  const cancelOnce = (appointment: BookedAppointment) =>
    inTransaction(database, () => {
      const { changes } = database.sql.run`UPDATE appointments SET cancelled = ${now()}
                                           WHERE id = ${appointment.id} AND cancelled IS NULL`;
      if (changes === 0) return false;
      const mails = appointmentMails(settings, appointment, 'cancelled', now());
      enqueue(database, { appointment: appointment.id }, mails, now());
      return true;
    });
}
