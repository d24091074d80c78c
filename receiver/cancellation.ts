import type { FastifyInstance, FastifyReply } from 'fastify';
import { longAppointment } from '../src/booking/dates.ts';
import { receiverTexts } from '../src/content/receiver.ts';
import { fill } from '../src/lib/fill.ts';
import { cancelPath, readToken } from './cancel-link.ts';
import type { Context } from './context.ts';
import { inTransaction } from './database.ts';
import { appointmentMails, type AppointmentRow } from './mails.ts';
import { enqueue } from './outbox.ts';
import { sendPage } from './pages.ts';

type Found = AppointmentRow & { start: number; cancelled: number | null; isTold: 0 | 1 };

/** Mail programs open links by themselves to look at them: only the button on the page cancels. */
export function cancellationRoutes(app: FastifyInstance, { settings, database, now, wake }: Context) {
  const { SITE_URL: siteUrl, RECEIVER_KEY: key, RECEIVER_LIMIT: max } = settings;
  const { cancel, cancelled, cancelInvalid, cancelFailed } = receiverTexts;
  const options = { config: { rateLimit: { max }, failed: cancelFailed } };

  /** The appointment of a link. Earlier links have its number, which can be given again: its time must be theirs. */
  function find(token: string | undefined): Found | undefined {
    const { uid, start } = readToken(key, String(token), now()) ?? { uid: '', start: 0 };
    const id = /^\d+$/.test(uid) ? Number(uid) : null;
    return database.sql.get`
      SELECT *, EXISTS (SELECT 1 FROM mails WHERE appointment = appointments.id AND recipient = email) AS isTold
      FROM appointments WHERE start = ${start} AND (uid = ${uid} OR id = ${id} AND instr(uid, key) > 0)` as
      Found | undefined;
  }

  function sendDone(reply: FastifyReply, found: Found | undefined) {
    if (!found) return sendPage(reply, 404, cancelInvalid, siteUrl);
    const text = [found.isTold ? cancelled.isTold : cancelled.isNotTold];
    return sendPage(reply, 200, { title: cancelled.title, text }, siteUrl);
  }

  app.get<{ Querystring: { token?: string } }>(cancelPath, options, ({ query: { token = '' } }, reply) => {
    const found = find(token);
    if (!found || found.cancelled) return sendDone(reply, found);
    const when = longAppointment(found.start);
    const text = [fill(cancel.text, { when }), found.isTold ? cancel.isTold : cancel.isNotTold];
    return sendPage(
      reply,
      200,
      { title: cancel.title, text, button: { label: cancel.button, token } },
      siteUrl,
    );
  });

  app.post<{ Body: { token?: string } | null }>(cancelPath, options, async (request, reply) => {
    const appointment = await inTransaction(database, ({ sql }) => {
      const found = find(request.body?.token);
      if (!found || found.cancelled) return found;
      const { id, isTold } = found;
      const sequence = found.sequence + 1;
      sql.run`UPDATE appointments SET cancelled = ${now()}, sequence = ${sequence} WHERE id = ${id}`;
      const mails = appointmentMails(settings, { ...found, sequence }, 'cancellation', isTold === 1, now());
      enqueue(database, { appointment: id }, mails, now());
      request.log.info({ appointment: id }, 'appointment cancelled');
      return found;
    });
    wake();
    return sendDone(reply, appointment);
  });
}
