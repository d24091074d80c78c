import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { receiverTexts } from '../../src/content/receiver.ts';
import { person, sample } from '../../tests/sample-inquiry.ts';
import { fieldNames, requiredFields, trapName } from '../../src/content/contract.ts';
import { inquiryFrom } from '../../src/inquiry/inquiry.ts';
import { inquiryKey, messageBody } from '../../src/inquiry/message.ts';
import { createKey } from '../../src/lib/request.ts';
import { dayOf } from '../../src/lib/day.ts';
import { limitOf } from '../requests.ts';
import { booking, inquiryBody, origin } from './samples.ts';
import { startTrial, type Trial } from './trial.ts';

const kept = (rows: Trial['rows']) => JSON.parse(String(rows('inquiries')[0]?.['fields'])) as unknown;

describe('an inquiry', () => {
  test('is kept, then answered with a 2xx, and mailed to the company with an answer going to the visitor', async () => {
    const { rows, mails, inquire } = await startTrial();
    const answer = await inquire();
    expect(answer.statusCode).toBe(202);
    expect(rows('inquiries')).toHaveLength(1);
    await expect.poll(() => mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: 'anfragen@firma.ch',
      replyTo: person.email,
      subject: 'Projektanfrage von Muster Handel AG',
    });
    expect(mails[0]?.text).toContain('Branche: Einzel- und Grosshandel\n');
    expect(mails[0]?.text).not.toContain('Budget');
    expect(mails[0]?.text).toContain('Projektbeschreibung: 500 Laternen aus Stahl\nverzinkt\n');
    expect(mails[0]?.messageId).toMatch(/^<[0-9a-f-]{36}@muster-sourcing\.example>$/);
  });

  test.each([
    ['regula@müller.ch', true],
    ['regula@muster--handel.ch', true],
    ['regula@firma', true],
    ['regula@firma..ch', false],
    ['regula@firma.ch.', false],
    ['regula@-firma.ch', false],
    ['jürg@firma.ch', false],
  ])('with the address %s arrives; that it can be a header: %s', async (email, isHeader) => {
    const { mails, inquire } = await startTrial();
    await inquire({ email });
    await expect.poll(() => mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(email);
    expect(mails[0]?.replyTo).toBe(isHeader ? email : undefined);
  });

  test('that comes twice with one key is kept and mailed once, and answered the same', async () => {
    const { post, rows, mails } = await startTrial();
    const message = inquiryBody();
    const answers = await Promise.all([post('/inquiries', message), post('/inquiries', message)]);
    answers.push(await post('/inquiries', message));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(202);
    expect(rows('inquiries')).toHaveLength(1);
    await expect.poll(() => mails).toHaveLength(1);
  });

  test('that was kept before a field existed, and comes again, is still the same', async () => {
    const { post, rows, database } = await startTrial();
    const message = inquiryBody(inquiryFrom(person));
    await post('/inquiries', message);
    database.sql.run`UPDATE inquiries SET fields = ${JSON.stringify(person)}`;
    expect((await post('/inquiries', message)).statusCode).toBe(202);
    expect(rows('inquiries')).toHaveLength(1);
  });

  test('under the key of another one is refused rather than lost', async () => {
    const { post } = await startTrial();
    const key = createKey();
    await post('/inquiries', inquiryBody({}, key));
    expect((await post('/inquiries', inquiryBody({ company: 'Andere AG' }, key))).statusCode).toBe(422);
  });

  test('keeps umlauts, emoji and markup as typed, and loses only what no person types', async () => {
    const { rows, inquire } = await startTrial();
    const projectDescription = '<b>«Zürich»</b> 👷🏽‍♀️ "x" &amp;\n\tzweite Zeile';
    await inquire({ projectDescription, company: 'Muster\tAG\r\nBcc: x@y.ch', lastName: 'a\ud83db\0' });
    expect(kept(rows)).toMatchObject({
      projectDescription,
      company: 'Muster AG Bcc: x@y.ch',
      lastName: 'a\ufffdb',
    });
  });

  test('from a page that knew fewer fields, or others, arrives', async () => {
    const { post, rows, mails } = await startTrial();
    const { idempotencyKey } = inquiryBody();
    const older = { ...person, idempotencyKey, secondsToFill: '40', other: 'x' };
    expect((await post('/inquiries', older)).statusCode).toBe(202);
    expect(kept(rows)).toEqual(inquiryFrom(person));
    await expect.poll(() => mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`E-Mail: ${person.email}\n\n`);
  });

  test.each<[string, object, status?: number]>([
    ...requiredFields.map((name): [string, object] => [`without the field «${name}»`, { [name]: undefined }]),
    ['without a name', { firstName: ' ' }],
    ['with an address that is none', { email: 'regula' }],
    ['with two addresses', { email: 'a@b.ch, c@d.ch' }],
    ['with a choice that is not on the list', { budget: 'viel' }],
    ['with a name of 201 characters', { company: 'x'.repeat(201) }],
    ['with a description of 20,001 characters', { projectDescription: 'x'.repeat(20_001) }],
    ['of more than 64 kB', { other: 'x'.repeat(65_536) }, 413],
  ])('%s is refused', async (_, changes, status = 400) => {
    const { post, rows } = await startTrial();
    expect((await post('/inquiries', { ...inquiryBody(), ...changes })).statusCode).toBe(status);
    expect(rows('inquiries')).toEqual([]);
  });
});

describe('from a browser without script', () => {
  const fields = { ...person, projectDescription: 'Laternen\r\n500 Stück', [trapName]: '' };

  test('a description as long as the form permits arrives, however its characters and line breaks are written', async () => {
    const { postForm, rows } = await startTrial();
    for (const projectDescription of ['€'.repeat(20_000), 'ü\r\n'.repeat(10_000)]) {
      const answer = await postForm('/inquiries', { ...fields, projectDescription });
      expect(answer.headers.location).toBe(`${origin}/api/inquiries/thanks`);
    }
    expect(rows('inquiries')).toHaveLength(2);
  });

  test('an inquiry arrives and leads to a plain page of thanks', async () => {
    const { postForm, get, rows, mails } = await startTrial();
    const answer = await postForm('/inquiries', fields);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${origin}/api/inquiries/thanks`]);
    expect(kept(rows)).toEqual({
      ...Object.fromEntries(fieldNames.map((name) => [name, ''])),
      ...person,
      projectDescription: 'Laternen\n500 Stück',
    });
    await expect.poll(() => mails).toHaveLength(1);
    const page = await get('/inquiries/thanks');
    expect(page.body).toContain('<h1>Danke für Ihre Anfrage</h1>');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none';/);
  });

  // As Links 2.28 and ELinks 0.13 post.
  test.each([
    [`${origin}/contact`, 'thanks'],
    ['https://boese.ch/contact', 'failed'],
    ['contact', 'failed'],
  ])('that sends no origin, from the page %s', async (referer, page) => {
    const { app } = await startTrial();
    const headers = { referer, 'content-type': 'application/x-www-form-urlencoded' };
    const payload = new URLSearchParams(fields).toString();
    const answer = await app.inject({ method: 'POST', url: '/api/inquiries', headers, payload });
    expect(answer.headers.location).toBe(`${origin}/api/inquiries/${page}`);
  });

  test('a second click on the same day is no second inquiry', async () => {
    const { postForm, rows } = await startTrial();
    await postForm('/inquiries', fields);
    await postForm('/inquiries', fields);
    expect(rows('inquiries')).toHaveLength(1);
  });

  test('what was sent by the script of the form is no second inquiry either', async () => {
    const now = Date.UTC(2027, 2, 1, 23, 30); // already the next day in Switzerland
    const { post, postForm, rows } = await startTrial({}, { now: () => now });
    const typed = { ...person, projectDescription: 'Laternen\n500 Stück' };
    const inquiry = inquiryFrom(typed);
    const key = await inquiryKey(inquiry, dayOf(2027, 3, 2));
    await post('/inquiries', { ...messageBody(inquiry, key), secondsToFill: '40' });
    await postForm('/inquiries', fields);
    expect(rows('inquiries')).toHaveLength(1);
  });

  test('what is refused leads to a page that says so', async () => {
    const { postForm, get, rows } = await startTrial();
    const answer = await postForm('/inquiries', { ...fields, email: 'regula' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${origin}/api/inquiries/failed`]);
    expect((await get('/inquiries/failed')).body).toContain('konnten wir nicht entgegennehmen');
    expect(rows('inquiries')).toEqual([]);
  });
});

describe('what looks suspicious', () => {
  test.each([
    ['too fast', inquiryBody({}, createKey(), '2')],
    ['trap', { ...inquiryBody(), [trapName]: 'x' }],
    ['held back', { ...inquiryBody(), wasHeldBack: 'true' }],
  ] as const)(
    'arrives at once, marked in subject and text (%s), without a receipt',
    async (reason, message) => {
      const { post, rows, mails, outbox } = await startTrial({ RECEIVER_RECEIPT: 'on' });
      expect((await post('/inquiries', message)).statusCode).toBe(202);
      expect(rows('inquiries')).toMatchObject([{ marked: reason }]);
      await expect.poll(() => mails).toHaveLength(1);
      await outbox.wake();
      expect(mails).toMatchObject([
        { to: 'anfragen@firma.ch', subject: 'Vielleicht Spam: Projektanfrage von Muster Handel AG' },
      ]);
      expect(mails[0]?.text).toContain('Vorname: Regula');
      expect(mails[0]?.text).toContain(receiverTexts.marked.reasons[reason]);
    },
  );

  test('is not what several visitors send: lines of a tool, short texts, an address that is corrected', async () => {
    const { rows, inquire } = await startTrial();
    for (const changes of [
      {},
      { email: 'regula.muster@muster-handel.example' },
      { email: 'other@firma.ch', company: 'Andere AG' },
      { email: 'third@firma.ch', projectDescription: 'Bitte um Rückruf' },
      { email: 'fourth@firma.ch', projectDescription: 'Bitte um Rückruf' },
    ])
      await inquire(changes);
    expect(rows('inquiries').map(({ marked }) => marked)).toEqual([null, null, null, null, null]);
  });
});

describe('a flood', () => {
  const begin = Date.UTC(2026, 10, 23, 10, 1);

  test('reaches the company in one mail of every quarter of an hour, every message in full; nothing is lost', async () => {
    let time = begin;
    const { mails, outbox, rows, inquire } = await startTrial({ RECEIVER_LIMIT: 4 }, { now: () => time });
    // All of one address of a visitor: more than its share of mails arrives together.
    for (let number = 0; number < 4; number++) await inquire({ company: `Firma ${number} AG` });
    await expect.poll(() => mails).toHaveLength(4);

    // Others at once: more than the share of all.
    const from = (number: number) =>
      inquire({ company: `Andere ${number} AG` }, { 'x-forwarded-for': `10.0.0.${number}` });
    for (let number = 0; number < 12; number++) await from(number);
    await expect.poll(() => rows('mails').filter(({ sent }) => sent === null)).toHaveLength(4);
    expect(mails).toHaveLength(12);
    time = Date.UTC(2026, 10, 23, 10, 15);
    await outbox.wake();
    expect(mails).toHaveLength(13);
    const digest = mails.at(-1);
    expect(digest).toMatchObject({
      to: 'anfragen@firma.ch',
      subject: '4 Nachrichten von der Website',
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    for (const number of [8, 9, 10, 11])
      expect(digest?.text).toMatch(
        new RegExp(`Projektanfrage von Andere ${number} AG\n\n(.*\n)*Firma: Andere ${number} AG\n`),
      );
    expect(rows('mails').filter(({ sent }) => sent === null)).toEqual([]);
  });

  test('of receipts to one address ends after five a day', async () => {
    const { mails, outbox, inquire } = await startTrial({ RECEIVER_RECEIPT: 'on' }, { now: () => begin });
    for (let number = 0; number < 8; number++) await inquire({ company: `Firma ${number} AG` });
    await expect.poll(() => mails.filter(({ to }) => to === 'anfragen@firma.ch')).toHaveLength(8);
    await outbox.wake();
    expect(mails.filter(({ to }) => to === person.email)).toHaveLength(5);
  });

  test('of mails to visitors ends, for who sends them and for all; a booking stands then, and the company is asked to call', async () => {
    const { post, rows, inquire } = await startTrial(
      { RECEIVER_RECEIPT: 'on', RECEIVER_LIMIT: 4 },
      { now: () => begin },
    );
    const from = (client: number) => ({ 'x-forwarded-for': `10.0.0.${client}` });
    const toVisitors = () => rows('mails').filter(({ recipient }) => recipient !== null);
    const inquireAs = (number: number, client: number) =>
      inquire({ email: `opfer${number}@firma.ch` }, from(client));
    for (const number of [1, 2, 3]) expect((await inquireAs(number, 0)).statusCode).toBe(202);
    expect(toVisitors()).toHaveLength(2);
    for (let number = 4; number < 20; number++) await inquireAs(number, number);
    expect(toVisitors()).toHaveLength(12);

    expect((await post('/appointments', booking(), from(20))).statusCode).toBe(201);
    expect(toVisitors()).toHaveLength(12);
    const { subject } = JSON.parse(String(rows('mails').at(-1)?.['message'])) as { subject: string };
    expect(subject).toMatch(/^Bitte anrufen: Termin: /);
  });

  test('of addresses makes the receiver forget none that it has counted', async () => {
    const { app } = await startTrial();
    const count = app.createRateLimit(limitOf(1));
    const isOver = async (ip: string) => {
      const request = { ip, routeOptions: { config: {} } } as FastifyRequest;
      return Object(await count(request)).isExceeded as boolean;
    };
    expect(await isOver('192.0.2.1')).toBe(false);
    for (let number = 0; number < 20_000; number++) await isOver(`2001:db8:${number.toString(16)}::1`);
    expect(await isOver('192.0.2.1')).toBe(true);
  });
});

describe('closed to abuse', () => {
  test.each([undefined, 'https://boese.ch', 'null', 'https://www.firma.ch.boese.ch'])(
    'a post from %s is refused',
    async (from) => {
      const { app, rows } = await startTrial();
      const headers = from === undefined ? {} : { origin: from };
      const payload = inquiryBody();
      const answer = await app.inject({ method: 'POST', url: '/api/inquiries', headers, payload });
      expect(answer.statusCode).toBe(403);
      expect(rows('inquiries')).toEqual([]);
    },
  );

  test('another origin gets no permission from the answer to its question', async () => {
    const { app } = await startTrial();
    const permissionFor = async (from: string) => {
      const headers = { origin: from, 'access-control-request-method': 'POST' };
      const answer = await app.inject({ method: 'OPTIONS', url: '/api/inquiries', headers });
      return answer.headers['access-control-allow-origin'];
    };
    expect(await permissionFor(origin)).toBe(origin);
    expect(await permissionFor('https://boese.ch')).not.toBe('https://boese.ch');
  });

  test('an address that sends more than its limit waits; what it says of itself does not help, another address is free', async () => {
    const { app } = await startTrial({ RECEIVER_LIMIT: 2, RECEIVER_PROXIES: ['127.0.0.1'] });
    const from = async (forwarded: string, remoteAddress = '127.0.0.1') =>
      app.inject({
        method: 'POST',
        url: '/api/inquiries',
        remoteAddress,
        headers: { origin, 'x-forwarded-for': forwarded },
        payload: inquiryBody(),
      });
    const addresses = ['1.1.1.1, 9.9.9.9', '2.2.2.2, 9.9.9.9', '3.3.3.3, 9.9.9.9', '8.8.8.8'];
    const statuses = await Array.fromAsync(addresses, async (address) => (await from(address)).statusCode);
    expect(statuses).toEqual([202, 202, 429, 202]);
    expect(Number((await from('9.9.9.9')).headers['retry-after'])).toBeGreaterThan(0);
    // Not through the proxy: the header counts for nothing.
    expect((await from('5.5.5.5', '9.9.9.9')).statusCode).toBe(429);
  });

  test('a port that a proxy adds to an address is no other address', async () => {
    const { inquire } = await startTrial({ RECEIVER_LIMIT: 2 });
    const fourth = ['1.1.1.1:1024', '1.1.1.1:1025', '1.1.1.1'];
    const sixth = ['[2001:db8::1]:1024', '2001:db8::2', '[2001:db8::3]'];
    const statuses = await Array.fromAsync([...fourth, ...sixth], async (address) => {
      return (await inquire({}, { 'x-forwarded-for': address })).statusCode;
    });
    expect(statuses).toEqual([202, 202, 429, 202, 202, 429]);
  });

  test('a compressed body is refused as such', async () => {
    const { inquire } = await startTrial();
    expect((await inquire({}, { 'content-encoding': 'gzip' })).statusCode).toBe(415);
  });

  test('the database is readable by its owner only, and holds no address of who has asked', async () => {
    const { folder, inquire } = await startTrial();
    await inquire({}, { 'x-forwarded-for': '203.0.113.9' });
    for (const file of readdirSync(folder))
      expect(readFileSync(join(folder, file)).includes('203.0.113.9'), file).toBe(false);
    const modes = ['receiver.db', 'receiver.db-wal'].map((file) => statSync(join(folder, file)).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600]);
  });

  test('no log line carries anything of the visitor, whatever happens', async () => {
    const { post, log, app, mails, inquire } = await startTrial({ RECEIVER_LIMIT: 3 });
    await inquire();
    await post('/inquiries', { ...inquiryBody(), email: 'regula' });
    await app.inject({ method: 'GET', url: `/api/nothing?email=${person.email}`, remoteAddress: '9.9.9.9' });
    await post('/inquiries', '{"email":"regula' as never);
    await expect.poll(() => mails).toHaveLength(1);
    await expect.poll(() => log.join('')).toContain('mail sent');
    for (const value of [...Object.values(sample).filter(Boolean), '9.9.9.9', '127.0.0.1']) {
      expect(log.join('')).not.toContain(value);
    }
  });
});

describe('a receipt', () => {
  test('goes to the visitor only where it is switched on, and repeats nothing that was typed', async () => {
    const { mails, inquire } = await startTrial({ RECEIVER_RECEIPT: 'on' });
    await inquire();
    await expect.poll(() => mails).toHaveLength(2);
    const receipt = mails.find(({ to }) => to === person.email);
    expect(receipt).toMatchObject({
      subject: receiverTexts.receipt.subject,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    expect(receipt?.text).not.toMatch(/Regula|Muster Handel|Laternen/);
  });
});
