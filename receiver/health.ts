import type { FastifyInstance } from 'fastify';
import { outboxState } from './outbox.ts';
import type { Receiver } from './receiver.ts';

/**
 * For whoever watches the receiver: 200 while all is well, 503 where the database cannot be written or a mail was
 * given up. The launch check compares retention and receipt with what the privacy policy says.
 */
export function healthRoute(app: FastifyInstance, { database, settings, now }: Receiver) {
  app.get('/health', (_request, reply) => {
    database.connection.exec('BEGIN IMMEDIATE; ROLLBACK');
    const { waiting, oldest, undelivered } = outboxState(database);
    return reply.code(undelivered > 0 ? 503 : 200).send({
      isWell: undelivered === 0,
      mails: { waiting, undelivered, oldestMinutes: oldest && Math.floor((now() - oldest) / 60_000) },
      retentionDays: settings.retentionDays,
      sendsReceipt: settings.sendsReceipt,
    });
  });
}
