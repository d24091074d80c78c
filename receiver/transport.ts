import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Send } from './mails.ts';
import { isThisMachine, type Settings } from './settings.ts';
import { company } from '../src/content/company.ts';

const timeout = 30_000;
/** Of all of a mail: a server may answer without end. */
const longestMs = 5 * 60_000;

/** Hands mails to the SMTP server of the settings, and without one writes each as a file that mail programs open. */
export const createSend = (settings: Settings): Send =>
  settings.smtpUrl ? toServer(new URL(settings.smtpUrl), settings) : toFiles(settings);

/** Encrypted; on the own machine without, where no certificate fits. */
function toServer({ protocol, hostname, port }: URL, settings: Settings): Send {
  const isLocal = isThisMachine(hostname);
  const { smtpUser: user, smtpPassword: pass } = settings;
  const transport = createTransport(
    {
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
    },
    sender(settings),
  );
  return async (message) => {
    await transport.sendMail({ ...message, signal: AbortSignal.timeout(longestMs) });
  };
}

function toFiles(settings: Settings): Send {
  const folder = join(settings.folder, 'mail');
  const transport = createTransport({ streamTransport: true, buffer: true }, sender(settings));
  return async (message) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { message: content } = await transport.sendMail(message);
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${message.messageId.replace(/@.*|\W/g, '')}.eml`;
    writeFileSync(join(folder, name), content as Buffer, { mode: 0o600 });
  };
}

const sender = ({ mailFrom }: Settings) => ({ from: { name: company.shortName, address: mailFrom } });
