import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '../../scripts/server/listen.ts';
import { readCalendar } from '../calendar/read.ts';
import { receiverTexts } from '../../src/content/receiver.ts';
import { calendarOf, eventOf, singleEvents, weeklySeries } from './calendar-feeds.ts';
import { startTrial, type Trial } from './trial.ts';

/** 23 November 2026, 09:00 in Switzerland. */
const monday = Date.parse('2026-11-23T08:00:00Z');
const now = () => monday;
const hour = 3_600_000;

const event = (day: string, ...more: string[]) =>
  eventOf(`UID:${day}`, `SUMMARY:Geheim`, `DTSTART:${day}T070000Z`, `DTEND:${day}T170000Z`, ...more);
const tuesday = calendarOf(...event('20261124'));

/** A calendar on a server of its own. What it answers may change. */
async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const { port, close } = await listen(createServer(answer));
  onTestFinished(close);
  return `127.0.0.1:${port}`;
}

const content = (text: string | Uint8Array) => (_: IncomingMessage, response: ServerResponse) =>
  void response.end(text);

const firstDay = async (trial: Trial) => (await trial.slots())[0]?.slice(0, 10);
interface Health {
  isWell: boolean;
  calendar: { isWell: boolean; lastRead: string | null; skipped: number; problem: string | null };
}
const healthOf = async (trial: Trial) => (await trial.get('/health')).json<Health>();
async function isRead(trial: Trial) {
  const file = join(trial.folder, 'busy.json');
  await expect.poll(() => (existsSync(file) ? readFileSync(file, 'utf8') : '')).toContain('"time":1');
  await expect.poll(async () => (await trial.get('/slots')).statusCode).toBe(200);
}
async function failsWith(trial: Trial, problem: string) {
  await expect.poll(async () => (await healthOf(trial)).calendar.problem).toBe(problem);
}

test('what the calendar calls busy cannot be booked; what is kept of it are times alone', async () => {
  const host = await serve(
    content(calendarOf(...event('20261124', 'ATTENDEE:mailto:gast@firma.ch'), ...eventOf('UID:2'))),
  );
  const trial = await startTrial({ BUSY_CALENDAR: `http://${host}/` }, { now });
  await isRead(trial);
  expect(await firstDay(trial)).toBe('2026-11-25');
  expect((await trial.book()).statusCode).toBe(409);
  const kept = readFileSync(join(trial.folder, 'busy.json'), 'utf8');
  expect(kept).toContain('[1795503600000,1795539600000]');
  expect(kept).not.toMatch(/Geheim|gast/);
  expect(await healthOf(trial)).toMatchObject({
    isWell: true,
    calendar: { isWell: true, lastRead: '2026-11-23T08:00:00.000Z', skipped: 1, problem: null },
  });
  expect(trial.log.join('')).toContain('"skipped":[{"entry":2,"reason":"no start"}]');
});

test('the last good reading outlives a restart; without one nothing is offered', async () => {
  let text = '';
  const host = await serve((_, response) => void response.writeHead(text ? 200 : 500).end(text));
  const BUSY_CALENDAR = `http://${host}/geheim.ics`;
  const first = await startTrial({ BUSY_CALENDAR }, { now });
  writeFileSync(join(first.folder, 'busy.ics'), tuesday);
  await failsWith(first, 'answered 500');
  expect((await first.get('/slots')).statusCode).toBe(503);
  expect((await first.get('/health')).statusCode).toBe(503);
  expect((await first.book()).statusCode).toBe(503);
  await first.close();

  text = tuesday;
  const second = await startTrial({ BUSY_CALENDAR, RECEIVER_FOLDER: first.folder }, { now });
  expect(existsSync(join(first.folder, 'busy.ics'))).toBe(false);
  await isRead(second);
  await second.close();

  text = '';
  const third = await startTrial({ BUSY_CALENDAR, RECEIVER_FOLDER: first.folder }, { now });
  expect(await firstDay(third)).toBe('2026-11-25');
  await failsWith(third, 'answered 500');
  expect(await firstDay(third)).toBe('2026-11-25');
  expect(third.log.join('')).not.toContain('geheim');
});

test.each([
  ['nothing', '', 'no whole calendar'],
  ['a web page', '<!DOCTYPE html><title>Anmelden</title>', 'no whole calendar'],
  ['a calendar that is cut off', tuesday.slice(0, -20), 'no whole calendar'],
  ['more than 20 MB after decompression', gzipSync(Buffer.alloc(21_000_000)), 'larger than 20 MB'],
])('%s replaces no reading', async (_, answer, problem) => {
  let current: string | Uint8Array = tuesday;
  const host = await serve((_request, response) => {
    if (typeof current !== 'string') response.setHeader('Content-Encoding', 'gzip');
    response.end(current);
  });
  const BUSY_CALENDAR = `http://${host}/`;
  const first = await startTrial({ BUSY_CALENDAR }, { now });
  await isRead(first);
  await first.close();
  current = answer;
  const second = await startTrial({ BUSY_CALENDAR, RECEIVER_FOLDER: first.folder }, { now });
  await failsWith(second, problem);
  expect(await firstDay(second)).toBe('2026-11-25');
});

test('a compressed calendar is read', async () => {
  const host = await serve((_, response) => {
    response.setHeader('Content-Encoding', 'br').end(brotliCompressSync(tuesday));
  });
  const trial = await startTrial({ BUSY_CALENDAR: `http://${host}/` }, { now });
  await isRead(trial);
  expect(await firstDay(trial)).toBe('2026-11-25');
});

test('times are offered for six hours without a reading, then no more; the owner hears of it once, and once when it is well', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let time = monday;
  let isUp = true;
  const host = await serve((_, response) => void response.writeHead(isUp ? 200 : 404).end(tuesday));
  const trial = await startTrial({ BUSY_CALENDAR: `http://${host}/` }, { now: () => time });
  await isRead(trial);
  isUp = false;
  const later = async (hours: number, problem: string | null) => {
    time += hours * hour;
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    await expect.poll(async () => (await healthOf(trial)).calendar.problem).toBe(problem);
  };
  const subjects = () => trial.mails.map(({ subject }) => subject);

  await later(5, 'answered 404');
  expect(await healthOf(trial)).toMatchObject({ isWell: true });
  expect((await trial.get('/slots')).statusCode).toBe(200);
  // While the news cannot be kept, it is tried again with the next reading.
  for (const queryOnly of ['ON', 'OFF', 'OFF']) {
    trial.database.sql.db.exec(`PRAGMA query_only = ${queryOnly}`);
    await later(1.1, 'answered 404');
    expect((await trial.get('/slots')).statusCode).toBe(503);
    expect(await healthOf(trial)).toMatchObject({
      isWell: false,
      calendar: { lastRead: '2026-11-23T08:00:00.000Z' },
    });
  }
  const { calendarLost, calendarBack } = receiverTexts;
  await expect.poll(subjects).toEqual([calendarLost.subject]);
  isUp = true;
  await later(1, null);
  expect((await trial.get('/slots')).statusCode).toBe(200);
  await expect.poll(subjects).toEqual([calendarLost.subject, calendarBack.subject]);
});

test('user and password are sent to the address alone, and told to nobody', async () => {
  const asked: (string | undefined)[] = [];
  const target = await serve(({ headers }, response) => {
    asked.push(headers.authorization);
    response.end(tuesday);
  });
  const host = await serve(({ headers }, response) => {
    asked.push(headers.authorization);
    response.writeHead(302, { Location: `http://${target}/kalender.ics` }).end();
  });
  const trial = await startTrial({ BUSY_CALENDAR: `http://regula:pass%20wort@${host}/` }, { now });
  await isRead(trial);
  expect(asked).toEqual([`Basic ${btoa('regula:pass wort')}`, undefined]);
  expect(trial.log.join('') + JSON.stringify(await healthOf(trial))).not.toMatch(/regula|wort|127\.0\.0\.1/);
});

test.each([
  ['2000 weekly series since 2010', weeklySeries(2000)],
  ['5 MB of single events', singleEvents(5_000_000, new Date(monday))],
  [
    '200 rules that come to too much, and a series after them',
    calendarOf(
      ...Array.from({ length: 200 }, (_, index) =>
        eventOf(`UID:${index}`, 'DTSTART:19800107T070000Z', 'DURATION:PT1M', 'RRULE:FREQ=SECONDLY'),
      ).flat(),
      ...event('20261124', 'RRULE:FREQ=DAILY'),
    ),
  ],
])('%s are read within the limits of time and memory', async (_, text) => {
  const question = { from: monday, until: monday + 20 * 24 * hour, mailbox: '', zone: 'Europe/Zurich' };
  const bytes = Promise.resolve(new TextEncoder().encode(text));
  const { busy, isComplete } = await readCalendar(bytes, question, new AbortController().signal);
  expect(isComplete).toBe(true);
  expect(busy.length).toBeGreaterThan(3);
});

/** Threads that stand in for one that reads. */
const standIn = (source: string) => new URL(`data:text/javascript,${encodeURIComponent(source)}`);

test.each([
  ['that finds no end', 'for (;;);', 'took longer than 10 seconds to read'],
  [
    // Few and large, since to go through many takes a busy machine longer than the time limit.
    'that needs too much memory',
    'const all = []; for (;;) all.push(new Array(1e5).fill(0.5));',
    'reading failed (ERR_WORKER_OUT_OF_MEMORY)',
  ],
  ['that fails', 'throw new Error("Geheim")', 'reading failed (error)'],
  ['that ends early', 'process.exit()', 'reading ended early'],
])('a thread %s is ended, while the receiver goes on', async (_, source, problem) => {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  const question = { from: 0, until: 1, mailbox: '', zone: 'UTC' };
  const bytes = Promise.resolve(new Uint8Array(8));
  const script = standIn(
    `import { parentPort } from 'node:worker_threads'; parentPort.once('message', () => { ${source} });`,
  );
  await expect(readCalendar(bytes, question, new AbortController().signal, script)).rejects.toThrow(problem);
  clearInterval(timer);
  // Generous, for slow and busy machines: a receiver that waited would do so for ten seconds.
  expect(longest).toBeLessThan(1000);
});
