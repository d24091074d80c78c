/**
 * `npm run receiver:calendar [FOLDER [FEED]]`: how long large calendars take to be read, how the receiver answers meanwhile, and
 * how much memory they need beyond the idle receiver. FOLDER: another version of the
 * project, to compare with; FEED: one of the feeds, by its first word.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '../../scripts/server/listen.ts';
import { singleEvents, weeklySeries } from './calendar-feeds.ts';
import { startProcess } from './process.ts';

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
  const { url, close } = await listen(feed);
  const folder = mkdtempSync(join(tmpdir(), 'calendar-load-'));
  const settings = { BUSY_CALENDAR: `${url}/` };
  const receiver = await startProcess(folder, 'smtp://127.0.0.1:1', { project, settings });
  await wait(1000);
  const idle = receiver.memory();
  ready.resolve();
  const asked = await sent.promise;

  const answers: number[] = [];
  for (;;) {
    const start = performance.now();
    const { status } = await fetch(`${receiver.url}/slots`);
    answers.push(performance.now() - start);
    if (status === 200) break;
    await wait(2);
  }
  const seconds = (performance.now() - asked) / 1000;
  const peak = receiver.memory('VmHWM');
  await receiver.end('SIGKILL');
  await close();
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
