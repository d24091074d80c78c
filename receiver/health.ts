import type { FastifyInstance } from 'fastify';
import { outboxState } from './outbox.ts';
import type { Receiver } from './receiver.ts';

/**
 * For whoever watches the receiver: 200 while all is well, 503 where the database cannot be written a mail was
 * given up, or the calendar could not be read for too long. The launch check compares retention and receipt with what the privacy policy says.
 */
export function healthRoute(app: FastifyInstance, receiver: Receiver) {
  const { database, settings, now } = receiver;
  app.get('/health', (_request, reply) => {
    database.connection.exec('BEGIN IMMEDIATE; ROLLBACK');
    const { waiting, oldest, undelivered } = outboxState(database);
    const calendar = receiver.calendar?.health() ?? null;
    const isWell = undelivered === 0 && calendar?.isWell !== false;
    return reply.code(isWell ? 200 : 503).send({
      isWell,
      mails: { waiting, undelivered, oldestMinutes: oldest && Math.floor((now() - oldest) / 60_000) },
      calendar,
      retentionDays: settings.retentionDays,
      sendsReceipt: settings.sendsReceipt,
    });
  });
}
