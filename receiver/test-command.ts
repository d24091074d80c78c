/**
 * `npm run receiver:test`: sends a marked inquiry to the running receiver, as the form does, and says when its mail has
 * been handed to the SMTP server. Needs SITE_URL, RECEIVER_URL and the right to read the database.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand } from './command.ts';
import { openDatabase } from './database.ts';
import { folderOf, readEnvironment } from './environment.ts';
import { company } from '../src/content/company.ts';
import { readInquiry } from '../src/inquiry/inquiry.ts';
import { messageBody } from '../src/inquiry/message.ts';
import { createKey } from '../src/lib/create-key.ts';

const timeoutMs = 60_000;

async function run(): Promise<string> {
  const environment = readEnvironment();
  const { SITE_URL: origin, RECEIVER_URL: url } = environment;
  if (!origin || !url) throw new Error('SITE_URL and RECEIVER_URL must say which receiver to try.');
  const folder = folderOf(environment);
  const key = createKey();
  const fields = {
    firstName: 'TEST',
    lastName: 'Empfänger',
    company: `TEST ${new Date().toISOString()}`,
    email: environment['MAIL_TO'] || company.email,
    projectDescription: `Probe des Empfängers, keine Anfrage an ${company.shortName}. ${key}`,
  };
  const inquiry = readInquiry((name) => (fields as Partial<Record<typeof name, string>>)[name]);
  const start = Date.now();
  const answer = await fetch(`${url}/inquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ ...messageBody(inquiry, key), secondsToFill: '60' }),
  });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`);
  console.log(`Kept after ${Date.now() - start} ms.`);

  const database = openDatabase(folder);
  try {
    while (Date.now() - start < timeoutMs) {
      const mail = database.sql.get`SELECT sent, attempts FROM mails
                           WHERE inquiry = (SELECT id FROM inquiries WHERE key = ${key})`;
      if (!mail) throw new Error(`${folder}/ is not the database of the receiver at ${url}.`);
      if (mail['sent'] !== null) return `Taken by the SMTP server after ${Date.now() - start} ms.`;
      if (Number(mail['attempts']) > 1) break;
      await wait(100);
    }
    throw new Error(
      'The inquiry is kept, but the SMTP server has not taken its mail; the log of the receiver says why.',
    );
  } finally {
    database.close();
  }
}

await runCommand(run);
