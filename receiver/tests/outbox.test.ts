import { readdirSync, readFileSync, statSync } from 'node:fs';
import net, { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import tls, { getCACertificates, setDefaultCACertificates } from 'node:tls';
import PostalMime from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { selfSignedPem } from '../../scripts/server/start.ts';
import { listen } from '../../scripts/server/listen.ts';
import { person } from '../../tests/sample-inquiry.ts';
import { openDatabase } from '../database.ts';
import { outboxState, pauseAfter, retryAll } from '../outbox.ts';
import type { Settings } from '../settings.ts';
import { createSend } from '../transport.ts';
import { mailboxForTest, folderForTest, startTrial } from './trial.ts';
import { settingsIn } from './samples.ts';

const minute = 60_000;
const hour = 60 * minute;
const begin = Date.UTC(2026, 10, 23);

/** A receiver that hands its mails to an SMTP server, with a clock that the test sets forward. */
async function startWith(smtpUrl: string, changes: Partial<Settings> = {}) {
  let time = begin;
  const settings = settingsIn(folderForTest(), { SMTP_URL: smtpUrl, ...changes });
  const trial = await startTrial(settings, { send: createSend(settings), now: () => time });
  const state = () => outboxState(trial.database);
  const attempts = () => Number(trial.rows('mails')[0]?.['attempts']);
  const health = async () => (await trial.get('/health')).statusCode;
  /** Lets time pass and the outbox do what is due. */
  async function pass(milliseconds: number) {
    const before = attempts();
    time += milliseconds;
    await trial.outbox.wake();
    return attempts() - before;
  }
  /** Posts an inquiry whose mail cannot leave. */
  async function inquireInVain() {
    await trial.inquire();
    await expect.poll(() => trial.log.join('')).toContain('mail not sent');
  }
  return { ...trial, state, attempts, health, pass, inquireInVain };
}

test('a mail arrives as text with umlauts, an answer going to the visitor, in the name of the company', async () => {
  const mailbox = await mailboxForTest();
  const { state, inquire } = await startWith(mailbox.url);
  await inquire({ company: 'Müller & Söhne «Küchen» AG, Zürich', projectDescription: 'Töpfe 👷\n.\nEnde' });
  await expect.poll(() => mailbox.mails).toHaveLength(1);
  expect(mailbox.mails[0]).toMatchObject({
    from: { name: 'Muster Sourcing', address: 'website@firma.ch' },
    to: [{ address: 'anfragen@firma.ch' }],
    replyTo: [{ address: person.email }],
    subject: 'Projektanfrage von Müller & Söhne «Küchen» AG, Zürich',
  });
  expect(mailbox.mails[0]?.text).toContain('Projektbeschreibung: Töpfe 👷\n.\nEnde');
  expect(mailbox.mails[0]?.html).toBeUndefined();
  await expect.poll(state).toMatchObject({ waiting: 0, undelivered: 0 });
});

test('nothing that is typed becomes a header', async () => {
  const mailbox = await mailboxForTest();
  const { inquire } = await startWith(mailbox.url);
  await inquire({ company: 'X\r\nBcc: opfer@boese.ch\r\n\r\nText', firstName: '=?utf-8?q?=0ABcc:_x?=' });
  await expect.poll(() => mailbox.mails).toHaveLength(1);
  const [mail] = mailbox.mails;
  expect(mail?.bcc).toBeUndefined();
  expect(mail?.to).toHaveLength(1);
  expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
});

describe('while the SMTP server', () => {
  const withCode = (responseCode: number, text = 'no') => Object.assign(new Error(text), { responseCode });
  const atRecipient = (code: number, text?: string): SMTPServerOptions => ({
    onRcptTo: (_address, _session, done) => done(withCode(code, text)),
  });
  const notSending = 'does not send for MAIL_FROM';

  // What trying again does not mend is a matter of health at once: the cause stands there.
  test.each<[string, SMTPServerOptions, cause?: string]>([
    ['refuses connections', { onConnect: (_session, done) => done(withCode(554)) }],
    ['asks to come later (greylisting)', atRecipient(450)],
    [
      'rejects the mail after its text',
      { onData: (stream, _session, done) => void stream.resume().on('end', () => done(withCode(552))) },
    ],
    // As Exim does with `ratelimit`, as its specification has it.
    [
      'has had enough for now, which it says with a final code',
      atRecipient(550, 'Sender rate overlimit - 3.0 / 1h'),
    ],
    ['rejects the recipient', atRecipient(550), 'refuses the address of the company (MAIL_TO)'],
    ['rejects the sender', { onMailFrom: (_address, _session, done) => done(withCode(553)) }, notSending],
    [
      'does not relay, which it says at the recipient',
      atRecipient(554, '5.7.1 relay access denied'),
      notSending,
    ],
    // Dovecot's submission, of a relay that offers no codes, with Exchange's words; qmail; hMailServer; cPanel; OpenSMTPD; Haraka.
    ...[
      '550 5.0.0 <anfragen@firma.ch> 5.7.54 SMTP; Unable to relay recipient in non-accepted domain',
      "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
      '530 SMTP authentication is required.',
      '550 www.firma.ch is not permitted to relay through this server without authentication.',
      '550 Invalid recipient: <anfragen@firma.ch>',
      '550 I cannot deliver mail for <anfragen@firma.ch>',
    ].map((said): [string, SMTPServerOptions, string] => [
      `does not relay, by the words «${said}»`,
      atRecipient(parseInt(said), said.slice(4)),
      notSending,
    ]),
    // As Postfix does with `reject_unlisted_sender`.
    [
      'rejects the sender, which it says at the recipient',
      atRecipient(550, '5.1.0 <website@firma.ch>: Sender address rejected: User unknown'),
      notSending,
    ],
    // As Debian's Postfix does (`defer_unauth_destination`).
    [
      'does not relay, which it puts off',
      atRecipient(454, '4.7.1 <anfragen@firma.ch>: Relay access denied'),
      notSending,
    ],
    [
      'does not know the password',
      { authOptional: false, onAuth: (_auth, _session, done) => done(withCode(535)) },
      'refuses the sign-in',
    ],
  ])('%s: the mail waits and is tried again, nothing is lost', async (_, fault, cause) => {
    const mailbox = await mailboxForTest(fault);
    const { get, state, attempts, log, inquire } = await startWith(
      mailbox.url,
      fault.onAuth && { SMTP_USER: 'u', SMTP_PASSWORD: 'falsch' },
    );
    expect((await inquire()).statusCode).toBe(202);
    await expect.poll(() => log.join('')).toContain('mail not sent');
    const answer = await get('/health');
    expect([attempts(), answer.statusCode]).toEqual([1, cause ? 503 : 200]);
    if (cause) expect(answer.json<{ problems: string[] }>().problems.join()).toContain(cause);
    expect(state()).toMatchObject({ waiting: 1, undelivered: 0 });
    expect(log.join('')).toMatch(/"reason":"The SMTP server [^"]+\."/);
    expect(log.join('')).not.toMatch(/regula|falsch/i);
  });

  test.each([
    ['tippfehler@firma.ch', 'User unknown in relay recipient table'],
    ['relay-denied@sender.ch', 'User unknown'],
  ])(
    "refuses a visitor's address, %s, for good: the company is told, that mail is over, and all is well",
    async (visitor, why) => {
      const mailbox = await mailboxForTest({
        onRcptTo: ({ address }, _session, done) =>
          done(address === visitor ? withCode(550, `5.1.1 <${visitor}>: ${why}`) : null),
      });
      const receipt = { RECEIVER_RECEIPT: 'on' } as const;
      const { state, health, rows, inquire } = await startWith(mailbox.url, receipt);
      await inquire({ email: visitor });
      await expect.poll(() => mailbox.mails).toHaveLength(2);
      const [, failure] = mailbox.mails;
      expect(failure).toMatchObject({
        to: [{ address: 'anfragen@firma.ch' }],
        subject: `Bestätigung an ${visitor} kam nicht an`,
      });
      expect(failure?.headers).toContainEqual(
        expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
      );
      await expect.poll(state).toMatchObject({ waiting: 0, undelivered: 0 });
      expect(await health()).toBe(200);
      expect(rows('mails').filter(({ message }) => message !== '')).toEqual([]);
    },
  );

  test('on this machine offers STARTTLS with a certificate of its own: the mail arrives without', async () => {
    const pem = selfSignedPem();
    const mailbox = await mailboxForTest({ key: pem, cert: pem, disabledCommands: [] });
    const { inquire } = await startWith(mailbox.url);
    await inquire();
    await expect.poll(() => mailbox.mails).toHaveLength(1);
  });

  test.each([
    ['smtp://localhost', 25],
    ['smtp://127.0.0.1', 25],
    ['smtp://localhost:2525', 2525],
    ['smtps://localhost', 465],
  ])('on this machine is named %s, it is asked at port %i', async (url, port) => {
    const connect = vi.spyOn(net, 'connect').mockImplementation(() => {
      throw new Error('seen');
    });
    const connectSecurely = vi.spyOn(tls, 'connect').mockImplementation(connect as never);
    onTestFinished(() => void [connect, connectSecurely].map((spy) => spy.mockRestore()));
    const { inquireInVain } = await startWith(url);
    await inquireInVain();
    expect(connect).toHaveBeenCalledWith(expect.objectContaining({ port }), expect.anything());
  });

  /** A server of raw connections, for what a well-behaved one cannot do. */
  async function rawServer(handle: (socket: Socket) => void) {
    const { port, close } = await listen(
      createServer((socket) => handle(socket.on('error', () => undefined))),
    );
    onTestFinished(close);
    return `smtp://127.0.0.1:${port}`;
  }

  test('takes the mail and drops the connection before it says so: the mail goes out again with the same id', async () => {
    const ids: (string | undefined)[] = [];
    const smtp = await rawServer((socket) => {
      let text = '';
      socket.write('220 hello\r\n');
      socket.on('data', (chunk) => {
        const wasData = text.includes('DATA\r\n');
        text += String(chunk);
        if (!wasData) socket.write(text.endsWith('DATA\r\n') ? '354 go on\r\n' : '250 ok\r\n');
        else if (text.endsWith('\r\n.\r\n')) {
          ids.push(/^Message-ID: (.*)$/im.exec(text)?.[1]);
          socket.destroy();
        }
      });
    });
    const { pass, inquireInVain } = await startWith(smtp);
    await inquireInVain();
    await pass(minute);
    await expect.poll(() => ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^<.+@.+>$/);
  });

  test('hangs: the receiver goes on taking inquiries', async () => {
    const smtp = await rawServer(() => undefined);
    const { state, inquire } = await startWith(smtp);
    const answers = [await inquire(), await inquire({ company: 'B AG' })];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    expect(state()).toMatchObject({ waiting: 2 });
  });

  test.each([
    ['slowly', 1],
    ['as fast as it can', 10_000],
  ])('answers %s and without end: after its time the mail waits', async (_, lines) => {
    const smtp = await rawServer((socket) => {
      socket.write('220 hello\r\n');
      const more = () => !socket.destroyed && socket.write('250-more\r\n'.repeat(lines));
      const timer = setInterval(more, 10);
      socket.on('close', () => clearInterval(timer));
    });
    const settings = settingsIn(folderForTest(), { SMTP_URL: smtp });
    const { log, database, inquire } = await startTrial(settings, { send: createSend(settings, 1000) });
    await inquire();
    await expect.poll(() => log.join(''), { timeout: 10_000 }).toContain('mail not sent');
    expect(outboxState(database)).toMatchObject({ waiting: 1, undelivered: 0 });
  });

  test.each([
    'Sender rate overlimit - 3.0 / 1h',
    '5.4.5 Daily user sending limit exceeded',
    '5.0.0 <regula@muster-handel.example> 5.4.5 Quota exceeded',
  ])(
    'has had enough for now, %s: the mail to the visitor waits, and nobody is told that the address is wrong',
    async (words) => {
      let isEnough = true;
      const mailbox = await mailboxForTest({
        onRcptTo: ({ address }, _session, done) =>
          done(isEnough && address === person.email ? withCode(550, words) : null),
      });
      const { state, pass, log, inquire } = await startWith(mailbox.url, { RECEIVER_RECEIPT: 'on' });
      await inquire();
      await expect.poll(() => log.join('')).toContain('takes no more mails for now');
      expect(state()).toMatchObject({ waiting: 1 });
      isEnough = false;
      await pass(minute);
      expect(mailbox.mails.map(({ to }) => to?.[0]?.address)).toEqual(['anfragen@firma.ch', person.email]);
    },
  );

  test('does not take the text of one mail: the others of its digest arrive all the same', async () => {
    const mailbox = await mailboxForTest({
      onData: (stream, _session, done) =>
        void textOf(stream).then((mail) => done(mail.includes('Casino') ? withCode(554, 'spam') : null)),
    });
    const { state, pass, log, inquire } = await startWith(mailbox.url, { RECEIVER_LIMIT: 4 });
    await pass(minute);
    // Twelve go out at once, two wait for the digest.
    for (let number = 0; number < 14; number++) {
      const company = number === 12 ? 'Casino AG' : 'Muster AG';
      await inquire({ company }, { 'x-forwarded-for': `10.0.0.${number}` });
    }
    const sent = () => log.filter((line) => line.includes('mail sent')).length;
    await expect.poll(sent).toBe(12);
    await pass(14 * minute);
    expect([sent(), state()]).toMatchObject([12, { waiting: 2 }]);
    await pass(minute);
    expect([sent(), state()]).toMatchObject([13, { waiting: 1, undelivered: 0 }]);
    expect(log.join('')).toContain('does not take the text of the mail, or its size');
  });

  test('speaks TLS only: its certificate must be trusted', async () => {
    const pem = selfSignedPem();
    const mailbox = await mailboxForTest({ secure: true, key: pem, cert: pem });
    const { get, health, pass, log, inquireInVain } = await startWith(mailbox.url);
    await inquireInVain();
    expect(log.join('')).toContain('no certificate that is trusted');
    // Somebody must mend it, and the owner's probe says so at once.
    expect((await get('/health')).json<{ problems: string[] }>().problems.join()).toContain('no TLS');
    expect(mailbox.mails).toEqual([]);

    const trusted = getCACertificates('default');
    setDefaultCACertificates([
      ...trusted,
      pem.replace(/-----BEGIN PRIVATE KEY[^]*?END PRIVATE KEY-----/, ''),
    ]);
    onTestFinished(() => setDefaultCACertificates(trusted));
    await pass(minute);
    expect(mailbox.mails).toHaveLength(1);
    expect(await health()).toBe(200);
  });

  test('speaks no TLS and is on another machine: nothing is sent', async () => {
    // Of all addresses of this machine only the usual ones count as it.
    const mailbox = await mailboxForTest({}, '0.0.0.0');
    const { inquireInVain } = await startWith(mailbox.url.replace('0.0.0.0', '127.0.0.2'));
    await inquireInVain();
    expect(mailbox.mails).toEqual([]);
  });
});

if (process.env['LONG']) {
  test(
    'a server that looks at a mail for half a minute before it takes it gets it once',
    { timeout: 120_000 },
    async () => {
      const mailbox = await mailboxForTest({
        onData: (stream, _session, done) => void stream.resume().on('end', () => setTimeout(done, 35_000)),
      });
      const { log, inquire } = await startWith(mailbox.url);
      await inquire();
      await expect.poll(() => log.join(''), { timeout: 60_000 }).toMatch(/mail (not )?sent/);
      expect(log.join('')).toContain('"attempts":1,"msg":"mail sent"');
    },
  );
}

test('the pauses double from a minute to six hours', () => {
  expect([1, 2, 3, 4, 9, 10, 20].map((attempt) => pauseAfter(attempt) / minute)).toEqual([
    1, 2, 4, 8, 256, 360, 360,
  ]);
});

test('after an hour of failures health says so, after three days the mail is given up; the owner can send it again', async () => {
  const { pass, state, health, log, database, rows, inquireInVain } = await startWith('smtp://127.0.0.1:1');
  await inquireInVain();
  expect(await pass(minute - 1)).toBe(0);
  expect(await pass(1)).toBe(1);
  expect(await health()).toBe(200);
  for (let minutes = 2; minutes <= 64; minutes *= 2) await pass(minutes * minute);
  expect(await health()).toBe(503);
  for (let hours = 0; hours < 66; hours += 6) await pass(6 * hour);
  expect(state()).toMatchObject({ waiting: 1, undelivered: 0 });
  await pass(6 * hour);
  expect(state()).toMatchObject({ waiting: 0, undelivered: 1 });
  expect(await health()).toBe(503);
  expect(log.join('')).toContain('given up');
  expect(retryAll(database, begin)).toBe(1);
  expect(rows('mails')).toMatchObject([{ attempts: 0, next: begin }]);
});

test('a clock that jumps ahead gives up no mail that was hardly tried, and one that is set back stops none', async () => {
  const { pass, state, inquireInVain } = await startWith('smtp://127.0.0.1:1');
  await inquireInVain();
  await pass(400 * 24 * hour);
  expect(state()).toMatchObject({ waiting: 1, undelivered: 0 });
  expect(await pass(-400 * 24 * hour)).toBe(1);
});

test('what waits when the receiver ends is sent when it is back, at once', async () => {
  const mailbox = await mailboxForTest();
  const first = await startWith('smtp://127.0.0.1:1');
  await first.inquireInVain();
  await first.close();
  const settings = settingsIn(first.folder, { SMTP_URL: mailbox.url });
  await startTrial(settings, { send: createSend(settings) });
  await expect.poll(() => mailbox.mails).toHaveLength(1);
});

test('without an SMTP server each mail becomes a file that mail programs open, for the owner only', async () => {
  const folder = folderForTest();
  const settings = settingsIn(folder);
  const { inquire } = await startTrial(settings, { send: createSend(settings) });
  await inquire();
  const files = () => readdirSync(join(folder, 'mail'));
  await expect.poll(files).toEqual([expect.stringMatching(/\.eml$/)]);
  const file = join(folder, 'mail', files()[0] ?? '');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await PostalMime.parse(readFileSync(file))).subject).toBe('Projektanfrage von Muster Handel AG');
  expect(readFileSync(file, 'utf8')).not.toMatch(/(?<!\r)\n/);
});

test('a mail that cannot be noted as tried is not sent, so that a full disk causes no flood', async () => {
  const trial = await startTrial();
  trial.database.sql.db.exec('PRAGMA query_only = ON');
  const other = openDatabase(trial.folder);
  other.sql.run`INSERT INTO mails (message, created, next) VALUES ('{}', 0, 0)`;
  await trial.outbox.wake();
  expect(trial.mails).toEqual([]);
  expect(trial.log.join('')).toContain('outbox cannot use the database');
  other.sql.db.close();
});
