/**
 * What differs between installations of the site, read from the environment when it is built (a file `.env`
 * beside package.json works too). A wrong value stops the build with its name, the value and the reason.
 */
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { company } from '#content/company.ts';
import type { Installation } from '#content/legal/legal-text.ts';

export interface SiteConfig extends Installation {
  /** Address of the site without a trailing slash; canonical links and social images are made from it. */
  siteUrl: string;
  /** Further origins the portal leads to inside the frame; the browser blocks any that is not named. */
  bookingFrameOrigins: readonly string[];
  /** Whether the idempotency key travels as a header too; the endpoint must allow that header across origins. */
  inquiryIdempotencyHeader: boolean;
  /** Whether the launch check lets a form pass that shows success and sends nothing. */
  acceptsSimulatedForm: boolean;
  /** A build to show around: no search engine may list it. */
  isPreview: boolean;
}

/** The variables that are read; `.env.example` explains each. */
export const settingNames = [
  'SITE_URL',
  'BOOKING_URL',
  'BOOKING_MODE',
  'BOOKING_FRAME_ORIGINS',
  'INQUIRY_ENDPOINT',
  'INQUIRY_IDEMPOTENCY_HEADER',
  'APPOINTMENT_ENDPOINT',
  'APPOINTMENT_SLOTS',
  'ACCEPT_SIMULATED_FORM',
  'PREVIEW',
] as const;

/** Checks the environment and returns the configuration. Throws an error that names variable, value and reason. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): SiteConfig {
  const siteUrl = readOrigin('SITE_URL', environment['SITE_URL'] || company.siteUrl);
  const bookingUrl = readUrl('BOOKING_URL', environment['BOOKING_URL']);
  if (bookingUrl && new URL(bookingUrl).origin === siteUrl) {
    // Its frame may run scripts and keeps its origin: on ours it could reach into the page around it.
    throw wrong('BOOKING_URL', bookingUrl, 'must not be on the origin of the site');
  }
  const bookingMode = environment['BOOKING_MODE'] || 'lazy';
  if (bookingMode !== 'lazy' && bookingMode !== 'ask-first') {
    throw wrong('BOOKING_MODE', bookingMode, 'must be «lazy» or «ask-first»');
  }
  const appointmentEndpoint = readEndpoint('APPOINTMENT_ENDPOINT', environment['APPOINTMENT_ENDPOINT']);
  const appointmentSlots = readEndpoint('APPOINTMENT_SLOTS', environment['APPOINTMENT_SLOTS']);
  if (appointmentSlots && !appointmentEndpoint) {
    throw wrong(
      'APPOINTMENT_SLOTS',
      appointmentSlots,
      'needs APPOINTMENT_ENDPOINT, which takes the bookings',
    );
  }
  return {
    siteUrl,
    bookingUrl,
    bookingMode,
    bookingFrameOrigins: readOrigins('BOOKING_FRAME_ORIGINS', environment['BOOKING_FRAME_ORIGINS']),
    inquiryEndpoint: readEndpoint('INQUIRY_ENDPOINT', environment['INQUIRY_ENDPOINT']),
    inquiryIdempotencyHeader: readSwitch(
      'INQUIRY_IDEMPOTENCY_HEADER',
      environment['INQUIRY_IDEMPOTENCY_HEADER'],
    ),
    appointmentEndpoint,
    appointmentSlots,
    acceptsSimulatedForm: readSwitch('ACCEPT_SIMULATED_FORM', environment['ACCEPT_SIMULATED_FORM']),
    isPreview: readSwitch('PREVIEW', environment['PREVIEW']),
  };
}

function readUrl(name: string, value: string | undefined): string | null {
  if (!value) return null;
  if (!URL.canParse(value)) throw wrong(name, value, 'is not an address; write it with https://');
  const { protocol, username, password } = new URL(value);
  if (protocol !== 'https:') throw wrong(name, value, 'must begin with https://');
  if (username || password) throw wrong(name, '…', 'contains a password, which every visitor could read');
  return value;
}

/** The site lives at the root of its host, since its links begin with a slash. */
function readOrigin(name: string, value: string): string {
  readUrl(name, value);
  const { origin, href } = new URL(value);
  if (href !== `${origin}/`) throw wrong(name, value, 'must end after the host name');
  return origin;
}

const readOrigins = (name: string, value = ''): readonly string[] =>
  value
    .split(/\s+/)
    .filter((part) => part !== '')
    .map((part) => readOrigin(name, part));

/** Inquiries are personal data: they travel encrypted, or not beyond the own machine. */
function readEndpoint(name: string, value: string | undefined): string | null {
  if (!value) return null;
  if (!URL.canParse(value)) throw wrong(name, value, 'is not an address; write it with https://');
  const { protocol, hostname, username, password, hash } = new URL(value);
  const isLocal = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol !== 'https:' && !isLocal) {
    throw wrong(name, value, 'must begin with https:// (http:// only on localhost)');
  }
  if (username || password) throw wrong(name, '…', 'contains a password, which every visitor could read');
  if (hash) throw wrong(name, value, 'must not contain a «#»');
  return value;
}

function readSwitch(name: string, value: string | undefined): boolean {
  if (!value || value === 'off') return false;
  if (value === 'on') return true;
  throw wrong(name, value, 'must be «on» or «off»');
}

const wrong = (name: string, value: string, reason: string) =>
  new Error(`Configuration: ${name}="${value}" ${reason}.`);

if (existsSync('.env')) loadEnvFile('.env');

export const config = readConfig(process.env);
