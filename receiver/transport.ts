import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Message, Send } from './outbox.ts';
import type { Settings } from './settings.ts';
import { company } from './site.ts';

const timeout = 30_000;

/** Hands mails to the SMTP server of the settings. Unencrypted only on the own machine. */
function smtpTransport({ url, user, password }: NonNullable<Settings['smtp']>, from: string): Send {
  const { protocol, hostname, port } = new URL(url);
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port && { port: Number(port) }),
    secure: protocol === 'smtps:',
    requireTLS: !['localhost', '127.0.0.1', '[::1]'].includes(hostname),
    ...(user && { auth: { user, pass: password } }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (message) => {
    await transport.sendMail(mailOf(message, from));
  };
}

/** Writes each mail as a file that mail programs open. */
function fileTransport(folder: string, from: string): Send {
  const transport = createTransport({ streamTransport: true, buffer: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return async (message) => {
    const { message: content } = await transport.sendMail(mailOf(message, from));
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${message.messageId.slice(1, 9)}.eml`;
    writeFileSync(join(folder, name), content as Buffer, { mode: 0o600 });
  };
}

export const createSend = ({ smtp, folder, mailFrom }: Settings): Send =>
  smtp ? smtpTransport(smtp, mailFrom) : fileTransport(join(folder, 'mail'), mailFrom);

function mailOf({ calendar, isAutomatic, ...mail }: Message, from: string): SendMailOptions {
  return {
    ...mail,
    from: { name: company.shortName, address: from },
    ...(isAutomatic && { headers: { 'Auto-Submitted': 'auto-generated' } }),
    ...(calendar && {
      icalEvent: { method: calendar.method, filename: 'termin.ics', content: calendar.content },
    }),
  };
}
