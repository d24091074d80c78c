/**
 * `npm run receiver:calendar [FOLDER [FEED]]`: how long large calendars take to be read, how the receiver answers meanwhile, and
 * how much memory they need beyond the idle receiver. FOLDER: another version of the
 * project, to compare with; FEED: one of the feeds, by its first word.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/server/program.ts';
import { singleEvents, weeklySeries } from './calendar-feeds.ts';

const [project = '.', wanted = ''] = process.argv.slice(2);

const feeds: Readonly<Record<string, string>> = {
  '200 series': weeklySeries(200),
  '2000 series': weeklySeries(2000),
  '5 MB of single events': singleEvents(5_000_000, new Date()),
};

async function measure(content: string) {
  const ready = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<number>();
  const feed = createServer(async (_, response) => {
    await ready.promise;
    response.end(content);
    sent.resolve(performance.now());
  });
  await new Promise<void>((done) => feed.listen(0, '127.0.0.1', done));
  const folder = mkdtempSync(join(tmpdir(), 'calendar-load-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['receiver/main.ts'], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      SITE_URL: 'https://www.firma.ch',
      RECEIVER_URL: 'https://www.firma.ch/api',
      RECEIVER_KEY: 'k'.repeat(32),
      RECEIVER_FOLDER: folder,
      RECEIVER_PORT: String(port),
      RECEIVER_LIMIT: '1000000',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_TO: 'anfragen@firma.ch',
      BUSY_CALENDAR: `http://127.0.0.1:${(feed.address() as AddressInfo).port}/`,
    },
  });
  const memory = (name: string) =>
    Number(
      new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1],
    ) / 1024;
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}/api/${path}`).catch(() => null);
  while (!(await ask('health'))) await wait(20);
  await wait(1000);
  const idle = memory('VmRSS');
  ready.resolve();
  const asked = await sent.promise;

  const answers: number[] = [];
  for (;;) {
    const start = performance.now();
    const response = await ask('slots');
    answers.push(performance.now() - start);
    if (response?.status === 200) break;
    await wait(2);
  }
  const seconds = (performance.now() - asked) / 1000;
  const peak = memory('VmHWM');
  child.kill('SIGKILL');
  feed.close();
  rmSync(folder, { recursive: true, force: true });
  answers.sort((one, other) => one - other);
  return {
    'read in (s)': seconds.toFixed(2),
    'answers (ms) p99': answers.at(Math.ceil(answers.length * 0.99) - 1)?.toFixed(0),
    'at most': answers.at(-1)?.toFixed(0),
    'memory above idle (MB)': (peak - idle).toFixed(0),
  };
}

const results: Record<string, object> = {};
for (const [name, content] of Object.entries(feeds)) {
  if (name.startsWith(wanted)) results[name] = await measure(content);
}
console.table(results);
