import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fieldNames, maxLengths, requiredFields } from '../src/content/contract.ts';
import { receiverTexts } from '../src/content/receiver.ts';
import { choices, inquiryFrom, isChoice, isSameInquiry, keptInquiry } from '../src/inquiry/inquiry.ts';
import { inquiryKey } from '../src/inquiry/message.ts';
import { keysOf } from '../src/lib/keys.ts';
import { swissTime } from '../src/lib/swiss-time.ts';
import { inquiryMail, receiptMail, type InquiryRow } from './mails.ts';
import { enqueue } from './outbox.ts';
import { sendPage } from './pages.ts';
import { emailAddress, isForm, limitOf, markOf, posted, refusal } from './requests.ts';
import type { Caps, Context } from './requests.ts';
import { canonicalEmail } from './texts.ts';

/** The body of the contract in docs/inquiry-endpoint.md. Further fields, such as the labels, are not looked at. */
const inquiryBody = posted(fieldNames, maxLengths)
  .extend({ email: emailAddress, wasHeldBack: z.literal('true').optional() })
  .refine((body) => requiredFields.every((name) => body[name] !== ''), 'A required field is empty.')
  .refine(
    (body) => keysOf(choices).every((name) => !body[name] || isChoice(name, body[name])),
    'No such choice.',
  );

export function inquiryRoutes(app: FastifyInstance, context: Context, caps: Caps) {
  const { settings, now, keep } = context;
  const { thanks, tooLong, failed } = receiverTexts;
  for (const [name, page] of Object.entries({ thanks, 'too-long': tooLong, failed }))
    app.get(`/inquiries/${name}`, (_request, reply) => sendPage(reply, 200, page, settings.SITE_URL));

  /** The key that its script would give a form: a second click is no second inquiry. */
  const keyOf = (form: object | null) => inquiryKey(inquiryFrom(form ?? {}), swissTime(now()).day);

  const options = { config: { rateLimit: limitOf(settings.RECEIVER_LIMIT) } };
  app.post<{ Body: Record<string, string> | null }>('/inquiries', options, async (request, reply) => {
    // The form's script says how long it took; who posts without it and without a form is a program.
    const added = isForm(request) ? { idempotencyKey: await keyOf(request.body) } : { secondsToFill: '0' };
    const { idempotencyKey: key, wasHeldBack, ...body } = inquiryBody.parse({ ...added, ...request.body });
    const inquiry = inquiryFrom(body);
    const email = canonicalEmail(inquiry.email);
    const marked = markOf(body) ?? (wasHeldBack ? 'held back' : null);
    const mayConfirm = settings.RECEIVER_RECEIPT === 'on' && !marked;
    const { isFlood, mayMail } = await caps(request, mayConfirm ? email : '');

    await keep(({ sql }) => {
      const known = sql.get`SELECT fields FROM inquiries WHERE key = ${key}`;
      if (known && !isSameInquiry(inquiry, keptInquiry(String(known['fields']))))
        throw refusal(422, 'This key belongs to another inquiry.');
      if (known) return;
      const row = sql.get`INSERT INTO inquiries (key, received, email, fields, marked)
        VALUES (${key}, ${now()}, ${email}, ${JSON.stringify(inquiry)}, ${marked}) RETURNING *` as unknown as InquiryRow;
      const receipt = mayMail ? [receiptMail(inquiry.email)] : [];
      enqueue(context, { inquiry: row.id }, [inquiryMail(row), ...receipt], isFlood);
      request.log.info({ inquiry: row.id, mark: marked }, 'inquiry kept');
    });
    if (isForm(request)) return reply.redirect(`${settings.RECEIVER_URL}/inquiries/thanks`, 303);
    return reply.code(202).send({ status: 'kept' });
  });
}

/** Mails what was kept without a mail to the company: the quarantine of earlier versions. */
export function mailForgotten(context: Context) {
  const rows = context.database.sql.all`SELECT * FROM inquiries
    WHERE NOT EXISTS (SELECT 1 FROM mails WHERE inquiry = inquiries.id)` as unknown as InquiryRow[];
  for (const row of rows) enqueue(context, { inquiry: row.id }, [inquiryMail(row)], true);
}
