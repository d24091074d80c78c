/** A real SMTP server for the tests, which can be made to misbehave. */
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface Mailbox {
  url: string;
  /** The mails it has taken, in order. */
  mails: Email[];
  close: () => Promise<void>;
}

export async function openMailbox(options: SMTPServerOptions = {}, host = '127.0.0.1'): Promise<Mailbox> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: async (stream, _session, done) => {
      try {
        mails.push(await PostalMime.parse(await buffer(stream)));
        done();
      } catch (error) {
        // The sender broke off: nothing has arrived.
        done(error as Error);
      }
    },
    ...options,
  });
  // Connections that a test breaks off.
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(0, host, listening));
  return {
    url: `${options.secure ? 'smtps' : 'smtp'}://${host}:${(server.server.address() as AddressInfo).port}`,
    mails,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

export async function mailboxForTest(options?: SMTPServerOptions, host?: string): Promise<Mailbox> {
  const mailbox = await openMailbox(options, host);
  onTestFinished(mailbox.close);
  return mailbox;
}
