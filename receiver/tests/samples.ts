import { parseArgs } from 'node:util';
import { sample } from '../../tests/sample-inquiry.ts';
import type { Settings } from '../settings.ts';
import type { Inquiry } from '../../src/content/contract.ts';
import { messageBody } from '../../src/inquiry/message.ts';
import { createKey } from '../../src/lib/request.ts';

/** The site whose receiver is tested. */
export const origin = 'https://www.firma.ch';

/** An inquiry as the form sends it. */
export const inquiryBody = (
  changes: Partial<Inquiry> = {},
  idempotencyKey = createKey(),
  secondsToFill = '40',
) => ({ ...messageBody({ ...sample, ...changes }, idempotencyKey), secondsToFill });

/** A booking as the appointment page sends it. */
export const booking = (changes = {}, idempotencyKey = createKey()) => ({
  name: 'Regula Muster',
  company: 'Muster Handel AG',
  email: 'regula@muster-handel.example',
  phone: '',
  kind: 'video',
  subject: 'Qualitätsmanagement',
  time1: '2026-11-24T07:45:00Z',
  time2: '',
  time3: '',
  kindLabel: 'per Video',
  idempotencyKey,
  ...changes,
});

/** A receiver with its data in a folder, as it would be set up. */
export const settingsIn = (folder: string, changes: Partial<Settings> = {}): Settings => ({
  SITE_URL: origin,
  RECEIVER_URL: `${origin}/api`,
  RECEIVER_HOST: '127.0.0.1',
  RECEIVER_PORT: 0,
  RECEIVER_PROXIES: ['loopback'],
  RECEIVER_FOLDER: folder,
  RECEIVER_KEY: 'k'.repeat(32),
  SMTP_URL: undefined,
  SMTP_USER: '',
  SMTP_PASSWORD: '',
  MAIL_TO: 'anfragen@firma.ch',
  MAIL_FROM: 'website@firma.ch',
  RECEIVER_RECEIPT: 'off',
  RECEIVER_RETENTION_DAYS: 180,
  RECEIVER_LIMIT: 1000,
  APPOINTMENT_LEAD_DAYS: 1,
  BUSY_CALENDAR: undefined,
  BUSY_CALENDAR_MAX_AGE: 360,
  ...changes,
});

/**
 * How often a test repeats what it tests. The long form, `LONG=on npm test -- receiver`, is for who changes the receiver
 * and for a release of it; the short one fits in every day.
 */
export const repetitions = ({ short, long }: { short: number; long: number }): number =>
  process.env['LONG'] ? long : short;

/** The numbers of a measurement, `{ seconds: 60 }`, and what its command line says of them, `--seconds 10`. */
export function numbersAsked<Name extends string>(usual: Readonly<Record<Name, number>>) {
  const names = Object.keys(usual) as Name[];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ options });
  return Object.fromEntries(names.map((name) => [name, Number(values[name] ?? usual[name])])) as typeof usual;
}
