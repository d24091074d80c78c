/** What differs between installations of the receiver, read from the environment; `.env.example` explains each name. */
import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { company } from '../src/content/company.ts';
import { isPlaceholder } from '../src/lib/placeholders.ts';
import { calendarAddress } from './calendar/fetch.ts';
import { folderOf } from './command.ts';

/** Wrong settings, a sentence for each in its message. */
export class WrongSettings extends Error {}

const text = (pattern: RegExp, error: string) => z.string(error).regex(pattern, error);

function whole(least: number, most: number, fallback: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(error).int(error).min(least, error).max(most, error).default(fallback);
}

/** With TLS, or for trials on this machine or in its network (RFC 1918), as `src/settings.ts` has it. */
const web = /^https:|^http:\/\/(localhost|\[::1\]|(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\.[\d.]+)(:|\/|$)/;

/** An address without a slash at its end. No message repeats it, since it could hold a password. */
function address(begins: RegExp, schemes: string, rest: RegExp, ending: string) {
  const error = `must be an address that begins with ${schemes}`;
  return z
    .string(error)
    .refine((value) => begins.test(value) && URL.canParse(value) && new URL(value).hostname !== '', error)
    .regex(/^\w+:\/\/[^/@]*(\/|$)/, 'contains a user or a password, which have settings of their own')
    .refine((value) => rest.test(value.replace(/^\w+:\/\/[^/?#]*/, '')), `must end with its ${ending}`)
    .transform((value) => value.replace(/\/+$/, ''));
}

const host = text(/^[a-z\d:]([a-z\d.:-]*[a-z\d])?$/i, 'is no address of this machine');
const notCalendar = 'must be an address that begins with https:// or webcal://';
const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? true;
const notProxies = 'must name IP addresses, ranges such as 10.0.0.0/8, or «loopback»';
const proxy = z
  .union([z.literal('loopback'), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], notProxies)
  .refine((value) => !value.endsWith('/0'), notProxies);

/** What each must be. In a trial the mailbox may be the placeholder, and without an SMTP server mails become files. */
function settings(isTrial: boolean) {
  const smtp = address(/^smtps?:/, 'smtps:// or smtp://', /^\/?$/, 'host');
  const mailbox = text(/^[^\s@<>",;]+@[^\s@<>",;]+$/, 'is not an e-mail address').refine(
    (value) => isTrial || !isPlaceholder(value),
    'is a placeholder; name a mailbox that is read',
  );
  return z.object({
    SITE_URL: address(web, 'https://', /^\/?$/, 'host'),
    RECEIVER_URL: address(web, 'https://', /^[^?#]*$/, 'path'),
    RECEIVER_HOST: host.default('127.0.0.1'),
    RECEIVER_PORT: whole(0, 65_535, 8787),
    RECEIVER_PROXIES: z.preprocess((value = 'loopback') => String(value).split(/[\s,]+/), z.array(proxy)),
    RECEIVER_FOLDER: z.string().refine(isFolder, 'is a file; it must be a folder'),
    RECEIVER_KEY: text(/^.{32,}$/s, 'must have at least 32 characters; make one with "openssl rand -hex 32"'),
    SMTP_URL: isTrial ? smtp.optional() : smtp,
    SMTP_USER: z.string().default(''),
    SMTP_PASSWORD: z.string().default(''),
    MAIL_TO: mailbox.prefault(company.email),
    MAIL_FROM: mailbox,
    RECEIVER_RECEIPT: z.enum(['on', 'off'], 'must be «on» or «off»').default('off'),
    RECEIVER_RETENTION_DAYS: whole(1, 3650, 180),
    RECEIVER_LIMIT: whole(1, 1_000_000, 20),
    APPOINTMENT_LEAD_DAYS: whole(1, 60, 1),
    BUSY_CALENDAR: z.string().refine(calendarAddress, notCalendar).optional(),
    BUSY_CALENDAR_MAX_AGE: whole(1, 7 * 24 * 60, 360),
  });
}
export type Settings = z.output<ReturnType<typeof settings>>;

/** May stand in files, as systemd and containers hand secrets over. */
const secrets = ['RECEIVER_KEY', 'SMTP_PASSWORD', 'BUSY_CALENDAR'];

/** Checks the environment. Throws {@link WrongSettings} with a sentence for each setting that is wrong. */
export function readSettings(environment: NodeJS.ProcessEnv, isTrial = false): Settings {
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
  if (!given['SMTP_USER'] !== !given['SMTP_PASSWORD']) wrong.push('SMTP_USER and SMTP_PASSWORD go together');
  given['RECEIVER_FOLDER'] = folderOf(given);
  given['MAIL_FROM'] ??= given['MAIL_TO'] ?? company.email;
  const { data, error } = settings(isTrial).safeParse(given);
  const faults = error ? z.flattenError(error).fieldErrors : {};
  wrong.push(...Object.entries(faults).map(([name, [first]]) => `${name} ${first}`));
  if (data && wrong.length === 0) return data;
  throw new WrongSettings(wrong.map((sentence) => `Settings: ${sentence}.`).join('\n'));
}
