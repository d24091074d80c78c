/**
 * Kills a receiver again and again while inquiries come in, and counts what is left of them. `npm run receiver:crash`: 2,000
 * inquiries from 20 clients, and appointments that are changed and cancelled, while the receiver is killed 100 times and the
 * mail server puts mails off. Other numbers: `-- --inquiries 500 --clients 5 --kills 20`. Ends with 1 where one was
 * lost or not mailed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import ICAL from 'ical.js';
import { openDatabase, type Database } from '../database.ts';
import { outboxState, retryAll } from '../outbox.ts';
import { openMailbox, type Mailbox } from './trial.ts';
import { numbersAsked } from './samples.ts';
import { startProcess } from './process.ts';
import { visitorsOf, type Booker } from './visitors.ts';

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
  /** Mails that the server has put off (greylisting). */
  putOff: number;
  appointments: { booked: number; changed: number; cancelled: number };
  /** What visitors were told and does not hold, or a calendar that ends with something else than the database. Must be none. */
  wrongAppointments: string[];
  integrity: string;
  seconds: number;
}

interface CrashPlan {
  inquiries: number;
  clients: number;
  kills: number;
}

/** Of the mails that reach the server, this share is put off. */
const shareOfGreylisting = 0.1;

/** Runs the plan: the kills are spread over the inquiries, each at a random moment. */
export async function runCrashes({ inquiries, clients, kills }: CrashPlan): Promise<CrashReport> {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-crash-'));
  const report = { kills: 0, putOff: 0 };
  const mailbox = await openMailbox({
    onRcptTo: (_address, _session, done) => {
      if (Math.random() > shareOfGreylisting) return done();
      report.putOff++;
      done(Object.assign(new Error('4.2.0 greylisted'), { responseCode: 450 }));
    },
  });
  const start = performance.now();
  const receiver = await startProcess(folder, mailbox.url);
  const database = openDatabase(folder);
  const visitors = visitorsOf(receiver.url, database);

  /** One visitor after another, each trying until a 2xx arrives. */
  async function client(numbers: Iterator<number>) {
    for (let next = numbers.next(); !next.done; next = numbers.next()) {
      // No more than its share of the inquiries before each kill.
      while (report.kills < Math.floor((next.value / inquiries) * kills)) await wait(5);
      await visitors.inquire(next.value);
      if (next.value % 5 === 0) await visitors.book(next.value);
    }
  }

  try {
    const numbers = Array.from({ length: inquiries }, (_, index) => index).values();
    const posting = Promise.all(Array.from({ length: clients }, () => client(numbers)));
    while (report.kills < kills) {
      await wait(Math.random() * 150);
      await receiver.end('SIGKILL');
      report.kills++;
      await receiver.start();
    }
    await posting;
    while (Number(outboxState(database).waiting) > 0) {
      // What was put off is due in minutes only.
      retryAll(database, Date.now());
      await wait(500);
    }
    await receiver.end('SIGTERM');
    const result = {
      ...judge(database, visitors.inquiries, mailbox),
      ...judgeAppointments(database, visitors.appointments, mailbox),
    };
    const counts = { accepted: visitors.inquiries.size, repeated: visitors.repeated() };
    return { ...report, ...counts, ...result, seconds: (performance.now() - start) / 1000 };
  } finally {
    database.close();
    await mailbox.close();
    rmSync(folder, { recursive: true });
  }
}

function judge({ sql }: Database, accepted: ReadonlyMap<string, string>, mailbox: Mailbox) {
  const rows = sql.all`SELECT key, fields, (SELECT count(*) FROM mails WHERE inquiry = inquiries.id) AS mails FROM inquiries`;
  const companies = new Map<string, string[]>();
  for (const { key, fields, mails } of rows) {
    const { company } = JSON.parse(String(fields)) as { company: string };
    if (mails === 1) companies.set(String(key), [...(companies.get(String(key)) ?? []), company]);
  }
  const arrived = mailbox.mails.flatMap(({ text }) => /^Firma: (Firma .*)$/m.exec(text ?? '')?.[1] ?? []);
  const inMails = new Set(arrived);
  return {
    lost: [...accepted]
      .filter(([key, company]) => companies.get(key)?.join() !== company)
      .map(([key]) => key),
    notMailed: [...companies.values()].flat().filter((company) => !inMails.has(company)),
    mailedAgain: arrived.length - inMails.size,
    integrity: String(sql.db.prepare('PRAGMA integrity_check').get()?.['integrity_check']),
  };
}

/** Each appointment is as its visitor was told last, and so is what the visitor's calendar has received last. */
function judgeAppointments({ sql }: Database, appointments: ReadonlyMap<string, Booker>, mailbox: Mailbox) {
  const wrongAppointments: string[] = [];
  for (const [key, { email, phone, isCancelled }] of appointments) {
    const row = sql.get`SELECT fields, cancelled, sequence FROM appointments WHERE key = ${key}`;
    const kept = row && (JSON.parse(String(row['fields'])) as { phone: string });
    const entries = mailbox.mails
      .filter(({ to }) => to?.some(({ address }) => address === email))
      .map(({ attachments }) => calendarOf(attachments[0]?.content));
    const last = entries.at(-1);
    const isRight =
      kept?.phone === phone &&
      (row?.['cancelled'] !== null) === isCancelled &&
      last?.sequence === row?.['sequence'] &&
      (last?.method === 'CANCEL') === isCancelled &&
      entries.every(({ sequence }, index) => index === 0 || sequence >= (entries[index - 1]?.sequence ?? 0));
    if (!isRight) wrongAppointments.push(`${email}: ${JSON.stringify({ row, entries })}`);
  }
  const seen = [...appointments.values()];
  const counts = {
    booked: seen.length,
    changed: seen.filter(({ phone }) => phone.startsWith('+41 44 2')).length,
    cancelled: seen.filter((one) => one.isCancelled).length,
  };
  const starts = sql.all`SELECT start FROM appointments WHERE cancelled IS NULL GROUP BY start HAVING count(*) > 1`;
  return {
    appointments: counts,
    wrongAppointments: [...wrongAppointments, ...starts.map(({ start }) => `twice: ${start}`)],
  };
}

function calendarOf(content: ArrayBuffer | Uint8Array | string | undefined) {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const event = calendar.getFirstSubcomponent('vevent');
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    sequence: Number(event?.getFirstPropertyValue('sequence')),
  };
}

if (import.meta.main) {
  const report = await runCrashes(numbersAsked({ inquiries: 2000, clients: 20, kills: 100 }));
  console.log(report);
  const faults = [...report.lost, ...report.notMailed, ...report.wrongAppointments];
  process.exitCode = faults.length > 0 || report.integrity !== 'ok' ? 1 : 0;
}
