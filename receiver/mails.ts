import type { Message } from './outbox.ts';
import type { Settings } from './settings.ts';
import { company, fill, inquiryLines, mailTexts, receiverTexts, type Inquiry } from './site.ts';

type Mail = Omit<Message, 'messageId'>;

const timeFormat = new Intl.DateTimeFormat('de-CH', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Zurich',
});

/** Date and time in Switzerland, as mails and pages print it. */
export const swissDateTime = (instant: number) => timeFormat.format(instant);

/** To the company: the whole inquiry. An answer goes to the visitor. */
export function inquiryMail({ mailTo }: Settings, inquiry: Inquiry, id: number, received: number): Mail {
  const { subject, text } = receiverTexts.inquiry;
  const values = {
    company: inquiry.company,
    email: inquiry.email,
    received: swissDateTime(received),
    number: String(id),
  };
  return {
    to: mailTo,
    replyTo: inquiry.email,
    subject: fill(subject, values),
    text: [inquiryLines(mailTexts, inquiry).join('\n'), ...text.map((part) => fill(part, values))].join(
      '\n\n',
    ),
  };
}

/** To the company: something waits in quarantine. */
export const heldMail = ({ mailTo }: Settings): Mail => plain(mailTo, receiverTexts.held);

/** To the visitor: the inquiry has arrived. */
export const receiptMail = (to: string): Mail => ({
  ...plain(to, receiverTexts.receipt),
  replyTo: company.email,
  isAutomatic: true,
});

const plain = (to: string, { subject, text }: { subject: string; text: readonly string[] }): Mail => ({
  to,
  subject,
  text: text.join('\n\n'),
});
