/**
 * `npm run receiver:power`: 300 inquiries from 10 clients, and appointments that are changed and cancelled, while strace writes down
 * what the receiver writes to its database and when the disk has it. Then the power fails at 1,600 random moments of that: what the
 * disk had not yet confirmed is there, missing or torn by sectors of 512 bytes, in any order. What visitors had been told by then must be
 * in what SQLite makes of it. Other numbers: `-- --inquiries 500 --losses 5000`. Linux, with strace. Ends with 1 where
 * something was lost.
 */
import { createReadStream, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { openDatabase } from '../database.ts';
import { openMailbox } from './trial.ts';
import { numbersAsked } from './samples.ts';
import { startProcess } from './process.ts';
import { visitorsOf } from './visitors.ts';

const asked = numbersAsked({ inquiries: 300, clients: 10, losses: 1600 });
const sector = 512;

/** A call by which a file changes, or by which its changes reach the disk. Times are in milliseconds since 1970. */
interface Call {
  begin: number;
  end: number;
  file: string;
  /** Where to write what; without it, the length to cut the file to, or null: all changes so far are on the disk. */
  change: { offset: number; data: Buffer } | { length: number } | null;
}

/** A file as the disk has it, and what it may have of what was written since. */
interface DiskFile {
  content: Buffer;
  pending: Call[];
}

const start = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'receiver-power-'));
const trace = join(folder, 'trace');
const traced = ['-e', 'trace=pwrite64,ftruncate,fsync,fdatasync', '-e', 'signal=none'];
const strace = ['strace', '-D', '-ff', '-y', '-ttt', '-T', '-xx', '-s', '100000', ...traced, '-o', trace];
const mailbox = await openMailbox();
const receiver = await startProcess(join(folder, 'data'), mailbox.url, { within: strace });
const database = openDatabase(join(folder, 'data'));
const visitors = visitorsOf(receiver.url, database);
const numbers = Array.from({ length: asked.inquiries }, (_, index) => index).values();
async function client() {
  for (const number of numbers) {
    await visitors.inquire(number);
    if (number % 5 === 0) await visitors.book(number);
  }
}
await Promise.all(Array.from({ length: asked.clients }, client));
await receiver.end('SIGTERM');
database.close();
await mailbox.close();

const calls = (await Promise.all(readdirSync(folder).map(callsIn))).flat().sort((a, b) => a.begin - b.begin);
const answers = visitors.answers.toSorted((a, b) => a.time - b.time);
const report = {
  writes: calls.filter(({ change }) => change).length,
  losses: 0,
  /** Writes that the disk had not confirmed, at all moments together. */
  unconfirmed: 0,
  told: answers.length,
  lost: new Set<string>(),
  damaged: 0,
};
const disk = new Map<string, DiskFile>();
const afterFirst = calls.filter(({ begin }) => begin > (answers[0]?.time ?? 0));
const moments = Array.from({ length: asked.losses }, () => {
  const { begin, end } = afterFirst[Math.floor(Math.random() * afterFirst.length)] as Call;
  return begin + Math.random() * (end - begin);
});
const left = calls.values();
let upcoming = left.next();
for (const moment of moments.sort((a, b) => a - b)) {
  for (; !upcoming.done && upcoming.value.end <= moment; upcoming = left.next()) run(upcoming.value);
  judge(moment, upcoming.value && upcoming.value.begin <= moment ? [upcoming.value] : []);
}
rmSync(folder, { recursive: true });
console.log({ ...report, lost: [...report.lost], seconds: (performance.now() - start) / 1000 });
process.exitCode = report.lost.size + report.damaged > 0 ? 1 : 0;

/** What a file of strace says of the database and its log of changes. */
async function callsIn(name: string): Promise<Call[]> {
  const found: Call[] = [];
  if (!name.startsWith('trace')) return found;
  const text = (hex: string) => Buffer.from(hex.replaceAll('\\x', ''), 'hex');
  for await (const line of createInterface(createReadStream(join(folder, name)))) {
    const [, time = '', what = '', path = '', rest = '', seconds = ''] =
      /^([\d.]+) (\w+)\(\d+<([^>]*)>(.*)\) = \d+ <([\d.]+)>$/.exec(line) ?? [];
    const file = basename(String(text(path)));
    if (!/^receiver\.db(-wal)?$/.test(file)) continue;
    const begin = Number(time) * 1000;
    const [, hex = '', offset = ''] = /^, "(.*)", \d+, (\d+)$/.exec(rest) ?? [];
    const change = what.endsWith('sync')
      ? null
      : what === 'ftruncate'
        ? { length: Number(rest.slice(2)) }
        : { offset: Number(offset), data: text(hex) };
    found.push({ begin, end: begin + Number(seconds) * 1000, file, change });
  }
  return found;
}

function run(call: Call) {
  const { content, pending } = disk.get(call.file) ?? { content: Buffer.alloc(0), pending: [] };
  if (call.change) disk.set(call.file, { content, pending: [...pending, call] });
  else disk.set(call.file, { content: pending.reduce(changed, content), pending: [] });
}

/** A file after a change; in place where it is long enough. */
function changed(content: Buffer, { change }: Call): Buffer {
  if (!change) return content;
  if ('length' in change) return Buffer.concat([content], change.length);
  const end = change.offset + change.data.length;
  const longer = content.length < end ? Buffer.concat([content], end) : content;
  change.data.copy(longer, change.offset);
  return longer;
}

/** What a disk makes of a change that it has not confirmed: all of it, nothing, or some of its sectors. */
function torn(call: Call): Call[] {
  const { change } = call;
  const chance = Math.random();
  if (chance < 1 / 3 || !change) return [];
  if (chance < 2 / 3 || 'length' in change) return [call];
  const parts = Array.from({ length: Math.ceil(change.data.length / sector) }, (_, index) => ({
    offset: change.offset + index * sector,
    data: change.data.subarray(index * sector, (index + 1) * sector),
  }));
  return parts.filter(() => Math.random() < 0.5).map((part) => ({ ...call, change: part }));
}

/** Lets the power fail, starts on what the disk has then, and looks for what visitors had been told. */
function judge(moment: number, onTheirWay: Call[]) {
  const copy = join(folder, 'copy');
  mkdirSync(copy);
  for (const [file, { content, pending }] of disk) {
    const unconfirmed = [...pending, ...onTheirWay.filter((one) => one.file === file)];
    report.unconfirmed += unconfirmed.length;
    writeFileSync(join(copy, file), unconfirmed.flatMap(torn).reduce(changed, Buffer.from(content)));
  }
  const { sql, close } = openDatabase(copy);
  const health = sql.db.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
  if (health !== 'ok') report.damaged++;
  const inquiries = sql.all`SELECT key, fields FROM inquiries WHERE EXISTS
    (SELECT 1 FROM mails WHERE inquiry = inquiries.id AND coalesce(next, sent) IS NOT NULL)`;
  const companies = new Map(inquiries.map(({ key, fields }) => [key, read(fields)['company']]));
  const appointments = sql.all`SELECT key, fields, sequence, cancelled FROM appointments`;
  const booked = new Map(appointments.map((row) => [row['key'], row]));
  for (const { time, key, what } of answers) {
    if (time > moment) break;
    const row = booked.get(key);
    const isThere = {
      kept: companies.get(key) === visitors.inquiries.get(key),
      booked: row !== undefined,
      changed: row !== undefined && read(row['fields'])['phone'] === visitors.appointments.get(key)?.phone,
      cancelled: Boolean(row?.['cancelled']),
    }[what];
    if (!isThere) report.lost.add(`${what} ${key}`);
  }
  close();
  rmSync(copy, { recursive: true });
  report.losses++;
}

function read(fields: unknown) {
  return JSON.parse(String(fields)) as Record<string, string>;
}
