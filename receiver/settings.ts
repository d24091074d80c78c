/** What differs between installations of the receiver, read from the environment; `.env.example` explains each name. */
import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { loadEnvFile } from 'node:process';
import { calendarAddress } from './calendar/fetch.ts';
import { company, isPlaceholder } from './site.ts';

export interface Settings {
  /** Origin of the site, which alone may post. */
  siteUrl: string;
  /** Address under which visitors reach the receiver, without a slash at its end. */
  url: string;
  /** Where it listens. */
  host: string;
  port: number;
  /** Addresses of the proxies in front of it, or ranges of them: their `X-Forwarded-For` counts, nobody else's. */
  proxies: string[];
  /** Folder of the database. */
  folder: string;
  /** Signs the links by which an appointment is cancelled. */
  key: string;
  /** Where mails are handed over, or null: then each becomes a file in the folder. */
  smtp: { url: string; user: string; password: string } | null;
  /** Who gets inquiries and appointments, and in whose name mails are sent. */
  mailTo: string;
  mailFrom: string;
  /** Whether visitors get a receipt of their inquiry. */
  sendsReceipt: boolean;
  /** Days after which an inquiry or a past appointment is deleted. */
  retentionDays: number;
  /** Posts that one address may send in ten minutes. */
  limit: number;
  /** 1: from the next working day on; more: later. */
  leadDays: number;
  /** Calendar in the iCalendar form that says when the company is busy. */
  busyCalendar: string | null;
  /** After how many minutes a reading of it counts no longer. */
  maxAgeMinutes: number;
}

/** Wrong settings, one sentence each. */
export class WrongSettings extends Error {
  constructor(sentences: readonly string[]) {
    super(sentences.map((sentence) => `Settings: ${sentence}.`).join('\n'));
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

const shortestKey = 32;

/**
 * Checks the environment. Throws {@link WrongSettings} with a sentence for each setting that is wrong. In a trial the
 * company's mailbox may be the placeholder, and without an SMTP server mails become files.
 */
export function readSettings(environment: Environment, isTrial = false): Settings {
  const wrong: string[] = [];
  const text = (name: string, fallback = '') => environment[name] || fallback;

  function secret(name: string): string {
    const file = text(`${name}_FILE`);
    if (!file) return text(name);
    if (text(name)) wrong.push(`${name} and ${name}_FILE are both set; keep one`);
    if (existsSync(file)) return readFileSync(file, 'utf8').trim();
    wrong.push(`${name}_FILE="${file}" does not exist`);
    return '';
  }

  function address(name: string, value: string, protocols: readonly string[]): string {
    const url = URL.canParse(value) ? new URL(value) : null;
    if (!url || !(protocols.includes(url.protocol) || isLocal(url))) {
      wrong.push(
        `${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
      );
    } else if (url.username || url.password) {
      wrong.push(`${name} contains a user or a password, which have settings of their own`);
    }
    return value.replace(/\/+$/, '');
  }

  function whole(name: string, fallback: number, [least, most]: readonly [number, number]): number {
    const number = Number(text(name, String(fallback)));
    if (!(Number.isInteger(number) && number >= least && number <= most)) {
      wrong.push(`${name}="${text(name)}" must be a whole number from ${least} to ${most}`);
    }
    return number;
  }

  function mailbox(name: string, fallback: string): string {
    const value = text(name, fallback);
    if (!/^[^\s@<>",;]+@[^\s@<>",;]+$/.test(value)) wrong.push(`${name}="${value}" is not an e-mail address`);
    else if (isPlaceholder(value) && !isTrial)
      wrong.push(`${name}="${value}" is a placeholder; name a mailbox that is read`);
    return value;
  }

  const siteUrl = address('SITE_URL', text('SITE_URL'), ['https:']);
  const url = address('RECEIVER_URL', text('RECEIVER_URL'), ['https:']);
  const key = secret('RECEIVER_KEY');
  if (key.length < shortestKey) {
    wrong.push(
      `RECEIVER_KEY must have at least ${shortestKey} characters; make one with "openssl rand -hex 32"`,
    );
  }
  const busyCalendar = secret('BUSY_CALENDAR');
  if (busyCalendar && !calendarAddress(busyCalendar))
    wrong.push('BUSY_CALENDAR must be an address that begins with https:// or webcal://');
  const receipt = text('RECEIVER_RECEIPT', 'off');
  if (receipt !== 'on' && receipt !== 'off')
    wrong.push(`RECEIVER_RECEIPT="${receipt}" must be «on» or «off»`);
  const smtp = {
    url: isTrial && !text('SMTP_URL') ? '' : address('SMTP_URL', text('SMTP_URL'), ['smtps:', 'smtp:']),
    user: text('SMTP_USER'),
    password: secret('SMTP_PASSWORD'),
  };
  if (Boolean(smtp.user) !== Boolean(smtp.password)) wrong.push('SMTP_USER and SMTP_PASSWORD go together');
  const mailTo = mailbox('MAIL_TO', company.email);
  const proxies = text('RECEIVER_PROXIES', 'loopback').split(/[\s,]+/);
  for (const proxy of proxies) {
    if (proxy !== 'loopback' && isIP(proxy.replace(/\/\d+$/, '')) === 0) {
      wrong.push(`RECEIVER_PROXIES names "${proxy}", which is no IP address`);
    }
  }

  const settings: Settings = {
    siteUrl: URL.canParse(siteUrl) ? new URL(siteUrl).origin : siteUrl,
    url,
    host: text('RECEIVER_HOST', '127.0.0.1'),
    port: whole('RECEIVER_PORT', 8787, [0, 65_535]),
    proxies,
    folder: folderOf(environment),
    key,
    smtp: isTrial && !smtp.url ? null : smtp,
    mailTo,
    mailFrom: mailbox('MAIL_FROM', mailTo),
    sendsReceipt: receipt === 'on',
    retentionDays: whole('RECEIVER_RETENTION_DAYS', 180, [1, 3650]),
    limit: whole('RECEIVER_LIMIT', 20, [1, 1_000_000]),
    leadDays: whole('APPOINTMENT_LEAD_DAYS', 1, [1, 60]),
    busyCalendar: busyCalendar || null,
    maxAgeMinutes: whole('BUSY_CALENDAR_MAX_AGE', 360, [1, 7 * 24 * 60]),
  };
  if (wrong.length > 0) throw new WrongSettings(wrong);
  return settings;
}

/** Folder of the database; systemd names its own. */
export const folderOf = (environment: Environment): string =>
  environment['RECEIVER_FOLDER'] || environment['STATE_DIRECTORY'] || 'data';

/** For trials: unencrypted, but not beyond the own network (RFC 1918), as `src/config.ts` has it. */
const isLocal = ({ protocol, hostname }: URL) =>
  protocol === 'http:' &&
  (['localhost', '[::1]'].includes(hostname) ||
    /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$/.test(hostname));

/** The environment with the receiver's own file and that of the site; what is set already stays. */
export function readEnvironment(): Environment {
  for (const file of ['receiver/.env', '.env']) if (existsSync(file)) loadEnvFile(file);
  return process.env;
}
