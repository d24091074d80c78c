import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { endOf } from '../../src/booking/slots.ts';
import { busyTimes, isBusyBetween } from '../calendar/busy.ts';
import { damagedCalendar } from './calendar-damage.ts';
import { repetitions } from './repetitions.ts';
import { startTrial } from './trial.ts';

const today = Date.parse('2026-11-28T10:00:00Z');

test('2000 damaged calendars: what was not damaged stays busy at its times, and nothing throws', () => {
  const question = {
    from: Date.parse('2026-11-28'),
    until: Date.parse('2026-12-20'),
    mailbox: 'regula@firma.ch',
    zone: 'Europe/Zurich',
  };
  const lost: string[] = [];
  let longest = 0;
  for (let seed = 1; seed <= 2000; seed++) {
    const { text, isTruncated, busy: times } = damagedCalendar(seed);
    const start = performance.now();
    const { busy, isComplete } = busyTimes(text, question);
    longest = Math.max(longest, performance.now() - start);
    if (isTruncated && isComplete) lost.push(`${seed}: cut off, and not noticed`);
    for (const time of times)
      if (!isBusyBetween(busy, time, time + 1)) lost.push(`${seed}: ${new Date(time).toISOString()}`);
  }
  expect(lost).toEqual([]);
  expect(longest).toBeLessThan(5000);
});

/** How many the server reads, one after another. */
const readings = repetitions({ short: 60, long: 2000 });

test(
  `${readings} damaged calendars through the running server: none of those times is offered, and no answer waits`,
  { timeout: 1_200_000 },
  async () => {
    let seed = 0;
    let busy: readonly number[] = [];
    const over = Promise.withResolvers<void>();
    const wrong: string[] = [];
    // A calendar is asked for when the one before has been read. What is cut off never replaces the last good copy.
    const feed = createServer(async (_request, response) => {
      const before = damagedCalendar(seed);
      if (seed > 0 && !before.isTruncated) ({ busy } = before);
      const { times } = (await trial.get('/slots')).json<{ times?: string[] }>();
      for (const slot of (times ?? []).map((time) => Date.parse(time)))
        if (busy.some((time) => slot <= time && time < endOf(slot))) wrong.push(`${seed}: ${slot}`);
      if (seed === readings) over.resolve();
      response.end(damagedCalendar(++seed).text);
    });
    await new Promise<void>((done) => feed.listen(0, '127.0.0.1', done));
    onTestFinished(() => void feed.close());
    const { port } = feed.address() as AddressInfo;
    // The shorter a reading counts, the more often it is read; here the clock goes on with the readings.
    const settings = { BUSY_CALENDAR: `http://127.0.0.1:${port}/`, BUSY_CALENDAR_MAX_AGE: 0.0005 };
    const trial = await startTrial(
      { ...settings, MAIL_TO: 'regula@firma.ch' },
      { now: () => today + seed / 10 },
    );

    await expect.poll(async () => (await trial.get('/slots')).statusCode).toBe(200);
    const since = trial.log.length;
    // What this thread works while one waits: on a machine that does other things too, the clock says little.
    const worked = () => Object.values(process.threadCpuUsage()).reduce((sum, part) => sum + part) / 1000;
    const answers: number[] = [];
    const asking = setInterval(async () => {
      const start = worked();
      await trial.get('/slots');
      answers.push(worked() - start);
    }, 5);
    await over.promise;
    clearInterval(asking);
    expect(wrong).toEqual([]);
    expect(Math.max(...answers)).toBeLessThan(50);
    expect(trial.log.slice(since).filter((line) => line.includes('"level":50'))).toEqual([]);
  },
);
