import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { Message } from '../outbox.ts';
import { cancelLink } from '../cancel-link.ts';
import { openDatabase } from '../database.ts';
import { appointmentMaxLengths, createKey } from '../site.ts';
import { repetitions } from './long.ts';
import { booking, origin, settingsIn } from './samples.ts';
import { startTrial } from './trial.ts';

/** Monday, 23 November 2026, 11:00 in Switzerland. */
const monday = Date.UTC(2026, 10, 23, 10);
const now = () => monday;

/** How often two visitors take the same time. */
const rounds = repetitions({ short: 100, long: 500 });

type Trial = Awaited<ReturnType<typeof startTrial>>;
const timesOf = async ({ get }: Trial) => (await get('/slots')).json<{ times: string[] }>().times;
const linkIn = (mail: Message | undefined) => /https:\S+cancel\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
const pathOf = (link: string) => link.replace(`${origin}/api`, '');
const events = (mail: Message | undefined) => {
  const calendar = new ICAL.Component(ICAL.parse(mail?.calendar?.content ?? '') as unknown[]);
  const event = calendar.getFirstSubcomponent('vevent');
  const value = (name: string) => String(event?.getFirstPropertyValue(name));
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: value('uid'),
    start: value('dtstart'),
    sequence: value('sequence'),
    status: value('status'),
    attendee: value('attendee'),
    organizer: value('organizer'),
  };
};

describe('free times', () => {
  test('begin on the next working day and follow the opening hours, in steps of 45 minutes', async () => {
    const trial = await startTrial({}, { now });
    const times = await timesOf(trial);
    // 08:00 in Switzerland; Mondays to Fridays have 13 times until 18:00, Saturdays 4 until 12:00.
    expect(times.slice(0, 2)).toEqual(['2026-11-24T07:00:00Z', '2026-11-24T07:45:00Z']);
    expect(times.filter((time) => time.startsWith('2026-11-24'))).toHaveLength(13);
    expect(times.filter((time) => time.startsWith('2026-11-28'))).toHaveLength(4);
    expect(new Set(times.map((time) => time.slice(0, 10))).size).toBe(10);
  });

  test('begin later where the lead time says so', async () => {
    const trial = await startTrial({ leadDays: 3 }, { now });
    expect((await timesOf(trial))[0]).toBe('2026-11-26T07:00:00Z');
  });
});

describe('a booking', () => {
  test('has texts as long as the page lets them be, and none longer', async () => {
    const trial = await startTrial({}, { now });
    for (const [field, length] of Object.entries(appointmentMaxLengths)) {
      const [time1] = await timesOf(trial);
      const status = async (characters: number) => {
        const text = (field === 'email' ? '@firma.ch' : '').padStart(characters, 'x');
        return (await trial.post('/appointments', booking({ time1, [field]: text }))).statusCode;
      };
      expect([await status(length + 1), await status(length)], field).toEqual([400, 201]);
    }
  });

  test('takes the time, and both sides get an invitation and a link to cancel', async () => {
    const trial = await startTrial({}, { now });
    const key = createKey();
    expect((await trial.post('/appointments', booking({}, key))).statusCode).toBe(201);
    expect(await timesOf(trial)).not.toContain('2026-11-24T07:45:00Z');
    await expect.poll(() => trial.mails).toHaveLength(2);
    const [toCompany, toVisitor] = trial.mails;
    expect(toCompany).toMatchObject({ to: 'anfragen@firma.ch', replyTo: 'regula@muster-handel.example' });
    expect(toCompany?.subject).toBe(
      'Termin: Dienstag, 24.\u00a0November 2026, 08:45–09:30, Muster Handel AG',
    );
    expect(toCompany?.text).toContain('Thema: Qualitätsmanagement');
    expect(toVisitor).toMatchObject({ to: 'regula@muster-handel.example', isAutomatic: true });
    expect(toVisitor?.text).not.toMatch(/Regula|Muster Handel|Qualitätsmanagement/);
    for (const mail of [toCompany, toVisitor]) {
      expect(linkIn(mail)).not.toBe('');
      expect(events(mail)).toMatchObject({
        method: 'REQUEST',
        status: 'CONFIRMED',
        uid: `20261124T074500Z-${key}@www.firma.ch`,
        start: '2026-11-24T07:45:00Z',
        sequence: '0',
        attendee: `mailto:${mail?.to}`,
      });
    }
  });

  test('by phone needs no address, and then only the company gets a mail', async () => {
    const trial = await startTrial({}, { now });
    const answer = await trial.post(
      '/appointments',
      booking({ kind: 'phone', phone: '+41 44 000 00 01', email: '' }),
    );
    expect(answer.statusCode).toBe(201);
    await expect.poll(() => trial.mails).toHaveLength(1);
    expect(trial.mails[0]).not.toHaveProperty('replyTo');
  });

  test('of a time that is taken is answered with the times that are free', async () => {
    const trial = await startTrial({}, { now });
    await trial.post('/appointments', booking());
    const answer = await trial.post('/appointments', booking());
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({ times: await timesOf(trial) });
    expect(trial.rows('appointments')).toHaveLength(1);
  });

  test('that is repeated with its key is answered as the first time', async () => {
    const trial = await startTrial({}, { now });
    const message = booking();
    const statuses = [];
    for (let count = 0; count < 3; count++)
      statuses.push((await trial.post('/appointments', message)).statusCode);
    expect(statuses).toEqual([201, 201, 201]);
    expect(trial.rows('appointments')).toHaveLength(1);
    await expect.poll(() => trial.mails).toHaveLength(2);
  });

  test.each([
    ['in the past', { time1: '2026-11-20T07:45:00Z' }, 409],
    ['on a Sunday', { time1: '2026-11-29T08:00:00Z' }, 409],
    ['between two times', { time1: '2026-11-24T07:50:00Z' }, 409],
    ['on a holiday', { time1: '2026-12-25T07:00:00Z' }, 409],
    ['with a time that is none', { time1: 'tomorrow' }, 400],
    ['with several times', { time2: '2026-11-24T08:30:00Z' }, 400],
    ['without a name', { name: ' ' }, 400],
    ['by video without an address', { email: '' }, 400],
    ['by phone without a number', { kind: 'phone' }, 400],
  ])('%s is refused', async (_, changes, status) => {
    const trial = await startTrial({}, { now });
    expect((await trial.post('/appointments', booking(changes))).statusCode).toBe(status);
    expect(trial.rows('appointments')).toEqual([]);
  });

  test(
    `two visitors who take the same time at once, ${rounds} times: exactly one gets it`,
    { timeout: 120_000 },
    async () => {
      let time = monday;
      const trial = await startTrial({ limit: 10_000 }, { now: () => time });
      const outcomes = new Set<string>();
      for (let round = 0; round < rounds; round++) {
        let [free] = await timesOf(trial);
        if (!free) {
          time += 14 * 86_400_000;
          [free] = await timesOf(trial);
        }
        const answers = await Promise.all(
          [1, 2].map(() => trial.post('/appointments', booking({ time1: free }))),
        );
        outcomes.add(
          answers
            .map(({ statusCode }) => statusCode)
            .sort()
            .join(' '),
        );
      }
      expect([...outcomes]).toEqual(['201 409']);
      const starts = trial.rows('appointments').map(({ start }) => start);
      expect([starts.length, new Set(starts).size]).toEqual([rounds, rounds]);
    },
  );

  test('the database itself lets nobody book a time twice', async () => {
    const trial = await startTrial({}, { now });
    await trial.post('/appointments', booking());
    const again = () =>
      openDatabase(trial.folder).connection.exec(
        `INSERT INTO appointments (key, received, email, fields, start) SELECT 'other', received, email, fields, start FROM appointments`,
      );
    expect(again).toThrow('UNIQUE constraint failed: appointments.start');
  });
});

describe('cancelling', () => {
  const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

  test('the link shows a page and changes nothing; its button frees the time and tells both', async () => {
    const trial = await startTrial({}, { now });
    await trial.post('/appointments', booking());
    await expect.poll(() => trial.mails).toHaveLength(2);
    const link = linkIn(trial.mails[1]);

    const page = await trial.get(pathOf(link));
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Dienstag, 24.\u00a0November 2026, 08:45–09:30');
    expect(page.body).not.toContain('Regula');
    expect(await timesOf(trial)).not.toContain('2026-11-24T07:45:00Z');

    for (let count = 0; count < 2; count++) {
      const done = await trial.postForm(pathOf(link), { token: tokenOf(link) });
      expect([done.statusCode, done.body]).toEqual([200, expect.stringContaining('Der Termin ist abgesagt')]);
    }
    expect(await timesOf(trial)).toContain('2026-11-24T07:45:00Z');
    await expect.poll(() => trial.mails).toHaveLength(4);
    for (const mail of trial.mails.slice(2)) {
      const { uid } = events(trial.mails[0]);
      expect(events(mail)).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', sequence: '1', uid });
      expect(mail.subject).toMatch(/^Abgesagt: /);
    }
    expect((await trial.post('/appointments', booking())).statusCode).toBe(201);
  });

  test('that does not get through leads to a page: the appointment still stands, and what to do', async () => {
    const trial = await startTrial({ limit: 3 }, { now });
    await trial.post('/appointments', booking());
    await expect.poll(() => trial.mails).toHaveLength(2);
    const link = linkIn(trial.mails[1]);
    const cancel = () => trial.postForm(pathOf(link), { token: tokenOf(link) });

    trial.database.connection.exec('PRAGMA query_only = ON');
    const whileBusy = await cancel();
    trial.database.connection.exec('PRAGMA query_only = OFF');
    for (let count = 0; count < 3; count++) await trial.get(pathOf(link));
    const answers = [whileBusy, await trial.get(pathOf(link))];
    for (let count = 0; count < 2; count++) await trial.postForm(pathOf(link), { token: 'none' });
    answers.push(await cancel());

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 429, 429]);
    for (const { body, headers } of answers) {
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['retry-after']).toBeDefined();
      expect(body).toContain('Der Termin gilt weiterhin');
    }
    expect(trial.rows('appointments')).toMatchObject([{ cancelled: null }]);
  });

  test('a link that was altered, signed with another key or is past its time does nothing', async () => {
    let time = monday;
    const trial = await startTrial({}, { now: () => time });
    await trial.post('/appointments', booking());
    await expect.poll(() => trial.mails).toHaveLength(2);
    const link = linkIn(trial.mails[0]);
    const token = tokenOf(link);
    const start = Date.parse('2026-11-24T07:45:00Z');
    const foreign = cancelLink(settingsIn('', { key: 'x'.repeat(32) }), 1, start);
    for (const bad of [token.replace(/^1/, '2'), `${token}x`, token.slice(0, -1), '', tokenOf(foreign)]) {
      expect((await trial.get(`/appointments/cancel?token=${bad}`)).statusCode).toBe(404);
      expect((await trial.postForm('/appointments/cancel', { token: bad })).statusCode).toBe(404);
    }
    time = start;
    expect((await trial.postForm('/appointments/cancel', { token })).statusCode).toBe(404);
    expect(trial.rows('appointments')).toMatchObject([{ cancelled: null }]);
  });
});

test('whoever could not know that it is booked and comes again with the key has the booking; what they edited counts', async () => {
  const trial = await startTrial({}, { now });
  const key = createKey();
  await trial.post('/appointments', booking({}, key));
  await expect.poll(() => trial.mails).toHaveLength(2);
  const answer = await trial.post('/appointments', booking({ phone: '+41 44 000 00 09' }, key));
  expect(answer.statusCode).toBe(201);
  expect(trial.rows('appointments')).toHaveLength(1);
  await expect.poll(() => trial.mails).toHaveLength(4);
  expect(trial.mails[2]?.text).toContain('+41 44 000 00 09');
  expect(new Set(trial.mails.map((mail) => events(mail).uid)).size).toBe(1);
  const other = await trial.post('/appointments', booking({ time1: '2026-11-24T08:30:00Z' }, key));
  expect(other.statusCode).toBe(422);
});
