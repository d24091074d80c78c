import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Send } from './mails.ts';
import type { Settings } from './settings.ts';
import { company } from '../src/content/company.ts';

/**
 * Hands mails to the SMTP server of the settings, and without one writes each as a file that mail programs open. The limit
 * is for all of a mail: a server may answer without end, or look at a text for minutes before it says that it has it.
 */
export function createSend(settings: Settings, longestMs = 5 * 60_000): Send {
  const { SMTP_URL: url, SMTP_USER: user, SMTP_PASSWORD: pass } = settings;
  const sender = { from: { name: company.shortName, address: settings.MAIL_FROM } };
  if (!url) return toFiles(join(settings.RECEIVER_FOLDER, 'mail'), sender);
  // Encrypted; on this machine without: no certificate fits, and nothing leaves it.
  const { protocol, hostname, port } = new URL(url);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const security = { requireTLS: !isLocal, ignoreTLS: isLocal, ...(user && { auth: { user, pass } }) };
  // Nodemailer would take 587, where mail servers wait for TLS and a sign-in, if they listen there at all.
  const local = isLocal && protocol === 'smtp:' && !port && { port: 25 };
  const closed = { disableFileAccess: true, disableUrlAccess: true };
  const transport = createTransport({ url, ...local, ...security, ...closed }, sender);
  return async (message) => {
    await transport.sendMail({ ...message, signal: AbortSignal.timeout(longestMs) });
  };
}

function toFiles(folder: string, sender: SendMailOptions): Send {
  // Without it, the lines of texts end in another way than those of headers, and some programs (mblaze) take the text for a header.
  const ends = { newline: 'windows' };
  const transport = createTransport({ streamTransport: true, buffer: true, ...ends }, sender);
  return async (message) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { message: content } = await transport.sendMail(message);
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${message.messageId.replace(/@.*|\W/g, '')}.eml`;
    writeFileSync(join(folder, name), content as Buffer, { mode: 0o600 });
  };
}

/** What nodemailer says where a mail was not taken; a certificate that is wrong stands in its original code only. */
type SmtpError = SMTPConnection.SMTPError & { originalCode?: string };

/** Many servers refuse the sender, or to relay, only after RCPT: by 5.7.x, 5.1.7 and 5.1.8 (RFC 3463), or in words. */
const aboutSender = [
  // In front; with qmail at the end, and with Dovecot's submission after a code of its own.
  /(?<![\d.])5\.(7\.\d+|1\.[78])(?![\d.])/,
  /sender (address|verif)/i,
  /relay(ing)?( access)? (denied|not)|(permitted|unable) to relay/i,
  /^530|\bauth\w* (is )?required/i,
  // OpenSMTPD and Haraka have one answer for all of it.
  /^550 (Invalid recipient: |I cannot deliver mail for )$/,
];

/** Enough for now, with a code that is final: Exim's «Sender rate overlimit» (its specification, «ratelimit»), Gmail's 5.4.5. */
const aboutAmount = /(?<![\d.])5\.4\.5(?![\d.])|\b(rate|sending|daily|hourly)\b.*limit/i;

/**
 * What went wrong, in a sentence without anything of the visitor or of the settings. A cause is what somebody must mend,
 * since trying again does not; a visitor's address that is refused never takes a mail.
 */
export function failureOf(error: unknown, isToVisitor: boolean) {
  const { code = '', originalCode = code, responseCode, response = '', command } = error as SmtpError;
  // Servers repeat the address, which a visitor may have called anything.
  const words = response.replace(/\S+@\S+/g, '');
  const isTooMuch = aboutAmount.test(words);
  const isFinal = (!isTooMuch && (responseCode ?? 500) >= 500) || /relay access denied/i.test(words);
  const isRefused = isFinal && code === 'EENVELOPE' && command !== 'DATA';
  const isSender = isRefused && (command === 'MAIL FROM' || aboutSender.some((said) => said.test(words)));
  const isAboutAddress = isRefused && !isSender && isToVisitor;
  const isSignIn = isFinal && code === 'EAUTH';
  const isAboutContent = isFinal && code === 'EMESSAGE';
  const isAboutTls = /CERT|SIGN|TLS|SSL/.test(originalCode);
  const reasons: [applies: boolean, reason: string][] = [
    [isTooMuch, 'takes no more mails for now'],
    [isSignIn, 'refuses the sign-in (SMTP_USER, SMTP_PASSWORD)'],
    [isSender, 'does not send for MAIL_FROM, or not for who is signed in'],
    [isAboutAddress, 'refuses the address of the visitor'],
    [isRefused, 'refuses the address of the company (MAIL_TO)'],
    [isAboutTls, 'offers no TLS, or no certificate that is trusted (SMTP_URL)'],
    [isAboutContent, 'does not take the text of the mail, or its size'],
    [responseCode === undefined, 'is not reached or does not answer (SMTP_URL)'],
  ];
  const reason = `The SMTP server ${reasons.find(([applies]) => applies)?.[1] ?? 'does not take the mail'}.`;
  const isForSomebody = isSignIn || (isRefused && !isAboutAddress) || (isAboutTls && isFinal);
  const cause = isForSomebody ? reason : null;
  return { reason, code: originalCode, responseCode, cause, isAboutAddress, isAboutContent };
}
