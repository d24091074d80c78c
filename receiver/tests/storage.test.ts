import {
  copyFileSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
  closeSync,
  cpSync,
  openSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createKey } from '../../src/lib/request.ts';
import { cancelLink } from '../cancel-link.ts';
import { booking, inquiryBody, settingsIn, origin } from './samples.ts';
import { folderForTest, startTrial, openMailbox } from './trial.ts';
import { spawnSync } from 'node:child_process';
import { openDatabase } from '../database.ts';
import { startProcess } from './process.ts';

describe.each([
  ['full', (pages: number) => `PRAGMA max_page_count = ${pages}`, 'PRAGMA max_page_count = 100000'],
  ['read-only', () => 'PRAGMA query_only = ON', 'PRAGMA query_only = OFF'],
])('while the disk is %s', (_, fail, mend) => {
  test('nothing is accepted: 503 with Retry-After, and it goes on as soon as it can write again', async () => {
    const { rows, database, mails, inquire, book, slots } = await startTrial();
    const pages = Number(database.sql.get`PRAGMA page_count`?.['page_count']);
    const inquireAtLength = () => inquire({ projectDescription: createKey().repeat(600) });
    await inquireAtLength();
    await expect.poll(() => mails).toHaveLength(1);
    const [time1] = await slots();
    database.sql.db.exec(fail(pages));

    const statuses = new Set<number>();
    for (let count = 0; count < 50; count++) {
      const before = rows('inquiries').length;
      const answer = await inquireAtLength();
      statuses.add(answer.statusCode);
      expect(rows('inquiries')).toHaveLength(answer.statusCode === 202 ? before + 1 : before);
      if (answer.statusCode === 503) expect(answer.headers['retry-after']).toBe('3');
      expect(answer.body).not.toMatch(/SQLITE|database|stack/i);
    }
    expect(statuses).toContain(503);
    expect([...statuses].filter((status) => status !== 202 && status !== 503)).toEqual([]);

    database.sql.db.exec(mend);
    expect((await inquireAtLength()).statusCode).toBe(202);
    expect((await book({ time1 })).statusCode).toBe(201);
  });
});

test('while the database is read-only, no appointment is confirmed and the health answer says so', async () => {
  const { get, rows, database, book, slots } = await startTrial();
  const [time1] = await slots();
  database.sql.db.exec('PRAGMA query_only = ON');
  expect((await book({ time1 })).statusCode).toBe(503);
  expect((await get('/health')).statusCode).toBe(503);
  expect(rows('appointments')).toEqual([]);
});

test('health writes to see whether the disk takes it, and not more often than every ten seconds', async () => {
  const { get, rows, database } = await startTrial();
  const { sql } = database;
  const changes = () => [sql.get`PRAGMA data_version`, sql.get`SELECT total_changes() AS count`];
  expect((await get('/health')).statusCode).toBe(200);
  expect(rows('state')).toMatchObject([{ probe: { length: 65_536 } }]);
  const before = changes();
  for (let count = 0; count < 20; count++) await get('/health');
  expect(changes()).toEqual(before);
});

test('a receiver whose database cannot be opened starts, says so, refuses posts with 503, and goes on once it can', async () => {
  const folder = folderForTest();
  const file = join(folder, 'receiver.db');
  writeFileSync(file, 'This is no database, and nobody has seen why. '.repeat(100));
  const { get, log, rows, inquire, book } = await startTrial({ RECEIVER_FOLDER: folder });
  expect(log.join('')).toContain('"level":50');
  const { statusCode, headers } = await inquire();
  expect([statusCode, headers['retry-after']]).toEqual([503, '3']);
  expect((await book()).statusCode).toBe(503);
  const health = await get('/health');
  expect(health.statusCode).toBe(503);
  expect(health.json()).toMatchObject({ problems: ['The database cannot be written.'] });
  rmSync(file);
  expect((await inquire()).statusCode).toBe(202);
  expect(rows('inquiries')).toHaveLength(1);
});

test('while another process holds the lock, ten requests at once wait no longer than one, are told to come again, and pages are served', async () => {
  const { folder, get, rows, inquire } = await startTrial();
  const other = new DatabaseSync(join(folder, 'receiver.db'));
  onTestFinished(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  const begin = performance.now();
  const posts = Array.from({ length: 10 }, (_, index) => inquire({ company: `${index} AG` }));
  const first = await Promise.race([get('/inquiries/thanks'), ...posts]);
  expect(first.statusCode).toBe(200);
  const statuses = (await Promise.all(posts)).map(({ statusCode }) => statusCode);
  expect([new Set(statuses), performance.now() - begin < 600]).toEqual([new Set([503]), true]);
  other.exec('COMMIT');
  expect((await inquire()).statusCode).toBe(202);
  expect(rows('inquiries')).toHaveLength(1);
});

test('a receiver that ends leaves all in one file, and what is deleted on no disk', async () => {
  const { folder, close, inquire } = await startTrial();
  await inquire({ lastName: 'Unverwechselbar' });
  await close();
  const other = folderForTest();
  copyFileSync(join(folder, 'receiver.db'), join(other, 'receiver.db'));
  const copied = await startTrial({ RECEIVER_FOLDER: other });
  expect(copied.rows('inquiries')).toHaveLength(1);
  for (const name of readdirSync(folder).filter((file) => file !== 'receiver.db'))
    expect(readFileSync(join(folder, name)).includes('Unverwechselbar'), name).toBe(false);
});

describe('a database of the version with a quarantine', () => {
  const start = Date.parse('2026-11-24T07:45:00Z');
  const key = 'k'.repeat(32);
  const now = () => Date.UTC(2026, 10, 23, 10);
  const { idempotencyKey: _, time1: __, ...fields } = booking();

  /** As the earlier version wrote it: an inquiry in quarantine, one that was mailed, an appointment. */
  function olderDatabase(folder: string) {
    const database = new DatabaseSync(join(folder, 'receiver.db'));
    database.exec(readFileSync(new URL('version-0.sql', import.meta.url), 'utf8'));
    const inquiry = (id: number, held: string | null) =>
      database
        .prepare(`INSERT INTO inquiries VALUES (?, ?, ?, 'Regula@XN--MLLER-KVA.ch', ?, 'x', NULL, ?)`)
        .run(id, `key-${id}`, now(), JSON.stringify({ ...inquiryBody(), company: `Firma ${id} AG` }), held);
    inquiry(1, 'trap');
    inquiry(2, null);
    database.exec(`INSERT INTO mails (inquiry, message, created, sent) VALUES (1, '', 0, 1), (2, '', 0, 1)`);
    database
      .prepare(`INSERT INTO appointments VALUES (7, ?, 0, 'regula@muster-handel.example', ?, ?, NULL)`)
      .run(key, JSON.stringify({ ...fields, times: [start] }), start);
    database.exec(
      `INSERT INTO mails (appointment, message, created, sent) VALUES (7, '', 0, 1), (7, '', 0, 1)`,
    );
    database.close();
  }

  test('is taken over: what was held back is mailed, marked; spellings of an address become one', async () => {
    const folder = folderForTest();
    olderDatabase(folder);
    let time = now();
    const { mails, outbox, rows } = await startTrial({ RECEIVER_FOLDER: folder }, { now: () => time });
    time += 15 * 60_000;
    await outbox.wake();
    await expect
      .poll(() => mails.map(({ subject }) => subject))
      .toEqual(['Vielleicht Spam: Projektanfrage von Firma 1 AG']);
    expect(rows('inquiries').map(({ email }) => email)).toEqual(Array(2).fill('regula@müller.ch'));
  });

  test('has links that stay valid, for their appointment only', async () => {
    const folder = folderForTest();
    olderDatabase(folder);
    const { mails, rows, postForm, database } = await startTrial({ RECEIVER_FOLDER: folder }, { now });
    const cancel = async (at: number) => {
      const token = new URL(cancelLink(settingsIn(folder), '7', at)).searchParams.get('token') ?? '';
      return (await postForm(`/appointments/cancel?token=${token}`, {})).statusCode;
    };
    expect(await cancel(start + 45 * 60_000)).toBe(404);
    expect(await cancel(start)).toBe(200);
    await expect.poll(() => mails.filter(({ icalEvent }) => icalEvent?.method === 'CANCEL')).toHaveLength(2);
    for (const mail of mails.filter(({ icalEvent }) => icalEvent))
      expect(mail.icalEvent?.content.replaceAll('\r\n ', '')).toContain(
        `UID:20261124T074500Z-${key}@www.firma.ch`,
      );
    // A number that is given again after a restore is another booking.
    database.sql.run`UPDATE appointments SET cancelled = NULL, uid = 'another'`;
    expect(await cancel(start)).toBe(404);
    expect(rows('appointments')).toMatchObject([{ cancelled: null }]);
  });
});

test('a mail that waits since the version before goes out as it was meant', async () => {
  const first = await startTrial();
  const waiting = {
    messageId: '<2@firma.ch>',
    ...{ subject: 'Abgesagt', text: 'Text', isAutomatic: true, inReplyTo: '<1@firma.ch>' },
    calendar: { method: 'CANCEL', content: 'BEGIN:VCALENDAR' },
  };
  const { sql } = first.database;
  sql.run`INSERT INTO mails (message, created, next) VALUES (${JSON.stringify(waiting)}, 0, 0)`;
  sql.run`INSERT INTO mails (message, created, sent) VALUES ('', 0, 0)`;
  sql.db.exec('PRAGMA user_version = 1');
  await first.close();
  const second = await startTrial({ RECEIVER_FOLDER: first.folder });
  await expect.poll(() => second.mails).toHaveLength(1);
  expect(second.mails[0]).toMatchObject({
    headers: { 'Auto-Submitted': 'auto-generated' },
    references: '<1@firma.ch>',
    icalEvent: { method: 'CANCEL', filename: 'termin.ics', content: 'BEGIN:VCALENDAR' },
  });
});

/** Runs what follows it with a disk of its own of 32 MB in place of a folder; only root of a Linux may. */
const withOwnDisk = (folder: string) => [
  ...['unshare', '--mount', 'bash', '-c'],
  'mount -t tmpfs -o size=32m tmpfs "$0" && exec "$@"',
  folder,
];

test('a disk that is really full: nothing is accepted that is not kept, health says so, and it goes on once there is room', async (context) => {
  const folder = folderForTest();
  const [program = '', ...args] = [...withOwnDisk(folder), 'true'];
  context.skip(spawnSync(program, args).status !== 0, 'a disk of its own cannot be mounted here');
  const mailbox = await openMailbox();
  const receiver = await startProcess(folder, mailbox.url, { within: withOwnDisk(folder) });
  onTestFinished(async () => {
    await receiver.end('SIGTERM');
    await mailbox.close();
  });
  let kept = 0;
  const post = async () => {
    const answer = await fetch(`${receiver.url}/inquiries`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify(inquiryBody({ projectDescription: 'x'.repeat(10_000) })),
    });
    if (answer.status === 202) kept++;
    return answer;
  };
  const health = async () => {
    const answer = await fetch(`${receiver.url}/health`);
    return [answer.status, ((await answer.json()) as { problems: string[] }).problems];
  };
  expect((await post()).status).toBe(202);
  expect(await health()).toEqual([200, []]);

  const filler = join(receiver.folder(), 'filler');
  const file = openSync(filler, 'w');
  expect(() => {
    for (;;) writeSync(file, Buffer.alloc(65_536));
  }).toThrow('ENOSPC');
  closeSync(file);
  let answer = await post();
  for (let count = 0; answer.status === 202 && count < 1000; count++) answer = await post();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3']);
  await expect
    .poll(health, { timeout: 15_000, interval: 500 })
    .toEqual([503, [expect.stringMatching(/^The (database cannot be written|disk is full)\.$/)]]);

  rmSync(filler);
  expect((await post()).status).toBe(202);
  await expect.poll(health, { timeout: 15_000, interval: 500 }).toEqual([200, []]);
  await expect.poll(() => mailbox.mails.length, { timeout: 15_000 }).toBe(kept);
  // SQLite would look for the folder on our disk.
  const copy = folderForTest();
  cpSync(receiver.folder(), copy, { recursive: true });
  const database = openDatabase(copy);
  expect(database.sql.get`SELECT count(*) AS kept FROM inquiries`).toEqual({ kept });
  database.close();
}, 60_000);
