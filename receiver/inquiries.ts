import type { FastifyInstance } from 'fastify';
import { fieldNames, maxLengths, requiredFields, type Inquiry } from '../src/content/inquiry.ts';
import { receiverTexts } from '../src/content/receiver.ts';
import { choices, readInquiry } from '../src/inquiry/inquiry.ts';
import { inquiryKey } from '../src/inquiry/key.ts';
import { textsFor } from '../src/lib/keys.ts';
import { swissTime } from '../src/lib/swiss-time.ts';
import type { Context } from './context.ts';
import { inTransaction } from './database.ts';
import type { Caps } from './limits.ts';
import { inquiryMail, receiptMail, type Mark } from './mails.ts';
import { enqueue } from './outbox.ts';
import { sendPage } from './pages.ts';
import { bodyOf, emailAddress, isForm, markOf, Refusal, type Traces } from './requests.ts';
import { canonicalEmail, clean, readEmail } from './texts.ts';

/** The body of the contract in docs/inquiry-endpoint.md. Further fields, such as the labels, are not looked at. */
const bodySchema = bodyOf(fieldNames, maxLengths, {
  ...Object.fromEntries(
    Object.entries(choices).map(([name, list]) => [name, { enum: ['', ...list.map(({ value }) => value)] }]),
  ),
  email: emailAddress,
  wasHeldBack: { const: 'true' },
});

type Body = Inquiry & Traces & { idempotencyKey: string; wasHeldBack?: string };

export function inquiryRoutes(app: FastifyInstance, { settings, database, now, wake }: Context, caps: Caps) {
  const { thanks, tooLong, failed } = receiverTexts;
  for (const [name, page] of Object.entries({ thanks, 'too-long': tooLong, failed }))
    app.get(`/inquiries/${name}`, (_request, reply) => sendPage(reply, 200, page, settings.siteUrl));

  app.post<{ Body: Body }>('/inquiries', {
    config: { rateLimit: { max: settings.limit } },
    schema: { body: bodySchema },
    preValidation: async (request) => {
      if (isForm(request)) request.body = await completeForm(request.body, now());
    },
    handler: async (request, reply) => {
      const inquiry = readBody(request.body);
      if (requiredFields.some((name) => inquiry[name] === ''))
        throw new Refusal(400, 'A required field is empty.');
      const { idempotencyKey: key, wasHeldBack } = request.body;
      // The form's script says how long it took; who posts without it and without a form is a program.
      const seen = isForm(request) ? request.body : { secondsToFill: '0', ...request.body };
      const mark = markOf(seen) ?? (wasHeldBack ? 'held back' : null);
      const fields = JSON.stringify(inquiry);
      const email = canonicalEmail(inquiry.email);
      const { isFlood, mayMail } = await caps(request, settings.sendsReceipt && !mark ? email : '');

      await inTransaction(database, () => {
        const { sql } = database;
        const known = sql.get`SELECT fields FROM inquiries WHERE key = ${key}`;
        if (known && known['fields'] !== fields)
          throw new Refusal(422, 'This key belongs to another inquiry.');
        if (known) return;
        const time = now();
        const { lastInsertRowid } = sql.run`INSERT INTO inquiries (key, received, email, fields, marked)
                                            VALUES (${key}, ${time}, ${email}, ${fields}, ${mark})`;
        const id = Number(lastInsertRowid);
        const receipt = mayMail ? [receiptMail(inquiry.email)] : [];
        enqueue(database, { inquiry: id }, [inquiryMail(inquiry, id, time, mark), ...receipt], time, isFlood);
        request.log.info({ inquiry: id, mark }, 'inquiry kept');
      });
      wake();
      if (isForm(request)) return reply.redirect(`${settings.url}/inquiries/thanks`, 303);
      return reply.code(202).send({ status: 'kept' });
    },
  });
}

/** Mails what was kept without a mail to the company: the quarantine of earlier versions. */
export function mailForgotten(database: Context['database'], now: number): void {
  const rows = database.sql.all`SELECT id, received, fields, marked FROM inquiries
                                WHERE NOT EXISTS (SELECT 1 FROM mails WHERE inquiry = inquiries.id)`;
  for (const { id, received, fields, marked } of rows) {
    const inquiry = JSON.parse(String(fields)) as Inquiry;
    const mail = inquiryMail(inquiry, Number(id), Number(received), marked as Mark | null);
    enqueue(database, { inquiry: Number(id) }, [mail], now, true);
  }
}

const readBody = (body: Inquiry) =>
  readInquiry((name) =>
    name === 'email' ? readEmail(body.email) : clean(String(body[name]), name === 'projectDescription'),
  );

/** What browsers leave out of a form is empty. The key is that of the form's script: a second click is no second inquiry. */
async function completeForm(body: unknown, now: number): Promise<Body> {
  const fields = { ...textsFor(fieldNames, () => ''), ...(body as Partial<Body>) };
  return { ...fields, idempotencyKey: await inquiryKey(readBody(fields), swissTime(now).day) };
}
