/** Kills a receiver again and again while inquiries come in, and counts what is left of them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase, type Database } from '../database.ts';
import { outboxState } from '../outbox.ts';
import { createKey } from '../site.ts';
import { inquiryBody, origin } from './samples.ts';
import { openMailbox, type Mailbox } from './mailbox.ts';
import { startProcess } from './process.ts';

interface CrashReport {
  /** Answered with a 2xx. */
  accepted: number;
  /** Attempts that were answered with something else, or not at all, and repeated. */
  repeated: number;
  kills: number;
  /** Accepted, and not in the database exactly once and whole. Must be none. */
  lost: string[];
  /** In the database, and in no mail that arrived. Must be none. */
  notMailed: string[];
  /** Mails that arrived a second time or more. */
  mailedAgain: number;
  integrity: string;
  seconds: number;
}

interface CrashPlan {
  inquiries: number;
  clients: number;
  kills: number;
}

/** Runs the plan: the kills are spread over the inquiries, each at a random moment. */
export async function runCrashes({ inquiries, clients, kills }: CrashPlan): Promise<CrashReport> {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-crash-'));
  const mailbox = await openMailbox();
  const start = performance.now();
  const receiver = await startProcess(folder, mailbox.url);
  const report = { accepted: 0, repeated: 0, kills: 0 };
  const accepted = new Map<string, string>();

  /** One visitor after another, each trying until a 2xx arrives. */
  async function client(numbers: Iterator<number>) {
    for (let next = numbers.next(); !next.done; next = numbers.next()) {
      // No more than its share of the inquiries before each kill.
      while (report.kills < Math.floor((next.value / inquiries) * kills)) await wait(5);
      const key = createKey();
      const company = `Firma ${next.value} AG`;
      const request = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: origin },
        body: JSON.stringify(inquiryBody({ company, projectDescription: `Auftrag ${next.value}` }, key)),
      };
      const attempt = () =>
        fetch(`${receiver.url}/inquiries`, { ...request, signal: AbortSignal.timeout(5000) }).catch(
          () => null,
        );
      while (!(await attempt())?.ok) {
        report.repeated++;
        await wait(30 + Math.random() * 100);
      }
      report.accepted++;
      accepted.set(key, company);
    }
  }

  try {
    const numbers = Array.from({ length: inquiries }, (_, index) => index).values();
    const visitors = Promise.all(Array.from({ length: clients }, () => client(numbers)));
    while (report.kills < kills) {
      await wait(Math.random() * 150);
      await receiver.end('SIGKILL');
      report.kills++;
      await receiver.start();
    }
    await visitors;
    const database = openDatabase(folder);
    while (outboxState(database).waiting > 0) await wait(100);
    await receiver.end('SIGTERM');
    const result = judge(database, accepted, mailbox);
    database.connection.close();
    return { ...report, ...result, seconds: (performance.now() - start) / 1000 };
  } finally {
    await mailbox.close();
    rmSync(folder, { recursive: true });
  }
}

function judge({ connection, sql }: Database, accepted: ReadonlyMap<string, string>, mailbox: Mailbox) {
  const rows = sql.all`SELECT key, fields, (SELECT count(*) FROM mails WHERE inquiry = inquiries.id) AS mails FROM inquiries`;
  const companies = new Map<string, string[]>();
  for (const { key, fields, mails } of rows) {
    const { company } = JSON.parse(String(fields)) as { company: string };
    if (mails === 1) companies.set(String(key), [...(companies.get(String(key)) ?? []), company]);
  }
  const arrived = mailbox.mails.map(({ text }) => /^Firma: (.*)$/m.exec(text ?? '')?.[1] ?? '');
  const inMails = new Set(arrived);
  return {
    lost: [...accepted]
      .filter(([key, company]) => companies.get(key)?.join() !== company)
      .map(([key]) => key),
    notMailed: [...companies.values()].flat().filter((company) => !inMails.has(company)),
    mailedAgain: arrived.length - inMails.size,
    integrity: String(connection.prepare('PRAGMA integrity_check').get()?.['integrity_check']),
  };
}
