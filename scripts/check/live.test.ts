import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import type { Finding } from './finding.ts';
import { checkLive, checkReceiver } from './live.ts';

const fieldsThatMust = (findings: readonly Finding[]) =>
  findings.filter(({ level }) => level === 'muss').map(({ field }) => field);

describe('our own receiver, asked with --live,', () => {
  const fine = { retentionDays: 180, sendsReceipt: false };

  /** What is found where the receiver gives an answer, or none. */
  async function found(answer: { status: number; health: object } | null): Promise<string[]> {
    const server = createServer((request, response) => {
      if (request.url !== '/api/health') response.writeHead(404).end('{}');
      else response.writeHead(answer?.status ?? 0).end(JSON.stringify(answer?.health));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    if (answer === null) server.close();
    const config = readConfig({ RECEIVER_URL: `http://127.0.0.1:${port}/api` });
    const findings = await checkReceiver(config, true);
    server.close();
    return fieldsThatMust(findings);
  }

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
    name: 'INQUIRY_ENDPOINT' | 'BOOKING_URL',
  ) {
    const methods: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      methods.push(request.method);
      response.writeHead(status, headers).end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    if (status === 0) server.close();
    const address = `http://127.0.0.1:${port}/f`;
    const config = {
      ...readConfig({ SITE_URL }),
      ...(name === 'BOOKING_URL' ? { bookingUrl: address } : { inquiryEndpoint: address }),
    };
    const findings = await checkLive(config);
    server.close();
    expect(methods).not.toContain('POST');
    return fieldsThatMust(findings);
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
    expect(await found(status, headers, 'INQUIRY_ENDPOINT')).toEqual(['INQUIRY_ENDPOINT']);
  });

  test('a sound endpoint passes', async () => {
    expect(await found(204, cors, 'INQUIRY_ENDPOINT')).toEqual([]);
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
    expect(await found(status, headers, 'BOOKING_URL')).toEqual(['BOOKING_URL']);
  });

  test.each([
    {},
    { 'Content-Security-Policy': 'default-src https:; frame-ancestors *' },
    { 'Content-Security-Policy': `frame-ancestors ${SITE_URL}`, 'X-Frame-Options': 'DENY' },
    { 'Content-Security-Policy': 'frame-ancestors https://*.sinotrade.ch' },
  ])('a portal with %o passes', async (headers) => {
    expect(await found(200, headers, 'BOOKING_URL')).toEqual([]);
  });
});
