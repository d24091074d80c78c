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
import { inquiryMail, receiptMail, type InquiryRow } from './mails.ts';
import { enqueue } from './outbox.ts';
import { sendPage } from './pages.ts';
import { bodyOf, emailAddress, isForm, markOf, refusal, type Traces } from './requests.ts';
import { canonicalEmail } from './texts.ts';

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
    app.get(`/inquiries/${name}`, (_request, reply) => sendPage(reply, 200, page, settings.SITE_URL));

  app.post<{ Body: Body }>('/inquiries', {
    config: { rateLimit: { max: settings.RECEIVER_LIMIT } },
    schema: { body: bodySchema },
    // What browsers leave out of a form is empty. The key is that of the form's script: a second click is no second inquiry.
    preValidation: async (request) => {
      if (!isForm(request)) return;
      const fields = { ...textsFor(fieldNames, () => ''), ...request.body };
      const idempotencyKey = await inquiryKey(
        readInquiry((name) => fields[name]),
        swissTime(now()).day,
      );
      request.body = { ...fields, idempotencyKey };
    },
    handler: async (request, reply) => {
      const inquiry = readInquiry((name) => request.body[name]);
      if (requiredFields.some((name) => inquiry[name] === ''))
        throw refusal(400, 'A required field is empty.');
      const { idempotencyKey: key, wasHeldBack } = request.body;
      // The form's script says how long it took; who posts without it and without a form is a program.
      const seen = isForm(request) ? request.body : { secondsToFill: '0', ...request.body };
      const marked = markOf(seen) ?? (wasHeldBack ? 'held back' : null);
      const fields = JSON.stringify(inquiry);
      const email = canonicalEmail(inquiry.email);
      const { isFlood, mayMail } = await caps(
        request,
        settings.RECEIVER_RECEIPT === 'on' && !marked ? email : '',
      );

      await inTransaction(database, ({ sql }) => {
        const known = sql.get`SELECT fields FROM inquiries WHERE key = ${key}`;
        if (known && known['fields'] !== fields) throw refusal(422, 'This key belongs to another inquiry.');
        if (known) return;
        const row = sql.get`INSERT INTO inquiries (key, received, email, fields, marked)
          VALUES (${key}, ${now()}, ${email}, ${fields}, ${marked}) RETURNING *` as unknown as InquiryRow;
        const receipt = mayMail ? [receiptMail(inquiry.email)] : [];
        enqueue(database, { inquiry: row.id }, [inquiryMail(row), ...receipt], now(), isFlood);
        request.log.info({ inquiry: row.id, mark: marked }, 'inquiry kept');
      });
      wake();
      if (isForm(request)) return reply.redirect(`${settings.RECEIVER_URL}/inquiries/thanks`, 303);
      return reply.code(202).send({ status: 'kept' });
    },
  });
}

/** Mails what was kept without a mail to the company: the quarantine of earlier versions. */
export function mailForgotten(database: Context['database'], now: number): void {
  const rows = database.sql.all`SELECT * FROM inquiries
    WHERE NOT EXISTS (SELECT 1 FROM mails WHERE inquiry = inquiries.id)` as unknown as InquiryRow[];
  for (const row of rows) enqueue(database, { inquiry: row.id }, [inquiryMail(row)], now, true);
}
