import { createServer } from 'node:http';
import { listen } from '../../scripts/server/listen.ts';
import { expect, onTestFinished, test } from 'vitest';
import { endOf } from '../../src/booking/slots.ts';
import { busyTimes, isBusyBetween } from '../calendar/busy.ts';
import { repetitions } from './samples.ts';
import { startTrial } from './trial.ts';
import { calendarOf, eventOf } from './calendar-feeds.ts';

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
    const { url, close } = await listen(feed);
    onTestFinished(close);
    // The shorter a reading counts, the more often it is read; here the clock goes on with the readings.
    const settings = { BUSY_CALENDAR: `${url}/`, BUSY_CALENDAR_MAX_AGE: 0.0005 };
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

/** The same numbers in every run. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Entries as programs write them, each with a time at which it is busy (UTC), by hand. No two share a day. */
const entries: Readonly<Record<string, readonly string[]>> = {
  '2026-12-01T09:30': [
    'DTSTART;TZID=Europe/Zurich:20261201T100000',
    'DTEND;TZID=Europe/Zurich:20261201T113000',
    'TRANSP:OPAQUE',
  ],
  '2026-12-02T09:30': [
    'DTSTART;TZID="Eastern Standard Time":20261202T040000',
    'DTEND;TZID="Eastern Standard Time":20261202T053000',
  ],
  '2026-12-03T12:00': [
    'DTSTART;VALUE=DATE:20261203',
    'DTEND;VALUE=DATE:20261204',
    'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
  ],
  '2026-12-04T09:30': [
    'DTSTART;TZID=Europe/Zurich:20100108T100000',
    'DURATION:PT1H',
    'RRULE:FREQ=WEEKLY;BYDAY=FR',
  ],
  '2026-12-07T09:30': [
    'DTSTART:20261130T090000Z',
    'DTEND:20261130T100000Z',
    'RRULE:FREQ=WEEKLY;UNTIL=20261207',
    'EXDATE:20261130T090000Z',
  ],
  '2026-12-08T09:30': [
    'DTSTART:20261101T090000Z',
    'DTEND:20261101T100000Z',
    'RDATE;VALUE=PERIOD:20261208T090000Z/PT1H',
  ],
  '2026-12-09T09:30': [
    'DTSTART;TZID=tzone://Microsoft/Utc:20261209T090000',
    'DURATION:PT1H',
    'ATTENDEE;CN="Muster, Regula";PARTSTAT=ACCEPTED:mailto:regula@firma.ch',
  ],
  '2026-12-10T09:30': [
    'DTSTART:20261210T090000Z',
    'DTEND:20261210T100000Z',
    ...['BEGIN:VALARM', 'TRIGGER:-PT15M', 'DURATION:PT5M', 'END:VALARM'],
  ],
};

/** Lines of one entry, damaged. */
function mutate(lines: readonly string[], below: (most: number) => number): string[] {
  const damaged = [...lines];
  for (let times = 1 + below(3); times > 0; times--) {
    const [at, other] = [below(damaged.length), below(damaged.length)];
    const line = damaged[at] ?? '';
    const cut = () => below(line.length + 1);
    const damages = [
      () => (damaged[at] = line.slice(0, cut())),
      () => ([damaged[at], damaged[other]] = [damaged[other] ?? '', line]),
      () => (damaged[at] = line.replace(/;[^:;]*/, '$&$&')),
      () => damaged.splice(at, 0, line),
      () => damaged.splice(at, 1),
      () => (damaged[at] = `${line.slice(0, cut())}${'";:=,\\\n/-9Z'[below(11)]}${line.slice(cut())}`),
    ];
    damages[below(damages.length)]?.();
  }
  return damaged;
}

interface DamagedCalendar {
  text: string;
  /** It does not arrive whole. */
  isTruncated: boolean;
  /** Times at which what was not damaged is busy. */
  busy: readonly number[];
}

/** A calendar with one or two damaged entries, one of four cut off. */
function damagedCalendar(seed: number): DamagedCalendar {
  const below = random(seed);
  const times = Object.keys(entries);
  const chosen = new Set([below(times.length), below(times.length)]);
  const lines = Object.values(entries).map((own, index) => {
    const written = eventOf(`UID:${index}@firma.ch`, `SUMMARY:Termin ${index}`, ...own);
    return chosen.has(index) ? mutate(written, below) : written;
  });
  const isTruncated = below(4) === 0;
  // What is cut off begins in the last damaged entry.
  const kept = isTruncated ? lines.slice(0, Math.max(...chosen) + 1) : lines;
  const text = calendarOf(...kept.flat());
  return {
    text: isTruncated ? text.slice(0, text.lastIndexOf('\r\nEND:VCALENDAR') - below(20)) : text,
    isTruncated,
    busy: times.flatMap((time, index) =>
      index < kept.length && !chosen.has(index) ? Date.parse(`${time}Z`) : [],
    ),
  };
}
