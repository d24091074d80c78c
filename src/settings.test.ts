import { spawnSync } from 'node:child_process';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readConfig, readEnvText, readSettings } from '#settings.ts';
import { company } from '#content/company.ts';

describe('where inquiries go', () => {
  test('nowhere, unless an endpoint is configured', () => {
    expect(readConfig({}).inquiryEndpoint).toBeNull();
    expect(readConfig({ INQUIRY_ENDPOINT: '' }).inquiryEndpoint).toBeNull();
  });

  test.each([
    'https://example.com/inquiries',
    'https://example.com/f/abc?form=1',
    'http://localhost:4321/inquiries',
    'http://127.0.0.1:4321/',
    'http://[::1]:4321/',
    'http://192.168.1.20:4321/api/inquiries',
    'http://172.31.0.1/',
  ])('%s is accepted as it stands', (address) => {
    expect(readConfig({ INQUIRY_ENDPOINT: address }).inquiryEndpoint).toBe(address);
  });

  test.each([
    ['http://example.com/inquiries', 'muss mit https:// beginnen'],
    ['http://localhost.example.com/', 'muss mit https:// beginnen'],
    ['http://10.example.com/', 'muss mit https:// beginnen'],
    ['http://172.32.0.1/', 'muss mit https:// beginnen'],
    ['ftp://localhost/', 'muss mit https:// beginnen'],
    ['javascript:alert(1)', 'muss mit https:// beginnen'],
    ['/inquiries', 'ist keine Adresse'],
    ['example.com', 'ist keine Adresse'],
    ['https://example.com/#inquiries', 'darf kein «#»'],
  ])('%s stops the build with the name of the variable, the value and the reason', (address, reason) => {
    const read = () => readConfig({ INQUIRY_ENDPOINT: address });
    expect(read).toThrow(`INQUIRY_ENDPOINT=«${address}»`);
    expect(read).toThrow(reason);
  });

  test('a password in the address stops the build and is not printed', () => {
    const read = () => readConfig({ INQUIRY_ENDPOINT: 'https://user:geheim@example.com/' });
    expect(read).toThrow('enthält ein Passwort');
    expect(read).not.toThrow('geheim');
  });
});

test.each([
  [undefined, false],
  ['', false],
  ['off', false],
  ['on', true],
])('the idempotency header with INQUIRY_IDEMPOTENCY_HEADER=%s is sent: %s', (value, sent) => {
  expect(readConfig({ INQUIRY_IDEMPOTENCY_HEADER: value }).inquiryIdempotencyHeader).toBe(sent);
});

test('any other value of the switch stops the build', () => {
  expect(() => readConfig({ INQUIRY_IDEMPOTENCY_HEADER: 'yes' })).toThrow('muss «on» oder «off» sein');
});

describe('the address of the site', () => {
  test('is the origin, with or without a slash at its end', () => {
    expect(readConfig({ SITE_URL: 'https://www.example.ch/' }).siteUrl).toBe('https://www.example.ch');
    expect(readConfig({}).siteUrl).toBe(company.siteUrl);
  });

  test.each([
    ['http://www.example.ch', 'muss mit https:// beginnen'],
    ['www.example.ch', 'ist keine Adresse'],
    ['https://www.example.ch/website', 'muss nach dem Namen der Website enden, ohne Pfad'],
    ['https://www.example.ch/?a', 'muss nach dem Namen der Website enden, ohne Pfad'],
  ])('%s stops the build', (address, reason) => {
    const read = () => readConfig({ SITE_URL: address });
    expect(read).toThrow(`SITE_URL=«${address}»`);
    expect(read).toThrow(reason);
  });
});

describe('the booking portal', () => {
  test.each([
    ['BOOKING_URL', 'http://booking.example.com'],
    ['BOOKING_MODE', 'eager'],
    ['BOOKING_FRAME_ORIGINS', 'https://a.example https://b.example/path'],
  ])('%s=%s stops the build', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`Konfiguration: ${name}=«`);
  });

  test.each(['https://www.example.ch', 'https://www.example.ch:443/termine', 'https://WWW.example.ch/x'])(
    'never stands on the origin of the site, where its scripts could reach out of the frame (%s)',
    (address) => {
      const read = (SITE_URL: string) => readConfig({ SITE_URL, BOOKING_URL: address });
      expect(() => read('https://www.example.ch')).toThrow('darf nicht auf der Adresse der Website liegen');
      expect(read('https://example.ch').bookingUrl).toBe(address);
    },
  );

  test('may lead to further origins inside the frame', () => {
    expect(
      readConfig({ BOOKING_FRAME_ORIGINS: ' https://a.example  https://b.example/ ' }).bookingFrameOrigins,
    ).toEqual(['https://a.example', 'https://b.example']);
    expect(readConfig({}).bookingFrameOrigins).toEqual([]);
  });
});

describe('appointments', () => {
  const APPOINTMENT_ENDPOINT = 'https://example.com/appointments';
  const APPOINTMENT_SLOTS = 'https://example.com/slots';

  test('go nowhere, unless an endpoint is configured', () => {
    expect(readConfig({})).toMatchObject({ appointmentEndpoint: null, appointmentSlots: null });
    expect(readConfig({ APPOINTMENT_ENDPOINT, APPOINTMENT_SLOTS })).toMatchObject({
      appointmentEndpoint: APPOINTMENT_ENDPOINT,
      appointmentSlots: APPOINTMENT_SLOTS,
    });
  });

  test.each(['APPOINTMENT_ENDPOINT', 'APPOINTMENT_SLOTS'])('%s travels encrypted', (name) => {
    const environment = { APPOINTMENT_ENDPOINT, APPOINTMENT_SLOTS, [name]: 'http://example.com/' };
    expect(() => readConfig(environment)).toThrow(`${name}=«http://example.com/» muss mit https:// beginnen`);
  });

  test('with free times need somewhere to book them', () => {
    expect(() => readConfig({ APPOINTMENT_SLOTS })).toThrow('braucht auch APPOINTMENT_ENDPOINT');
  });
});

test.each(['ACCEPT_SIMULATED_FORM', 'PREVIEW'])('%s is a switch, off unless it says «on»', (name) => {
  const switches = (value?: string) => {
    const { acceptsSimulatedForm, isPreview } = readConfig({ [name]: value });
    return [acceptsSimulatedForm, isPreview];
  };
  expect(switches()).toEqual([false, false]);
  expect(switches('on').filter(Boolean)).toHaveLength(1);
  expect(() => switches('true')).toThrow(`${name}=«true» muss «on» oder «off» sein`);
});

test('everything that is wrong is said at once', () => {
  const read = () => readConfig({ SITE_URL: 'http://www.example.ch', PREVIEW: 'yes' });
  expect(read).toThrow('SITE_URL=«http://www.example.ch» muss mit https:// beginnen');
  expect(read).toThrow('PREVIEW=«yes» muss «on» oder «off» sein');
});

describe('our own receiver', () => {
  const RECEIVER_URL = 'https://www.firma.ch/api/';

  test('takes inquiries and appointments at addresses that follow from its own', () => {
    expect(readConfig({}).receiver).toBeNull();
    expect(readConfig({ RECEIVER_URL })).toMatchObject({
      inquiryEndpoint: 'https://www.firma.ch/api/inquiries',
      appointmentEndpoint: 'https://www.firma.ch/api/appointments',
      appointmentSlots: 'https://www.firma.ch/api/slots',
      receiver: { url: 'https://www.firma.ch/api', retentionDays: 180, sendsReceipt: false },
    });
  });

  test.each([
    [{ INQUIRY_ENDPOINT: 'https://forms.example.com/' }, 'INQUIRY_ENDPOINT'],
    [{ APPOINTMENT_ENDPOINT: 'https://forms.example.com/' }, 'APPOINTMENT_ENDPOINT'],
    [{ APPOINTMENT_SLOTS: 'https://forms.example.com/' }, 'APPOINTMENT_SLOTS'],
    [{ RECEIVER_RETENTION_DAYS: '0' }, 'RECEIVER_RETENTION_DAYS'],
    [{ RECEIVER_RETENTION_DAYS: 'ever' }, 'RECEIVER_RETENTION_DAYS'],
    [{ RECEIVER_RECEIPT: 'yes' }, 'RECEIVER_RECEIPT'],
    [{ RECEIVER_URL: 'http://firma.ch/api' }, 'RECEIVER_URL'],
  ])('%j stops the build', (changes, name) => {
    const read = () => readConfig({ RECEIVER_URL, ...changes });
    expect(read).toThrow(`Konfiguration: ${name}=«`);
    expect(read).not.toThrow('braucht auch');
  });
});

test('whatever reads the configuration stops at a wrong value and says it without a stack', () => {
  const env = { ...process.env, BOOKING_URL: 'http://booking.example.com' };
  const { status, stderr } = spawnSync(process.execPath, ['src/config.ts'], { env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain(
    'Konfiguration: BOOKING_URL=«http://booking.example.com» muss mit https:// beginnen.',
  );
  expect(stderr).not.toMatch(/^ +at /m);
});

describe('the file .env', () => {
  const text = 'SITE_URL=https://www.bueroeck.ch\nPREVIEW="on"\n';
  test.each([
    ['as it should be', Buffer.from(text)],
    ['with a byte order mark', Buffer.from(`\ufeff${text}`)],
    ['in UTF-16, as PowerShell writes it', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['with the lines of Windows', Buffer.from(text.replaceAll('\n', '\r\n'))],
  ])('is read %s', (_, bytes) => {
    expect(parseEnv(readEnvText(bytes))).toEqual({ SITE_URL: 'https://www.bueroeck.ch', PREVIEW: 'on' });
  });

  test('stops the build at a name that nobody knows, and names what else is wrong', () => {
    const read = () => readSettings(Buffer.from('BOKING_URL=https://a.ch\nPREVIEW=ja\n'), {});
    expect(read).toThrow('Den Namen «BOKING_URL» in .env');
    expect(read).toThrow('PREVIEW=«ja»');
    expect(() => readConfig({ RECEIVER_RETENTION_DAYS: 'abc' })).toThrow('RECEIVER_RETENTION_DAYS=«abc»');
  });
});
