/**
 * `npm run receiver:test`: sends a marked inquiry to the running receiver, as the form does, and says when its mail has
 * been handed to the SMTP server. Needs SITE_URL, RECEIVER_URL and the right to read the database.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { folderOf, readEnvironment, runCommand } from './command.ts';
import { openDatabase } from './database.ts';
import { company } from '../src/content/company.ts';
import { readInquiry } from '../src/inquiry/inquiry.ts';
import { messageBody } from '../src/inquiry/message.ts';
import { createKey } from '../src/lib/request.ts';

await runCommand(async () => {
  const environment = readEnvironment();
  const { SITE_URL: origin, RECEIVER_URL: url, MAIL_TO: email = company.email } = environment;
  if (!origin || !url) throw new Error('SITE_URL and RECEIVER_URL must say which receiver to try.');
  const key = createKey();
  const projectDescription = `Probe des Empfängers, keine Anfrage an ${company.shortName}. ${key}`;
  const inquiry = { ...readInquiry(() => 'TEST'), email, projectDescription };
  const start = Date.now();
  const answer = await fetch(`${url}/inquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ ...messageBody(inquiry, key), secondsToFill: '60' }),
  });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`);
  console.log(`Kept after ${Date.now() - start} ms.`);

  const { sql } = openDatabase(folderOf(environment));
  for (let seconds = 0; seconds < 60; seconds++) {
    const mail = sql.get`SELECT sent, cause FROM mails
                         WHERE inquiry = (SELECT id FROM inquiries WHERE key = ${key})`;
    if (!mail) throw new Error(`${folderOf(environment)}/ is not the database of the receiver at ${url}.`);
    if (mail['sent'] !== null) return `Taken by the SMTP server after ${Number(mail['sent']) - start} ms.`;
    if (mail['cause'] !== null) throw new Error(`It is kept, but its mail is not sent: ${mail['cause']}`);
    await wait(1000);
  }
  throw new Error("It is kept, but the SMTP server has not taken its mail; the receiver's log says why.");
});
