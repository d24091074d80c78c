import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Message, Send } from './message.ts';
import { isThisMachine, type Settings } from './settings.ts';
import { company } from '../src/content/company.ts';

const timeout = 30_000;
/** Of all of a mail: a server may answer without end. */
const longestMs = 5 * 60_000;

/** Hands mails to the SMTP server of the settings: encrypted, and on the own machine without, where no certificate fits. */
function smtpTransport({ smtpUrl, smtpUser: user, smtpPassword: pass, mailFrom }: Settings): Send {
  const { protocol, hostname, port } = new URL(smtpUrl ?? '');
  const isLocal = isThisMachine(hostname);
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port && { port: Number(port) }),
    secure: protocol === 'smtps:',
    requireTLS: !isLocal,
    ignoreTLS: isLocal,
    ...(user && { auth: { user, pass } }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (message) => {
    await transport.sendMail({ ...mailOf(message, mailFrom), signal: AbortSignal.timeout(longestMs) });
  };
}

/** Writes each mail as a file that mail programs open. */
function fileTransport(folder: string, from: string): Send {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (message) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { message: content } = await transport.sendMail(mailOf(message, from));
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${message.messageId.replace(/@.*|\W/g, '')}.eml`;
    writeFileSync(join(folder, name), content as Buffer, { mode: 0o600 });
  };
}

export const createSend = (settings: Settings): Send =>
  settings.smtpUrl
    ? smtpTransport(settings)
    : fileTransport(join(settings.folder, 'mail'), settings.mailFrom);

function mailOf({ calendar, calendars = [], isAutomatic, ...mail }: Message, from: string): SendMailOptions {
  return {
    ...mail,
    from: { name: company.shortName, address: from },
    ...(mail.inReplyTo && { references: mail.inReplyTo }),
    ...(isAutomatic && { headers: { 'Auto-Submitted': 'auto-generated' } }),
    ...(calendar && {
      icalEvent: { method: calendar.method, filename: 'termin.ics', content: calendar.content },
    }),
    attachments: calendars.map((content, index) => ({
      filename: `termin-${index + 1}.ics`,
      content,
      contentType: 'text/calendar; charset=utf-8',
    })),
  };
}
