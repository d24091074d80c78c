import { sample } from '../../tests/sample-inquiry.ts';
import type { Settings } from '../settings.ts';
import type { Inquiry } from '../../src/content/inquiry.ts';
import { messageBody } from '../../src/inquiry/message.ts';
import { createKey } from '../../src/lib/create-key.ts';

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
  siteUrl: origin,
  url: `${origin}/api`,
  host: '127.0.0.1',
  port: 0,
  proxies: ['loopback'],
  folder,
  key: 'k'.repeat(32),
  smtpUrl: undefined,
  smtpUser: '',
  smtpPassword: '',
  mailTo: 'anfragen@firma.ch',
  mailFrom: 'website@firma.ch',
  sendsReceipt: false,
  retentionDays: 180,
  limit: 1000,
  leadDays: 1,
  busyCalendar: undefined,
  maxAgeMinutes: 360,
  ...changes,
});
