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
  maxLengths,
  millisecondsPerDay,
  inquiryKey,
  readInquiry,
  receiverTexts,
  requiredFields,
  swissTime,
  textsFor,
  trapName,
  type Inquiry,
} from './site.ts';
import { clean, emailAddress, idempotencyKey } from './texts.ts';

/** Why an inquiry waits in quarantine: nothing is dropped, and the sender is thanked as ever. */
export type HeldBecause = 'too fast' | 'trap' | 'repeated';

/** The body of the contract in docs/inquiry-endpoint.md. Further fields, such as the labels, are not looked at. */
const bodySchema = {
  type: 'object',
  additionalProperties: false,
  required: [...fieldNames, 'idempotencyKey'],
  properties: {
    ...Object.fromEntries(
      Object.entries(maxLengths).map(([name, maxLength]) => [name, { type: 'string', maxLength }]),
    ),
    ...Object.fromEntries(
      Object.entries(choices).map(([name, list]) => [
        name,
        { enum: ['', ...list.map(({ value }) => value)] },
      ]),
    ),
    email: emailAddress,
    idempotencyKey,
    wasHeldBack: { const: 'true' },
    secondsToFill: { type: 'string', pattern: '^\\d{1,9}$' },
    [trapName]: { type: 'string', maxLength: 200 },
  },
};

type Body = Inquiry & { idempotencyKey: string } & Partial<
    Record<'wasHeldBack' | 'secondsToFill' | typeof trapName, string>
  >;

/** People take longer, programs rarely wait. Browsers without script cannot tell. */
const leastSeconds = 3;

export function inquiryRoutes(app: FastifyInstance, receiver: Receiver) {
  const { settings } = receiver;

  app.post<{ Body: Body }>('/inquiries', {
    config: { rateLimit: { max: settings.limit } },
    schema: { body: bodySchema },
    preValidation: async (request) => {
      if (isForm(request)) request.body = await completeForm(request.body, receiver.now());
    },
    handler: (request, reply) => {
      const inquiry = readBody(request.body);
      if (requiredFields.some((name) => inquiry[name] === ''))
        throw new Refusal(400, 'A required field is empty.');
      const { idempotencyKey: key, secondsToFill = '0', [trapName]: trap, wasHeldBack } = request.body;
      const isTooFast = !isForm(request) && Number(secondsToFill) < leastSeconds;
      const suspicion = trap ? 'trap' : isTooFast ? 'too fast' : null;

      const { id, isNew, held } = keepInquiry(
        receiver,
        { inquiry, key, isMarked: Boolean(wasHeldBack) },
        suspicion,
      );
      if (isNew) request.log.info({ inquiry: id, held }, 'inquiry kept');
      receiver.wake();
      if (isForm(request)) return reply.redirect(`${settings.url}/inquiries/thanks`, 303);
      return reply.code(202).send({ status: 'kept' });
    },
  });

  const { thanks, tooLong, failed } = receiverTexts;
  for (const [name, page] of Object.entries({ thanks, 'too-long': tooLong, failed }))
    app.get(`/inquiries/${name}`, (_request, reply) => sendPage(reply, 200, page, settings.siteUrl));
}

const readBody = (body: Inquiry) =>
  readInquiry((name) => clean(String(body[name]), name === 'projectDescription'));

/** What browsers leave out of a form is empty. The key is that of the form's script: a second click is no second inquiry. */
async function completeForm(body: unknown, now: number): Promise<Body> {
  const fields = { ...emptyForm, ...(body as Partial<Body>) };
  return { ...fields, idempotencyKey: await inquiryKey(readBody(fields), swissTime(now).day) };
}

const emptyForm = textsFor(fieldNames, () => '');

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** An inquiry to keep. Marked is one that the form has held back before. */
interface IncomingInquiry {
  inquiry: Inquiry;
  key: string;
  isMarked: boolean;
}

/**
 * Keeps an inquiry with its mails, once for each key. What repeats somebody's inquiry word for word, or their
 * description under another address, is held as well. One that waits in quarantine and comes again without suspicion
 * is mailed after all, as any other.
 */
function keepInquiry(
  { database, settings, now }: Receiver,
  { inquiry, key, isMarked }: IncomingInquiry,
  suspicion: HeldBecause | null,
): { id: number; isNew: boolean; held: HeldBecause | null } {
  const { sql } = database;
  const fields = JSON.stringify(inquiry);
  const { email, projectDescription } = inquiry;
  const content = digest(fields);
  const description = projectDescription === '' ? null : digest(projectDescription);

  return inTransaction(database, () => {
    const time = now();
    const mailsOf = (id: number) => [
      inquiryMail(settings, inquiry, id, time, isMarked),
      ...(settings.sendsReceipt ? [receiptMail(email)] : []),
    ];
    const repeated = sql.get`SELECT id FROM inquiries WHERE received > ${time - millisecondsPerDay} AND held IS NULL
                             AND (content = ${content} OR (description = ${description} AND email <> ${email}))`;
    const held = suspicion ?? (repeated ? 'repeated' : null);
    const known = sql.get`SELECT id, fields, held FROM inquiries WHERE key = ${key}` as
      { id: number; fields: string; held: HeldBecause | null } | undefined;
    if (known) {
      if (known.fields !== fields) throw new Refusal(422, 'This key belongs to another inquiry.');
      if (known.held === null || known.held === 'repeated' || held) return { ...known, isNew: false };
      sql.run`UPDATE inquiries SET held = NULL WHERE id = ${known.id}`;
      enqueue(database, { inquiry: known.id }, mailsOf(known.id), time);
      return { id: known.id, isNew: false, held: null };
    }
    const isFirstHeld =
      held &&
      !sql.get`SELECT id FROM inquiries WHERE held IS NOT NULL AND received > ${time - millisecondsPerDay}`;
    const { lastInsertRowid } =
      sql.run`INSERT INTO inquiries (key, received, email, content, description, fields, held)
      VALUES (${key}, ${time}, ${email}, ${content}, ${description}, ${fields}, ${held})`;
    const id = Number(lastInsertRowid);
    const mails = held ? (isFirstHeld ? [heldMail(settings)] : []) : mailsOf(id);
    enqueue(database, { inquiry: id }, mails, time);
    return { id, isNew: true, held };
  });
}
