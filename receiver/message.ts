import { company } from '../src/content/company.ts';

/** A mail to be put into the outbox. */
export interface Mail {
  /** A visitor's address. Without one the mail goes to the company. */
  to?: string;
  subject: string;
  text: string;
  replyTo?: string;
  /** Sent by a program, so that no program answers. */
  isAutomatic?: boolean;
  /** Where others refer to it. */
  messageId?: string;
  /** The mail that it changes or takes back. */
  inReplyTo?: string;
  /** An entry for the calendar, or its withdrawal. */
  calendar?: { method: 'PUBLISH' | 'REQUEST' | 'CANCEL'; content: string };
  /** Entries of the mails that a digest is made of. */
  calendars?: readonly string[];
}

/** A mail as it is sent. */
export type Message = Mail & { to: string; messageId: string };

/** Hands a mail over. Rejects where it was not taken. */
export type Send = (message: Message) => Promise<void>;

const host = company.email.replace(/.*@/, '');
/** The id of a mail by a name of its own. */
export const messageIdOf = (name: string) => `<${name}@${host}>`;
