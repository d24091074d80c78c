/** What differs between installations of the receiver, read from the environment; `.env.example` explains each name. */
import { readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';
import { company } from '../src/content/company.ts';
import { isPlaceholder } from '../src/lib/placeholders.ts';
import { calendarAddress } from './calendar/fetch.ts';
import { folderOf, type Environment } from './environment.ts';

/** Wrong settings, one sentence each. */
export class WrongSettings extends Error {
  constructor(sentences: readonly string[]) {
    super(sentences.map((sentence) => `Settings: ${sentence}.`).join('\n'));
  }
}

/** Only this machine: no certificate fits, and nothing leaves it. */
export const isThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

const text = (pattern: RegExp, error: string) => z.string(error).regex(pattern, error);

function whole(least: number, most: number, fallback: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(error).int(error).min(least, error).max(most, error).default(fallback);
}

/** This machine or its own network (RFC 1918), as `src/config.ts` has it. */
const isNear = (host: string) =>
  isThisMachine(host) || /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$/.test(host);

/** An address without a slash at its end; for trials also one of this machine or its network without TLS. No message repeats it. */
function address(protocols: readonly string[], rest: RegExp, ending: string) {
  const begin = `must be an address that begins with ${protocols.map((name) => `${name}//`).join(' or ')}`;
  const parts = (value: string) => (URL.canParse(value) ? new URL(value) : null);
  return z
    .string(begin)
    .refine((value) => {
      const { protocol = '', hostname = '' } = parts(value) ?? {};
      const isTrial = protocols.includes('https:') && protocol === 'http:' && isNear(hostname);
      return hostname !== '' && (protocols.includes(protocol) || isTrial);
    }, begin)
    .refine(
      (value) => !/^\w+:\/\/[^/]*@/.test(value),
      'contains a user or a password, which have settings of their own',
    )
    .refine((value) => rest.test(value.replace(/^\w+:\/\/[^/?#]*/, '')), `must end with its ${ending}`)
    .transform((value) => value.replace(/\/+$/, ''));
}

function isProxy(value: string): boolean {
  const [ip = '', bits] = value.split('/');
  const most = isIP(ip) === 4 ? 32 : 128;
  return value === 'loopback' || (isIP(ip) > 0 && Number(bits ?? most) >= 1 && Number(bits ?? most) <= most);
}

const mailbox = text(/^[^\s@<>",;]+@[^\s@<>",;]+$/, 'is not an e-mail address');
const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? true;

/** Each setting by the name that the code gives it: its name in the environment, and what it must be. */
const fields = {
  /** Origin of the site, which alone may post. */
  siteUrl: ['SITE_URL', address(['https:'], /^\/?$/, 'host')],
  /** Address under which visitors reach the receiver, without a slash at its end. */
  url: ['RECEIVER_URL', address(['https:'], /^[^?#]*$/, 'path')],
  /** Where it listens. */
  host: [
    'RECEIVER_HOST',
    text(/^[a-z\d:]([a-z\d.:-]*[a-z\d])?$/i, 'is no address of this machine').default('127.0.0.1'),
  ],
  port: ['RECEIVER_PORT', whole(0, 65_535, 8787)],
  /** Addresses of the proxies in front of it, or ranges of them: their `X-Forwarded-For` counts, nobody else's. */
  proxies: [
    'RECEIVER_PROXIES',
    z
      .string()
      .default('loopback')
      .transform((value) => value.split(/[\s,]+/))
      .refine(
        (all) => all.every(isProxy),
        'must name IP addresses, ranges such as 10.0.0.0/8, or «loopback»',
      ),
  ],
  /** Folder of the database. */
  folder: ['RECEIVER_FOLDER', z.string().refine(isFolder, 'is a file; it must be a folder')],
  /** Signs the links by which an appointment is cancelled. */
  key: [
    'RECEIVER_KEY',
    text(/^.{32,}$/s, 'must have at least 32 characters; make one with "openssl rand -hex 32"'),
  ],
  /** Where mails are handed over; where it is missing, in trials, each becomes a file in the folder. */
  smtpUrl: ['SMTP_URL', address(['smtps:', 'smtp:'], /^\/?$/, 'host').optional()],
  smtpUser: ['SMTP_USER', z.string().default('')],
  smtpPassword: ['SMTP_PASSWORD', z.string().default('')],
  /** Who gets inquiries and appointments, and in whose name mails are sent. */
  mailTo: ['MAIL_TO', mailbox],
  mailFrom: ['MAIL_FROM', mailbox],
  /** Whether visitors get a receipt of their inquiry. */
  sendsReceipt: [
    'RECEIVER_RECEIPT',
    text(/^(on|off)$/, 'must be «on» or «off»')
      .default('off')
      .transform((value) => value === 'on'),
  ],
  /** Days after which an inquiry or a past appointment is deleted. */
  retentionDays: ['RECEIVER_RETENTION_DAYS', whole(1, 3650, 180)],
  /** Posts that one address may send in ten minutes; the caps of mails follow from it. */
  limit: ['RECEIVER_LIMIT', whole(1, 1_000_000, 20)],
  /** 1: from the next working day on; more: later. */
  leadDays: ['APPOINTMENT_LEAD_DAYS', whole(1, 60, 1)],
  /** Calendar in the iCalendar form that says when the company is busy. */
  busyCalendar: [
    'BUSY_CALENDAR',
    z
      .string()
      .refine((value) => calendarAddress(value), 'must be an address that begins with https:// or webcal://')
      .optional(),
  ],
  /** After how many minutes a reading of it counts no longer. */
  maxAgeMinutes: ['BUSY_CALENDAR_MAX_AGE', whole(1, 7 * 24 * 60, 360)],
} as const;

type Fields = typeof fields;
export type Settings = { [Name in keyof Fields]: z.output<Fields[Name][1]> };

/** May stand in files, as systemd and containers hand secrets over. */
const secrets = ['RECEIVER_KEY', 'SMTP_PASSWORD', 'BUSY_CALENDAR'];

/**
 * Checks the environment. Throws {@link WrongSettings} with a sentence for each setting that is wrong. In a trial the
 * company's mailbox may be the placeholder, and without an SMTP server mails become files.
 */
export function readSettings(environment: Environment, isTrial = false): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const wrong: string[] = [];
  for (const name of secrets) {
    const file = given[`${name}_FILE`];
    // Who does not sign in needs no password, though the unit names a file for it.
    if (!file || (name === 'SMTP_PASSWORD' && !given['SMTP_USER'])) continue;
    if (given[name]) wrong.push(`${name} and ${name}_FILE are both set; keep one`);
    try {
      given[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      wrong.push(`${name}_FILE="${file}" cannot be read (${(error as { code?: string }).code})`);
    }
  }
  given['RECEIVER_FOLDER'] = folderOf(given);
  given['MAIL_TO'] ??= company.email;
  given['MAIL_FROM'] ??= given['MAIL_TO'];
  const settings: Record<string, unknown> = {};
  for (const [field, [name, schema]] of Object.entries(fields)) {
    const { data, error } = schema.safeParse(given[name]);
    settings[field] = data;
    if (error) wrong.push(`${name} ${error.issues[0]?.message}`);
    else if (typeof data === 'string' && name.startsWith('MAIL_') && isPlaceholder(data) && !isTrial)
      wrong.push(`${name}="${data}" is a placeholder; name a mailbox that is read`);
  }
  if (!given['SMTP_URL'] && !isTrial)
    wrong.push('SMTP_URL must be an address that begins with smtps:// or smtp://');
  if (!given['SMTP_USER'] !== !given['SMTP_PASSWORD']) wrong.push('SMTP_USER and SMTP_PASSWORD go together');
  if (wrong.length > 0) throw new WrongSettings([...new Set(wrong)]);
  return settings as Settings;
}
