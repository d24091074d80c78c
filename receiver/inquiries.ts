import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from './database.ts';
import { heldMail, inquiryMail, receiptMail } from './mails.ts';
import { enqueue } from './outbox.ts';
import { sendPage } from './pages.ts';
import type { Receiver } from './receiver.ts';
import { isForm, Refusal } from './requests.ts';
import {
  choices,
  fieldNames,
  readInquiry,
  receiverTexts,
  requiredFields,
  trapName,
  type Inquiry,
} from './site.ts';
import { clean, emailAddress, idempotencyKey, line } from './texts.ts';

/** Why an inquiry waits in quarantine: nothing is dropped, and the sender is thanked as ever. */
export type HeldBecause = 'too fast' | 'trap' | 'repeated';

/** The body of the contract in docs/inquiry-endpoint.md. Further fields, such as the labels, are not looked at. */
const bodySchema = {
  type: 'object',
  additionalProperties: false,
  required: [...fieldNames, 'idempotencyKey'],
  properties: {
    ...Object.fromEntries(fieldNames.map((name) => [name, line])),
    ...Object.fromEntries(
      Object.entries(choices).map(([name, list]) => [
        name,
        { enum: ['', ...list.map(({ value }) => value)] },
      ]),
    ),
    email: emailAddress,
    projectDescription: { type: 'string', maxLength: 20_000 },
    idempotencyKey,
    secondsToFill: { type: 'string', pattern: '^\\d{1,9}$' },
    [trapName]: line,
  },
};

type Body = Inquiry & Partial<Record<'secondsToFill' | typeof trapName, string>> & { idempotencyKey: string };

/** People take longer, programs rarely wait. Browsers without script cannot tell. */
const leastSeconds = 3;
const day = 86_400_000;

export function inquiryRoutes(app: FastifyInstance, receiver: Receiver) {
  const { settings } = receiver;

  app.post<{ Body: Body }>('/inquiries', {
    config: { rateLimit: { max: settings.limit } },
    schema: { body: bodySchema },
    preValidation: async (request) => {
      if (isForm(request)) request.body = completeForm(request.body, receiver.now());
    },
    handler: (request, reply) => {
      const inquiry = readInquiry((name) => clean(request.body[name], name === 'projectDescription'));
      if (requiredFields.some((name) => inquiry[name] === ''))
        throw new Refusal(400, 'A required field is empty.');
      const { idempotencyKey: key, secondsToFill = '0', [trapName]: trap } = request.body;
      const isTooFast = !isForm(request) && Number(secondsToFill) < leastSeconds;
      const suspicion = trap ? 'trap' : isTooFast ? 'too fast' : null;

      const { id, isNew, held } = keepInquiry(receiver, inquiry, key, suspicion);
      if (isNew) request.log.info({ inquiry: id, held }, 'inquiry kept');
      receiver.wake();
      if (isForm(request)) return reply.redirect(`${settings.url}/inquiries/thanks`, 303);
      return reply.code(202).send({ status: 'kept' });
    },
  });

  app.get('/inquiries/thanks', (_request, reply) =>
    sendPage(reply, 200, receiverTexts.thanks, settings.siteUrl),
  );
  app.get('/inquiries/failed', (_request, reply) =>
    sendPage(reply, 200, receiverTexts.failed, settings.siteUrl),
  );
}

/** What browsers leave out of a form is empty. The key follows from content and day: a second click is no second inquiry. */
function completeForm(body: unknown, now: number): Body {
  const fields = { ...emptyForm, ...(body as Partial<Body>) };
  const content = [fieldNames.map((name) => fields[name]), Math.floor(now / day)];
  return { ...fields, idempotencyKey: digest(JSON.stringify(content)) };
}

const emptyForm = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Inquiry;

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Keeps an inquiry with its mails, once for each key. What repeats somebody's inquiry word for word, or their
 * description under another address, is held as well.
 */
function keepInquiry(
  { database, settings, now }: Receiver,
  inquiry: Inquiry,
  key: string,
  suspicion: HeldBecause | null,
): { id: number; isNew: boolean; held: string | null } {
  const { sql } = database;
  const fields = JSON.stringify(inquiry);
  const { email, projectDescription } = inquiry;
  const content = digest(fields);
  const description = projectDescription === '' ? null : digest(projectDescription);

  return inTransaction(database, () => {
    const known = sql.get`SELECT id, fields, held FROM inquiries WHERE key = ${key}` as
      { id: number; fields: string; held: string | null } | undefined;
    if (known) {
      if (known.fields !== fields) throw new Refusal(422, 'This key belongs to another inquiry.');
      return { id: known.id, isNew: false, held: known.held };
    }
    const time = now();
    const repeated = sql.get`SELECT id FROM inquiries WHERE received > ${time - day} AND held IS NULL
                             AND (content = ${content} OR (description = ${description} AND email <> ${email}))`;
    const held = suspicion ?? (repeated ? 'repeated' : null);
    const isFirstHeld =
      held && !sql.get`SELECT id FROM inquiries WHERE held IS NOT NULL AND received > ${time - day}`;
    const { lastInsertRowid } =
      sql.run`INSERT INTO inquiries (key, received, email, content, description, fields, held)
      VALUES (${key}, ${time}, ${email}, ${content}, ${description}, ${fields}, ${held})`;
    const id = Number(lastInsertRowid);
    const mails = held
      ? isFirstHeld
        ? [heldMail(settings)]
        : []
      : [inquiryMail(settings, inquiry, id, time), ...(settings.sendsReceipt ? [receiptMail(email)] : [])];
    for (const mail of mails) enqueue(database, { inquiry: id }, mail, time);
    return { id, isNew: true, held };
  });
}
