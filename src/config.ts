/**
 * What differs between installations of the site, read from the environment when it is built (a file `.env`
 * beside package.json works too). A wrong value stops the build with its name, the value and the reason.
 */
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { company } from './content/company.ts';

export interface SiteConfig {
  /** Address of the site without a trailing slash; canonical links and social images are made from it. */
  siteUrl: string;
  /** Address of the booking portal, or null: then the frame shows a page of our own that offers phone and e-mail. */
  bookingUrl: string | null;
  /** `lazy` loads the portal when the frame comes near; `ask-first` shows our own page with a link to it first. */
  bookingMode: 'lazy' | 'ask-first';
  /** Where the inquiry form posts to (see docs/inquiry-endpoint.md), or null: then it sends nothing and only shows success. */
  inquiryEndpoint: string | null;
  /** Whether the idempotency key travels as a header too; the endpoint must allow that header across origins. */
  inquiryIdempotencyHeader: boolean;
}

/** Checks the environment and returns the configuration. Throws an error that names variable, value and reason. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): SiteConfig {
  const siteUrl = readUrl('SITE_URL', environment['SITE_URL']) ?? company.siteUrl;
  const bookingUrl = readUrl('BOOKING_URL', environment['BOOKING_URL']);
  const bookingMode = environment['BOOKING_MODE'] || 'lazy';
  if (bookingMode !== 'lazy' && bookingMode !== 'ask-first') {
    throw wrong('BOOKING_MODE', bookingMode, 'must be «lazy» or «ask-first»');
  }
  return {
    siteUrl: siteUrl.replace(/\/$/, ''),
    bookingUrl,
    bookingMode,
    inquiryEndpoint: readEndpoint('INQUIRY_ENDPOINT', environment['INQUIRY_ENDPOINT']),
    inquiryIdempotencyHeader: readSwitch(
      'INQUIRY_IDEMPOTENCY_HEADER',
      environment['INQUIRY_IDEMPOTENCY_HEADER'],
    ),
  };
}

function readUrl(name: string, value: string | undefined): string | null {
  if (!value) return null;
  if (!URL.canParse(value)) throw wrong(name, value, 'is not an address; write it with https://');
  if (new URL(value).protocol !== 'https:') throw wrong(name, value, 'must begin with https://');
  return value;
}

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
