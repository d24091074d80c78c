/** The settings that a site has beside its records: what they are, and what is wrong with given ones. */
import { parseEnv } from 'node:util';
import { z } from 'astro/zod';
import { company } from '#content/company.ts';
import type { Installation } from '#content/legal/schema.ts';

/** A demand on an address that is one; the first that is not met is the reason. */
const demand = (error: string, isMet: (url: URL) => boolean) =>
  [(value: string) => isMet(new URL(value)), { error, abort: true }] as const;

const hasPassword = ({ username, password }: URL) => `${username}${password}` !== '';

/** On this machine, or in a network of one's own (RFC 1918), where the receiver is tried with a phone. */
const isNear = ({ protocol, hostname }: URL) =>
  protocol === 'http:' &&
  (['localhost', '[::1]'].includes(hostname) ||
    /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$/.test(hostname));

const address = z
  .string()
  .refine((value) => URL.canParse(value), {
    error: 'ist keine Adresse: mit https:// schreiben',
    abort: true,
  })
  .refine(...demand('enthält ein Passwort, das alle Besucher lesen könnten', (url) => !hasPassword(url)));

const encrypted = address.refine(
  ...demand('muss mit https:// beginnen', ({ protocol }) => protocol === 'https:'),
);

/** The site lives at the root of its host, since its links begin with a slash. */
const originOnly = encrypted
  .refine(
    ...demand(
      'muss nach dem Namen der Website enden, ohne Pfad',
      ({ href, origin }) => href === `${origin}/`,
    ),
  )
  .transform((value) => new URL(value).origin);

/** Inquiries are personal data: they travel encrypted, or not beyond the own network. */
const endpoint = address
  .refine(
    ...demand(
      'muss mit https:// beginnen (http:// nur auf localhost und im eigenen Netz)',
      (url) => url.protocol === 'https:' || isNear(url),
    ),
  )
  .refine(...demand('darf kein «#» enthalten', ({ hash }) => hash === ''));

const onOrOff = (preset: 'on' | 'off') =>
  z
    .enum(['on', 'off'], 'muss «on» oder «off» sein')
    .default(preset)
    .transform((value) => value === 'on');

const settings = z.object({
  SITE_URL: originOnly.prefault(company.siteUrl),
  BOOKING_URL: encrypted.nullable().default(null),
  BOOKING_MODE: z.enum(['lazy', 'ask-first'], 'muss «lazy» oder «ask-first» sein').default('lazy'),
  BOOKING_FRAME_ORIGINS: z
    .string()
    .default('')
    .transform((value) => value.split(/\s+/).filter(Boolean))
    .pipe(z.array(originOnly)),
  INQUIRY_ENDPOINT: endpoint.nullable().default(null),
  INQUIRY_IDEMPOTENCY_HEADER: onOrOff('off'),
  APPOINTMENT_ENDPOINT: endpoint.nullable().default(null),
  APPOINTMENT_SLOTS: endpoint.nullable().default(null),
  RECEIVER_URL: endpoint
    .transform((value) => value.replace(/\/+$/, ''))
    .nullable()
    .default(null),
  RECEIVER_RETENTION_DAYS: z.coerce
    .number('muss eine Anzahl Tage sein')
    .int('muss eine ganze Zahl sein')
    .min(1, 'muss mindestens 1 sein')
    .default(180),
  RECEIVER_RECEIPT: onOrOff('off'),
  SAMPLES: onOrOff('on'),
  ACCEPT_SIMULATED_FORM: onOrOff('off'),
  PREVIEW: onOrOff('off'),
});

/** What one variable asks of another. */
const agreeing = settings.superRefine((data, context) => {
  const refuse = (name: keyof typeof data, message: string) =>
    context.addIssue({ code: 'custom', path: [name], input: data[name], message });
  // The portal's frame may run scripts and keeps its origin: on ours it could reach into the page around it.
  if (data.BOOKING_URL && new URL(data.BOOKING_URL).origin === data.SITE_URL) {
    refuse('BOOKING_URL', 'darf nicht auf der Adresse der Website liegen');
  }
  if (data.APPOINTMENT_SLOTS && !data.APPOINTMENT_ENDPOINT && !data.RECEIVER_URL) {
    refuse('APPOINTMENT_SLOTS', 'braucht auch APPOINTMENT_ENDPOINT, das die Buchungen annimmt');
  }
  if (data.RECEIVER_URL) {
    for (const name of ['INQUIRY_ENDPOINT', 'APPOINTMENT_ENDPOINT', 'APPOINTMENT_SLOTS'] as const) {
      if (data[name]) refuse(name, 'verträgt sich nicht mit RECEIVER_URL: eines von beiden löschen');
    }
  }
});

/** The variables that are read; `.env.example` explains each. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

export interface SiteConfig extends Installation {
  /** Address of the site without a trailing slash; canonical links and social images are made from it. */
  siteUrl: string;
  /** Further origins the portal leads to inside the frame; the browser blocks any that is not named. */
  bookingFrameOrigins: readonly string[];
  /** Whether the idempotency key travels as a header too; the endpoint must allow that header across origins. */
  inquiryIdempotencyHeader: boolean;
  /** Whether testimonials, stories, references and people without consent appear; in a release they do not. */
  showsSamples: boolean;
  /** Whether the launch check lets a form pass that shows success and sends nothing. */
  acceptsSimulatedForm: boolean;
  /** A build to show around: no search engine may list it. */
  isPreview: boolean;
}

/** What is wrong with settings, a line each. */
export class WrongSettings extends Error {
  readonly problems: readonly SettingsProblem[];

  constructor(problems: readonly SettingsProblem[]) {
    super(problems.map(({ reason }) => `Konfiguration: ${reason}`).join('\n'));
    this.problems = problems;
  }
}

export interface SettingsProblem {
  /** The variable. */
  name: string;
  /** The variable, its value and what is wrong with it. */
  reason: string;
  /** Whether somebody has set it; what stands in for it may be wrong too. */
  isGiven: boolean;
}

/**
 * Checks the environment and returns the configuration; an empty variable counts as none. Throws an error that names
 * variable, value and reason of everything that is wrong.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): SiteConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const { data, error } = agreeing.safeParse(given, { reportInput: true });
  if (error) throw new WrongSettings(error.issues.map((issue) => describe(issue, given)));
  const receiver = data.RECEIVER_URL;
  return {
    siteUrl: data.SITE_URL,
    bookingUrl: data.BOOKING_URL,
    bookingMode: data.BOOKING_MODE,
    bookingFrameOrigins: data.BOOKING_FRAME_ORIGINS,
    inquiryEndpoint: receiver ? `${receiver}/inquiries` : data.INQUIRY_ENDPOINT,
    inquiryIdempotencyHeader: data.INQUIRY_IDEMPOTENCY_HEADER,
    appointmentEndpoint: receiver ? `${receiver}/appointments` : data.APPOINTMENT_ENDPOINT,
    appointmentSlots: receiver ? `${receiver}/slots` : data.APPOINTMENT_SLOTS,
    receiver: receiver
      ? {
          url: receiver,
          retentionDays: data.RECEIVER_RETENTION_DAYS,
          sendsReceipt: data.RECEIVER_RECEIPT,
        }
      : null,
    showsSamples: data.SAMPLES,
    acceptsSimulatedForm: data.ACCEPT_SIMULATED_FORM,
    isPreview: data.PREVIEW,
  };
}

type Given = Readonly<Record<string, string | undefined>>;

function describe({ path, input, message }: z.core.$ZodIssue, given: Given): SettingsProblem {
  const name = String(path[0]);
  // As it is written, rather than what has been made of it.
  const value = String(typeof input === 'string' ? input : given[name]);
  const isSecret = URL.canParse(value) && hasPassword(new URL(value));
  return { name, reason: `${name}=«${isSecret ? '…' : value}» ${message}.`, isGiven: name in given };
}

/** What stands in the file `.env`, in whatever encoding an editor has saved it. */
export function readEnvText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isWide = first === 0xff && second === 0xfe;
  return new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes);
}

/**
 * The configuration that a file `.env` and the environment around it give. Throws with all that is wrong in either: a name
 * in the file that nobody knows would be ignored in silence; the environment has names of its own.
 */
export function readSettings(file: Uint8Array | null, environment: Given): SiteConfig {
  const values = file === null ? {} : parseEnv(readEnvText(file));
  const unknown = Object.keys(values).filter((name) => !settingNames.includes(name));
  const problems: SettingsProblem[] = unknown.map((name) => ({
    name,
    isGiven: true,
    reason: `Den Namen «${name}» in .env kennt die Website nicht. Ist er richtig geschrieben?`,
  }));
  try {
    const config = readConfig({ ...values, ...environment });
    if (problems.length === 0) return config;
  } catch (error) {
    if (!(error instanceof WrongSettings)) throw error;
    problems.push(...error.problems);
  }
  throw new WrongSettings(problems);
}
