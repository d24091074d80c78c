/** The settings before going live, and with `--live` what they name: a server of the test answers for it. */
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { readConfig, settingNames } from '#config.ts';
import type { Recipient, Recipients } from '#content/legal/recipients.ts';
import type { Finding } from './findings.ts';
import { checkConfiguration, checkLive, checkReceiver, checkRecipients } from './settings.ts';

/** The same firm for everything that others do. */
const everywhere = (firm: Recipient | null) =>
  ({ hosting: firm, booking: firm, inquiry: firm, appointment: firm, mail: firm }) as Recipients;
const samples = everywhere({ name: 'Muster Hosting AG, Zürich', country: 'Schweiz', safeguard: null });

const fieldsThatMust = (findings: readonly Finding[]) =>
  findings.filter(({ level }) => level === 'muss').map(({ field }) => field);

const live = {
  SITE_URL: 'https://www.sinotrade.ch',
  BOOKING_URL: 'https://termine.sinotrade.ch/erstgespraech',
  INQUIRY_ENDPOINT: 'https://formular.sinotrade.ch/anfragen',
};

describe('the configuration', () => {
  const musts = (environment: Record<string, string>) =>
    fieldsThatMust(checkConfiguration(readConfig(environment)));

  const reasonsFor = (name: string, environment: Record<string, string>) =>
    checkConfiguration(readConfig(environment))
      .filter(({ field }) => field === name)
      .map(({ reason }) => reason)
      .join(' ');

  test('as it ships lacks address and receiver; appointments come by e-mail', () => {
    const shipped = { ...readConfig({}), siteUrl: 'https://www.muster-sourcing.example' };
    expect(fieldsThatMust(checkConfiguration(shipped))).toEqual(['SITE_URL', 'INQUIRY_ENDPOINT']);
    expect(reasonsFor('APPOINTMENT_ENDPOINT', {})).toContain('als E-Mail');
  });

  test('says how appointments arrive', () => {
    const APPOINTMENT_ENDPOINT = 'https://termine.sinotrade.ch/api/appointments';
    const APPOINTMENT_SLOTS = 'https://termine.sinotrade.ch/api/slots';
    const name = 'APPOINTMENT_ENDPOINT';
    expect(reasonsFor(name, { APPOINTMENT_ENDPOINT })).toContain(
      'Terminvorschläge gehen an termine.sinotrade.ch',
    );
    expect(reasonsFor(name, { APPOINTMENT_ENDPOINT, APPOINTMENT_SLOTS })).toContain('buchen eine freie Zeit');
    expect(reasonsFor(name, { BOOKING_URL: live.BOOKING_URL })).toBe('');
  });

  test.each(['APPOINTMENT_ENDPOINT', 'APPOINTMENT_SLOTS'])('does not pass with a local %s', (name) => {
    const endpoints = {
      APPOINTMENT_ENDPOINT: 'https://termine.sinotrade.ch/api/appointments',
      APPOINTMENT_SLOTS: 'https://termine.sinotrade.ch/api/slots',
      BOOKING_URL: '',
    };
    expect(musts({ ...live, ...endpoints })).toEqual([]);
    expect(musts({ ...live, ...endpoints, [name]: 'http://localhost:8787/' })).toEqual([name]);
  });

  test('passes when it is complete', () => {
    expect(musts(live)).toEqual([]);
  });

  test('may accept the simulated form, in so many words', () => {
    expect(musts({ ...live, INQUIRY_ENDPOINT: '' })).toEqual(['INQUIRY_ENDPOINT']);
    expect(musts({ ...live, INQUIRY_ENDPOINT: '', ACCEPT_SIMULATED_FORM: 'on' })).toEqual([]);
  });

  test.each([
    ['SITE_URL', 'https://www.muster-sourcing.example'],
    ['BOOKING_URL', 'https://portal.example/termin'],
    ['BOOKING_URL', 'https://calendly.com/'],
    ['INQUIRY_ENDPOINT', 'http://localhost:8787/inquiries'],
    ['PREVIEW', 'on'],
  ])('does not pass with %s=%s', (name, value) => {
    expect(musts({ ...live, [name]: value })).toEqual([name]);
  });

  test('makes those who process data known by name', () => {
    const config = readConfig(live);
    expect(fieldsThatMust(checkRecipients(samples, config))).toEqual(['hosting', 'booking', 'inquiry']);
    expect(fieldsThatMust(checkRecipients(samples, readConfig({})))).toEqual(['hosting']);
    const own = readConfig({ APPOINTMENT_ENDPOINT: 'https://termine.sinotrade.ch/api' });
    expect(fieldsThatMust(checkRecipients(samples, own))).toEqual(['hosting', 'appointment']);
    const abroad = { name: 'Cloud Inc.', country: 'USA', safeguard: null };
    expect(
      checkRecipients(everywhere(abroad), config).map(({ level, field }) => `${level} ${field}`),
    ).toEqual(['prüfen hosting.safeguard', 'prüfen booking.safeguard', 'prüfen inquiry.safeguard']);
  });

  test('lets nobody be named where the company does it by itself', () => {
    expect(checkRecipients(everywhere(null), readConfig(live))).toEqual([]);
  });

  test('with our own receiver asks for an address that visitors reach, and for who delivers its e-mails', () => {
    const RECEIVER_URL = 'https://www.sinotrade.ch/api';
    const own = { ...live, INQUIRY_ENDPOINT: '', BOOKING_URL: '', RECEIVER_URL };
    expect(musts(own)).toEqual([]);
    expect(musts({ ...own, RECEIVER_URL: 'http://localhost:4321/api' })).toEqual(['RECEIVER_URL']);
    expect(fieldsThatMust(checkRecipients(samples, readConfig(own)))).toEqual(['hosting', 'inquiry', 'mail']);
  });

  test('every variable is explained in .env.example, and none is set there', () => {
    const example = readFileSync('.env.example', 'utf8');
    for (const name of settingNames) expect(example).toMatch(new RegExp(`^# ${name}=`, 'm'));
    expect(example.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  });
});

/** What is found while a server answers at an address, or, without an answer, no more. */
async function foundAt(
  answer: RequestListener | null,
  check: (address: string) => Promise<Finding[]>,
): Promise<string[]> {
  const server = createServer(answer ?? undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  if (answer === null) server.close();
  const findings = await check(`http://127.0.0.1:${port}`);
  server.close();
  return fieldsThatMust(findings);
}

describe('our own receiver, asked with --live,', () => {
  const fine = { retentionDays: 180, sendsReceipt: false };

  /** What is found where the receiver gives an answer, or none. */
  const found = (answer: { status: number; health: object } | null) =>
    foundAt(
      answer &&
        (({ url }, response) => {
          const isAsked = url === '/api/health';
          response.writeHead(isAsked ? answer.status : 404).end(JSON.stringify(isAsked ? answer.health : {}));
        }),
      (address) => checkReceiver(readConfig({ RECEIVER_URL: `${address}/api` }), true),
    );

  test('must answer, be well, and do what the privacy policy says', async () => {
    expect(await found({ status: 200, health: fine })).toEqual([]);
    expect(await found(null)).toEqual(['RECEIVER_URL']);
    expect(await found({ status: 503, health: fine })).toEqual(['RECEIVER_URL']);
    const other = { retentionDays: 30, sendsReceipt: true };
    expect(await found({ status: 200, health: other })).toEqual([
      'RECEIVER_RETENTION_DAYS',
      'RECEIVER_RECEIPT',
    ]);
  });

  test('is mentioned without it, and only where there is one', async () => {
    const config = readConfig({ RECEIVER_URL: 'https://www.sinotrade.ch/api' });
    expect(await checkReceiver(config, false)).toMatchObject([{ level: 'prüfen', field: 'RECEIVER_URL' }]);
    expect(await checkReceiver(readConfig({}), true)).toEqual([]);
  });
});

describe('endpoint and portal, asked with --live,', () => {
  const SITE_URL = 'https://www.sinotrade.ch';

  /** What is found where they answer with a status and headers. */
  async function found(
    status: number,
    headers: Record<string, string>,
    name: 'inquiryEndpoint' | 'bookingUrl',
  ) {
    const methods: (string | undefined)[] = [];
    const answer: RequestListener = ({ method }, response) => {
      methods.push(method);
      response.writeHead(status, headers).end();
    };
    const fields = await foundAt(status === 0 ? null : answer, (address) =>
      checkLive({ ...readConfig({ SITE_URL }), [name]: `${address}/f` }),
    );
    expect(methods).not.toContain('POST');
    return fields;
  }

  const cors = { 'Access-Control-Allow-Origin': SITE_URL, 'Access-Control-Allow-Headers': 'Content-Type' };

  test.each([
    ['does not answer', 0, cors],
    ['is not there', 404, cors],
    ['is out of order', 503, cors],
    ['forgets CORS', 204, {}],
    ['allows another site', 204, { ...cors, 'Access-Control-Allow-Origin': 'https://sinotrade.ch' }],
    ['allows no JSON', 204, { 'Access-Control-Allow-Origin': '*' }],
  ])('an endpoint that %s is found, without an inquiry', async (_, status, headers) => {
    expect(await found(status, headers, 'inquiryEndpoint')).toEqual(['INQUIRY_ENDPOINT']);
  });

  test('a sound endpoint passes', async () => {
    expect(await found(204, cors, 'inquiryEndpoint')).toEqual([]);
  });

  test.each([
    ['does not answer', 0, {}],
    ['is not there', 404, {}],
    ['forbids framing', 200, { 'X-Frame-Options': 'SAMEORIGIN' }],
    [
      'is framed by others only',
      200,
      { 'Content-Security-Policy': "frame-ancestors 'self' https://other.ch" },
    ],
  ])('a portal that %s is found', async (_, status, headers) => {
    expect(await found(status, headers, 'bookingUrl')).toEqual(['BOOKING_URL']);
  });

  test.each([
    {},
    { 'Content-Security-Policy': 'default-src https:; frame-ancestors *' },
    { 'Content-Security-Policy': `frame-ancestors ${SITE_URL}`, 'X-Frame-Options': 'DENY' },
    { 'Content-Security-Policy': 'frame-ancestors https://*.sinotrade.ch' },
  ])('a portal with %o passes', async (headers) => {
    expect(await found(200, headers, 'bookingUrl')).toEqual([]);
  });
});
