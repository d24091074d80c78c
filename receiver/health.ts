import { statfsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Context } from './requests.ts';
import { inTransaction } from './database.ts';
import { outboxState } from './outbox.ts';

const probeIntervalMs = 10_000;
/** A mail to the company that has waited longer needs somebody. */
const longestWaitMinutes = 60;
/** With less room on the disk it is as good as full. */
const leastRoom = 10 * 1024 * 1024;

/**
 * For whoever watches the receiver: 200 while all is well, 503 with the reasons where something cannot be kept or mailed.
 * The launch check compares retention and receipt with what the privacy policy says.
 */
export function healthRoute(app: FastifyInstance, context: Context) {
  const { settings, database, now } = context;
  let probed = -Infinity;
  let problem: string | false = false;

  /** What keeps the disk from taking an inquiry, found by writing as much. */
  async function probe(): Promise<string | false> {
    try {
      await inTransaction(database, ({ sql }) => sql.run`UPDATE state SET probe = zeroblob(65536)`);
      const { bavail, bsize } = statfsSync(settings.RECEIVER_FOLDER);
      return bavail * bsize < leastRoom && 'The disk is full.';
    } catch (error) {
      app.log.error({ code: (error as { code?: string }).code }, 'the database cannot be written');
      return 'The database cannot be written.';
    }
  }

  app.get('/health', async (_request, reply) => {
    if (performance.now() - probed > probeIntervalMs) {
      probed = performance.now();
      problem = await probe();
    }
    const { cause, oldest, ...counts } = problem ? {} : outboxState(database);
    const oldestMinutes = oldest ? Math.floor((now() - oldest) / 60_000) : null;
    const calendar = context.calendar?.health() ?? null;
    const problems = [
      problem,
      cause,
      counts.undelivered && 'Mails to the company were given up; see «resend».',
      Number(oldestMinutes) > longestWaitMinutes && 'Mails to the company wait for more than an hour.',
      calendar?.isWell === false && 'The busy calendar has not been read for too long.',
    ].filter(Boolean);
    return reply.code(problems.length > 0 ? 503 : 200).send({
      isWell: problems.length === 0,
      problems,
      mails: problem ? null : { ...counts, oldestMinutes },
      calendar,
      retentionDays: settings.RECEIVER_RETENTION_DAYS,
      sendsReceipt: settings.RECEIVER_RECEIPT === 'on',
    });
  });
}
