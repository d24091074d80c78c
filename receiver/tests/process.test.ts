import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { mailboxForTest, folderForTest } from './trial.ts';
import { startProcess } from './process.ts';
import { origin } from './samples.ts';
import { runCrashes } from './crash.ts';

/** What the probe says of a receiver that mails to an SMTP server. */
async function probe(smtpUrl: string) {
  const folder = folderForTest();
  const receiver = await startProcess(folder, smtpUrl);
  onTestFinished(() => receiver.end('SIGTERM'));
  const env = { SITE_URL: origin, RECEIVER_URL: receiver.url, RECEIVER_FOLDER: folder };
  const child = spawn(process.execPath, ['receiver/probe.ts'], { env });
  const texts = [text(child.stdout), text(child.stderr)];
  const [status] = (await once(child, 'close')) as [number];
  return [...(await Promise.all(texts)), status];
}

test('who tries the receiver reads that an inquiry is kept and its mail taken, and that mail says what it is', async () => {
  const mailbox = await mailboxForTest();
  expect(await probe(mailbox.url)).toEqual([
    expect.stringMatching(/^Kept after \d+ ms\.\nTaken by the SMTP server after \d+ ms\.\n$/),
    '',
    0,
  ]);
  expect(mailbox.mails).toMatchObject([{ subject: 'Projektanfrage von TEST' }]);
  expect(mailbox.mails[0]?.text).toContain('Probe des Empfängers, keine Anfrage');
});

test('where somebody must mend something before the mail is taken, a sentence says what', async () => {
  const refusal = Object.assign(new Error('5.7.1 not yours'), { responseCode: 553 });
  const mailbox = await mailboxForTest({ onMailFrom: (_address, _session, done) => done(refusal) });
  expect(await probe(mailbox.url)).toEqual([
    expect.stringMatching(/^Kept after/),
    'It is kept, but its mail is not sent: The SMTP server does not send for MAIL_FROM, or not for who is signed in.\n',
    1,
  ]);
});

/** The long form is `npm run receiver:crash`. */
test(
  'killed five times while inquiries come in, the receiver loses none that it has accepted and mails each',
  {
    timeout: 120_000,
  },
  async () => {
    const plan = { inquiries: 60, clients: 10, kills: 5 };
    expect(await runCrashes(plan)).toMatchObject({
      accepted: plan.inquiries,
      kills: plan.kills,
      lost: [],
      notMailed: [],
      wrongAppointments: [],
      integrity: 'ok',
    });
  },
);
