/** The settings before going live, and with `--live` what they name: a server of the test answers for it. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { readConfig, settingNames } from '#settings.ts';
import type { Recipient, Recipients } from '#content/legal/schema.ts';
import { listen } from '../server/listen.ts';
import type { Finding } from './findings.ts';
import { checkConfiguration, checkLive, checkReceiver, checkRecipients } from './settings.ts';

/** The same firm for everything that others do. */
const everywhere = (firm: Recipient | null) =>
  ({ hosting: firm, booking: firm, inquiry: firm, appointment: firm, mail: firm }) as Recipients;
const samples = everywhere({ name: 'Muster Hosting AG, Zürich', country: 'Schweiz', safeguard: null });

const policy = (text: string) => ({ 'Content-Security-Policy': text });

const fieldsThatMust = (findings: readonly Finding[]) =>
  findings.filter(({ level }) => level === 'muss').map(({ field }) => field);

const live = {
  SITE_URL: 'https://www.sinotrade.ch',
  BOOKING_URL: 'https://termine.sinotrade.ch/erstgespraech',
  INQUIRY_ENDPOINT: 'https://formular.sinotrade.ch/anfragen',
};

const appointments = {
  APPOINTMENT_ENDPOINT: 'https://termine.sinotrade.ch/api/appointments',
  APPOINTMENT_SLOTS: 'https://termine.sinotrade.ch/api/slots',
};
const own = { ...live, INQUIRY_ENDPOINT: '', BOOKING_URL: '', RECEIVER_URL: 'https://www.sinotrade.ch/api' };

describe('the configuration', () => {
  const found = (environment: Record<string, string>) => checkConfiguration(readConfig(environment));

  test.each<Record<string, string>>([
    live,
    { ...live, BOOKING_URL: '', ...appointments },
    { ...live, INQUIRY_ENDPOINT: '', ACCEPT_SIMULATED_FORM: 'on' },
    own,
  ])('passes with %j', (environment) => {
    expect(fieldsThatMust(found(environment))).toEqual([]);
  });

  test.each<[environment: Record<string, string>, field: string]>([
    [{ ...live, INQUIRY_ENDPOINT: '' }, 'INQUIRY_ENDPOINT'],
    [{ ...live, INQUIRY_ENDPOINT: 'http://localhost:8787/inquiries' }, 'INQUIRY_ENDPOINT'],
    [{ ...live, SITE_URL: 'https://www.muster-sourcing.example' }, 'SITE_URL'],
    [{ ...live, BOOKING_URL: 'https://portal.example/termin' }, 'BOOKING_URL'],
    [{ ...live, BOOKING_URL: 'https://calendly.com/' }, 'BOOKING_URL'],
    [{ ...live, PREVIEW: 'on' }, 'PREVIEW'],
    ...Object.keys(appointments).map((name): [Record<string, string>, string] => [
      { ...live, BOOKING_URL: '', ...appointments, [name]: 'http://localhost:8787/' },
      name,
    ]),
    [{ ...own, RECEIVER_URL: 'http://localhost:4321/api' }, 'RECEIVER_URL'],
  ])('does not pass with %j', (environment, field) => {
    expect(fieldsThatMust(found(environment))).toEqual([field]);
  });

  test('as it ships lacks address and receiver', () => {
    const shipped = { ...readConfig({}), siteUrl: 'https://www.muster-sourcing.example' };
    expect(fieldsThatMust(checkConfiguration(shipped))).toEqual(['SITE_URL', 'INQUIRY_ENDPOINT']);
  });

  const { APPOINTMENT_ENDPOINT } = appointments;
  test.each([
    [{}, 'Termine kommen als E-Mail'],
    [{ APPOINTMENT_ENDPOINT }, 'Terminvorschläge gehen an termine.sinotrade.ch'],
    [appointments, 'buchen eine freie Zeit'],
  ])('says how appointments arrive with %j', (environment, way) => {
    const asked = { level: 'prüfen', field: 'APPOINTMENT_ENDPOINT', reason: expect.stringContaining(way) };
    expect(found(environment)).toContainEqual(expect.objectContaining(asked));
    const { BOOKING_URL } = live;
    expect(found({ ...environment, BOOKING_URL })).not.toContainEqual(expect.objectContaining(asked));
  });

  test.each([
    [{}, ['hosting']],
    [live, ['hosting', 'booking', 'inquiry']],
    [{ APPOINTMENT_ENDPOINT }, ['hosting', 'appointment']],
    [own, ['hosting', 'inquiry', 'mail']],
  ])('makes those who process data known by name, where there are any: %j', (environment, who) => {
    const config = readConfig(environment);
    expect(fieldsThatMust(checkRecipients(samples, config))).toEqual(who);
    expect(checkRecipients(everywhere(null), config)).toEqual([]);
    const abroad = { name: 'Cloud Inc.', country: 'USA', safeguard: null };
    expect(
      checkRecipients(everywhere(abroad), config).map(({ level, field }) => `${level} ${field}`),
    ).toEqual(who.map((name) => `prüfen ${name}.safeguard`));
  });

  test('every variable is explained in .env.example, and none is set there', () => {
    const example = readFileSync('.env.example', 'utf8');
    for (const name of settingNames) expect(example).toMatch(new RegExp(`^# ${name}=`, 'm'));
    expect(example.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  });
});

describe('with --live', () => {
  const SITE_URL = live.SITE_URL;
  type Setting = 'INQUIRY_ENDPOINT' | 'BOOKING_URL' | 'RECEIVER_URL';
  const asked: Readonly<Record<Setting, (address: string) => Promise<Finding[]>>> = {
    INQUIRY_ENDPOINT: (inquiryEndpoint) => checkLive({ ...readConfig({ SITE_URL }), inquiryEndpoint }),
    BOOKING_URL: (bookingUrl) => checkLive({ ...readConfig({ SITE_URL }), bookingUrl }),
    RECEIVER_URL: (address) => checkReceiver(readConfig({ RECEIVER_URL: address }), true),
  };

  /** What is found at a setting while a server answers there with a status and headers, or, without a status, nobody. */
  async function found(name: Setting, status: number, headers: Record<string, string>, body = '') {
    const methods: (string | undefined)[] = [];
    const { url, close } = await listen(
      createServer(({ method, url: path }, response) => {
        methods.push(method);
        response
          .writeHead(path === (name === 'RECEIVER_URL' ? '/api/health' : '/api') ? status : 404, headers)
          .end(body);
      }),
    );
    if (status === 0) await close();
    const fields = fieldsThatMust(await asked[name](`${url}/api`));
    await close();
    expect(methods).not.toContain('POST');
    return fields;
  }

  const origin = 'Access-Control-Allow-Origin';
  const cors = { [origin]: SITE_URL, 'Access-Control-Allow-Headers': 'Content-Type' };

  test.each<[what: string, setting: Setting, status: number, headers: Record<string, string>]>([
    ['an endpoint that does not answer', 'INQUIRY_ENDPOINT', 0, cors],
    ['an endpoint that is not there', 'INQUIRY_ENDPOINT', 404, cors],
    ['an endpoint that is out of order', 'INQUIRY_ENDPOINT', 503, cors],
    ['an endpoint that forgets CORS', 'INQUIRY_ENDPOINT', 204, {}],
    ['an endpoint of another site', 'INQUIRY_ENDPOINT', 204, { ...cors, [origin]: 'https://sinotrade.ch' }],
    ['an endpoint that allows no JSON', 'INQUIRY_ENDPOINT', 204, { [origin]: '*' }],
    ['a portal that does not answer', 'BOOKING_URL', 0, {}],
    ['a portal that is not there', 'BOOKING_URL', 404, {}],
    ['a portal that forbids framing', 'BOOKING_URL', 200, { 'X-Frame-Options': 'SAMEORIGIN' }],
    ['a portal framed by others only', 'BOOKING_URL', 200, policy("frame-ancestors 'self' https://other.ch")],
    ['a receiver that does not answer', 'RECEIVER_URL', 0, {}],
  ])('%s is found, and nothing is sent', async (_, name, status, headers) => {
    expect(await found(name, status, headers)).toEqual([name]);
  });

  test.each<[setting: Setting, status: number, headers: Record<string, string>]>([
    ['INQUIRY_ENDPOINT', 204, cors],
    ['BOOKING_URL', 200, {}],
    ['BOOKING_URL', 200, policy('default-src https:; frame-ancestors *')],
    ['BOOKING_URL', 200, { ...policy(`frame-ancestors ${SITE_URL}`), 'X-Frame-Options': 'DENY' }],
    ['BOOKING_URL', 200, policy('frame-ancestors https://*.sinotrade.ch')],
  ])('%s passes that answers %i with %j', async (name, status, headers) => {
    expect(await found(name, status, headers)).toEqual([]);
  });

  test.each<[status: number, health: object, ...fields: string[]]>([
    [200, { retentionDays: 180, sendsReceipt: false }],
    [503, { retentionDays: 180, sendsReceipt: false }, 'RECEIVER_URL'],
    [200, { retentionDays: 30, sendsReceipt: true }, 'RECEIVER_RETENTION_DAYS', 'RECEIVER_RECEIPT'],
  ])('a receiver is well and does what the privacy policy says: %i %j', async (status, health, ...fields) => {
    expect(await found('RECEIVER_URL', status, {}, JSON.stringify(health))).toEqual(fields);
  });
});

test('a receiver is mentioned without --live, and only where there is one', async () => {
  expect(await checkReceiver(readConfig(own), false)).toMatchObject([
    { level: 'prüfen', field: 'RECEIVER_URL' },
  ]);
  expect(await checkReceiver(readConfig({}), true)).toEqual([]);
});

test('while a setting is wrong the records are checked all the same', () => {
  const code = "import('./scripts/check/rules.ts')";
  const env = { ...process.env, PREVIEW: 'maybe' };
  expect(spawnSync(process.execPath, ['-e', code], { env, encoding: 'utf8' }).stderr).toBe('');
});
