import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { Message } from '../mails.ts';
import type { Surroundings } from '../receiver.ts';
import type { Settings } from '../settings.ts';
import { cancelLink } from '../cancel-link.ts';
import { openDatabase } from '../database.ts';
import { company } from '../../src/content/company.ts';
import { appointmentId } from '../../src/booking/ics.ts';
import { appointmentMaxLengths, trapName } from '../../src/content/contract.ts';
import { receiverTexts } from '../../src/content/receiver.ts';
import { createKey } from '../../src/lib/request.ts';
import { repetitions, origin, settingsIn } from './samples.ts';
import { startTrial } from './trial.ts';

/** Monday, 23 November 2026, 11:00 in Switzerland. */
const monday = Date.UTC(2026, 10, 23, 10);
const now = () => monday;

/** How often two visitors take the same time. */
const rounds = repetitions({ short: 100, long: 500 });

const linkIn = (mail: Message | undefined) => /https:\S+cancel\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';

const pathOf = (link: string) => link.replace(`${origin}/api`, '');

/** A receiver with a booking, once its mails have left; `link` is the path of the page that cancels it, in the mail to the company. */
async function startBooked(
  changes = {},
  { settings = {}, ...surroundings }: Surroundings & { settings?: Partial<Settings> } = {},
  key = createKey(),
) {
  const trial = await startTrial(settings, { now, ...surroundings });
  expect((await trial.book(changes, key)).statusCode).toBe(201);
  await expect.poll(() => trial.rows('mails').filter(({ sent }) => sent === null)).toEqual([]);
  const cancelPath = pathOf(linkIn(trial.mails[0]));
  return { ...trial, cancelPath, cancel: () => trial.postForm(cancelPath, {}) };
}
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
const events = (mail: Message | undefined) => {
  const calendar = new ICAL.Component(ICAL.parse(mail?.icalEvent?.content ?? '') as unknown[]);
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
    summary: value('summary'),
    description: value('description'),
  };
};

describe('free times', () => {
  test('begin on the next working day and follow the opening hours, in steps of 45 minutes', async () => {
    const trial = await startTrial({}, { now });
    const times = await trial.slots();
    // 08:00 in Switzerland; Mondays to Fridays have 13 times until 18:00, Saturdays 4 until 12:00.
    expect(times.slice(0, 2)).toEqual(['2026-11-24T07:00:00Z', '2026-11-24T07:45:00Z']);
    expect(times.filter((time) => time.startsWith('2026-11-24'))).toHaveLength(13);
    expect(times.filter((time) => time.startsWith('2026-11-28'))).toHaveLength(4);
    expect(new Set(times.map((time) => time.slice(0, 10))).size).toBe(10);
  });

  test('begin later where the lead time says so', async () => {
    const trial = await startTrial({ APPOINTMENT_LEAD_DAYS: 3 }, { now });
    expect((await trial.slots())[0]).toBe('2026-11-26T07:00:00Z');
  });
});

describe('a booking', () => {
  test('has texts as long as the page lets them be, and none longer', async () => {
    const trial = await startTrial({}, { now });
    for (const [field, length] of Object.entries(appointmentMaxLengths)) {
      const [time1] = await trial.slots();
      const status = async (characters: number) => {
        const text = (field === 'email' ? '@firma.ch' : '').padStart(characters, 'x');
        const own = { email: `${field}@firma.ch`, time1, [field]: text };
        return (await trial.book(own)).statusCode;
      };
      expect([await status(length + 1), await status(length)], field).toEqual([400, 201]);
    }
  });

  test('takes the time, and both sides get an invitation and a link to cancel', async () => {
    const key = createKey();
    const trial = await startBooked({}, {}, key);
    expect(await trial.slots()).not.toContain('2026-11-24T07:45:00Z');
    expect(trial.mails).toHaveLength(2);
    const [toCompany, toVisitor] = trial.mails;
    expect(toCompany).toMatchObject({ to: 'anfragen@firma.ch', replyTo: 'regula@muster-handel.example' });
    expect(toCompany?.subject).toBe('Termin: Dienstag, 24. November 2026, 08:45–09:30, Muster Handel AG');
    expect(toCompany?.text).toContain('Thema: Qualitätsmanagement');
    expect(toVisitor).toMatchObject({
      to: 'regula@muster-handel.example',
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    expect(toVisitor?.text).not.toMatch(/Regula|Muster Handel|Qualitätsmanagement/);
    for (const mail of [toCompany, toVisitor]) {
      expect(linkIn(mail)).not.toBe('');
      expect(mail?.icalEvent?.content).not.toContain(key);
      // Mail programs that show the entry instead of the text show the same.
      expect(events(mail).description).toBe(mail?.text);
      expect(events(mail)).toMatchObject({
        status: 'CONFIRMED',
        uid: `${await appointmentId(key, Date.parse('2026-11-24T07:45:00Z'))}@www.firma.ch`,
        start: '2026-11-24T07:45:00Z',
        sequence: '0',
      });
    }
    // What is published is nobody's invitation, whoever's name it is sent in.
    expect(events(toCompany)).toMatchObject({ method: 'PUBLISH', attendee: 'null' });
    expect(events(toVisitor)).toMatchObject({ method: 'REQUEST', attendee: `mailto:${toVisitor?.to}` });
    expect(toCompany?.text).toContain('E-Mail: regula@muster-handel.example');
    expect(toCompany?.icalEvent?.content).not.toContain(company.phone.slice(-9));
  });

  test.each(['', undefined])(
    'by phone needs no address (%j): only the company gets a mail',
    async (email) => {
      const { mails } = await startBooked({ kind: 'phone', phone: '+41 44 000 00 01', email });
      expect(mails).toHaveLength(1);
      expect(mails[0]).not.toHaveProperty('replyTo');
    },
  );

  test('of a time that is taken is answered with the times that are free', async () => {
    const trial = await startBooked();
    const answer = await trial.book();
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({ times: await trial.slots() });
    expect(trial.rows('appointments')).toHaveLength(1);
  });

  test('that is repeated with its key is answered as the first time', async () => {
    const key = createKey();
    const trial = await startBooked({}, {}, key);
    for (let count = 0; count < 2; count++) expect((await trial.book({}, key)).statusCode).toBe(201);
    expect(trial.rows('appointments')).toHaveLength(1);
    expect(trial.rows('mails')).toHaveLength(2);
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
    expect((await trial.book(changes)).statusCode).toBe(status);
    expect(trial.rows('appointments')).toEqual([]);
  });

  test(
    `two visitors who take the same time at once, ${rounds} times: exactly one gets it`,
    { timeout: 120_000 },
    async () => {
      let time = monday;
      const trial = await startTrial({ RECEIVER_LIMIT: 10_000 }, { now: () => time });
      const outcomes = new Set<string>();
      for (let round = 0; round < rounds; round++) {
        let [free] = await trial.slots();
        if (!free) {
          time += 14 * 86_400_000;
          [free] = await trial.slots();
        }
        const answers = await Promise.all(
          [1, 2].map((visitor) => trial.book({ time1: free, email: `${visitor}.${round}@firma.ch` })),
        );
        const statuses = answers.map(({ statusCode }) => statusCode);
        outcomes.add(statuses.sort().join(' '));
      }
      expect([...outcomes]).toEqual(['201 409']);
      const starts = trial.rows('appointments').map(({ start }) => start);
      expect([starts.length, new Set(starts).size]).toEqual([rounds, rounds]);
    },
  );

  test('the database itself lets nobody book a time twice', async () => {
    const { folder } = await startBooked();
    const again = () =>
      openDatabase(folder).sql.db.exec(
        `INSERT INTO appointments (key, uid, received, email, fields, start) SELECT 'other', 'other', received, email, fields, start FROM appointments`,
      );
    expect(again).toThrow('UNIQUE constraint failed: appointments.start');
  });
});

describe('cancelling', () => {
  test('the link shows a page and changes nothing; its button frees the time and tells both', async () => {
    const trial = await startBooked();
    const page = await trial.get(trial.cancelPath);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Dienstag, 24.\u00a0November 2026, 08:45–09:30');
    expect(page.body).not.toContain('Regula');
    expect(await trial.slots()).not.toContain('2026-11-24T07:45:00Z');

    for (let count = 0; count < 2; count++) {
      const done = await trial.cancel();
      expect([done.statusCode, done.body]).toEqual([
        200,
        expect.stringContaining(receiverTexts.cancelled.title),
      ]);
    }
    expect(await trial.slots()).toContain('2026-11-24T07:45:00Z');
    await expect.poll(() => trial.mails).toHaveLength(4);
    for (const mail of trial.mails.slice(2)) {
      const { uid } = events(trial.mails[0]);
      expect(events(mail)).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', sequence: '1', uid });
      expect(mail.subject).toMatch(/^Abgesagt: /);
      expect(events(mail).summary).toMatch(/^Abgesagt: /);
      const invitation = trial.mails.find(({ to }) => to === mail.to);
      expect(mail.inReplyTo).toBe(invitation?.messageId);
    }
    expect((await trial.book()).statusCode).toBe(201);
  });

  test('that does not get through leads to a page: the appointment still stands, and what to do', async () => {
    const trial = await startBooked({}, { settings: { RECEIVER_LIMIT: 3 } });
    trial.database.sql.db.exec('PRAGMA query_only = ON');
    const whileBusy = await trial.cancel();
    trial.database.sql.db.exec('PRAGMA query_only = OFF');
    for (let count = 0; count < 3; count++) await trial.get(trial.cancelPath);
    const answers = [whileBusy, await trial.get(trial.cancelPath)];
    for (let count = 0; count < 2; count++) await trial.postForm('/appointments/cancel?token=none', {});
    answers.push(await trial.cancel());

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 429, 429]);
    for (const { body, headers } of answers) {
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['retry-after']).toBeDefined();
      expect(body).toContain(receiverTexts.cancelFailed.title);
    }
    expect(trial.rows('appointments')).toMatchObject([{ cancelled: null }]);
  });

  test('no link looks like quoted-printable, and those of earlier mails, which did, lead on', async () => {
    const { mails, get } = await startBooked();
    const link = linkIn(mails[0]);
    expect(link).not.toMatch(/=[\da-f]{2}/i);
    const earlier = `/appointments/cancel?token=${tokenOf(link).replace(/^t/, '')}`;
    expect((await get(earlier)).statusCode).toBe(200);
  });

  test('a link that was altered, signed with another key or is past its time does nothing', async () => {
    let time = monday;
    const trial = await startBooked({}, { now: () => time });
    const token = tokenOf(linkIn(trial.mails[0]));
    const start = Date.parse('2026-11-24T07:45:00Z');
    const foreign = cancelLink(settingsIn('', { RECEIVER_KEY: 'x'.repeat(32) }), '1', start);
    for (const bad of [token.replace(/^t2/, 't1'), `${token}x`, token.slice(0, -1), '', tokenOf(foreign)]) {
      expect((await trial.get(`/appointments/cancel?token=${bad}`)).statusCode).toBe(404);
      expect((await trial.postForm(`/appointments/cancel?token=${bad}`, {})).statusCode).toBe(404);
    }
    time = start;
    expect((await trial.postForm(`/appointments/cancel?token=${token}`, {})).statusCode).toBe(404);
    expect(trial.rows('appointments')).toMatchObject([{ cancelled: null }]);
  });
});

describe('mails about an appointment', () => {
  const key = createKey();

  test('keep their order: a cancellation waits for the invitation that has not left', async () => {
    let time = monday;
    const sent: Message[] = [];
    let isDown = true;
    const send = async (mail: Message) => {
      if (isDown && mail.icalEvent?.method !== 'CANCEL') throw new Error('greylisted');
      sent.push(mail);
    };
    const trial = await startTrial({}, { now: () => time, send });
    await trial.book();
    await expect.poll(() => trial.log.filter((line) => line.includes('mail not sent'))).toHaveLength(2);
    const [mail] = trial.rows('mails').map(({ message }) => JSON.parse(String(message)) as Message);
    await trial.postForm(pathOf(linkIn(mail)), {});
    await trial.outbox.wake();
    expect(sent).toEqual([]);
    isDown = false;
    time += 60_000;
    await trial.outbox.wake();
    const methods = (to: string) =>
      sent.filter((one) => one.to === to).map(({ icalEvent }) => icalEvent?.method);
    expect(methods('anfragen@firma.ch')).toEqual(['PUBLISH', 'CANCEL']);
    expect(methods('regula@muster-handel.example')).toEqual(['REQUEST', 'CANCEL']);
  });

  test('count its changes and refer to the first; after three of them the company has to call', async () => {
    const trial = await startBooked({ phone: '+41 44 000 00 00' }, {}, key);
    for (let number = 1; number < 5; number++) await trial.book({ phone: `+41 44 000 00 0${number}` }, key);
    await expect.poll(() => trial.mails).toHaveLength(9);
    const toCompany = trial.mails.filter(({ to }) => to === 'anfragen@firma.ch');
    expect(toCompany.map((mail) => events(mail).sequence)).toEqual(['0', '1', '2', '3', '4']);
    expect(toCompany.slice(1).map(({ inReplyTo }) => inReplyTo)).toEqual(
      Array(4).fill(toCompany[0]?.messageId),
    );
    expect(toCompany[4]?.subject).toMatch(/^Bitte anrufen: /);
    expect(toCompany[4]?.text).toContain('+41 44 000 00 04, regula@muster-handel.example');
    await trial.cancel();
    await expect.poll(() => trial.mails).toHaveLength(11);
    expect(events(trial.mails.at(-1))).toMatchObject({ method: 'CANCEL', sequence: '5' });
  });

  test('go to no strangers, whatever address is typed next', async () => {
    const trial = await startTrial({}, { now });
    for (let number = 0; number < 20; number++) await trial.book({ email: `opfer${number}@firma.ch` }, key);
    await expect.poll(() => trial.mails.filter(({ to }) => to === 'anfragen@firma.ch')).toHaveLength(20);
    expect(trial.mails.filter(({ to }) => to.startsWith('opfer'))).toHaveLength(4);
  });

  test('say who knows nothing yet: a booking by phone that is cancelled is told by a call', async () => {
    const trial = await startBooked({ kind: 'phone', phone: '+41 44 000 00 01', email: '' });
    expect((await trial.get(trial.cancelPath)).body).toContain(receiverTexts.cancel.isNotTold);
    expect((await trial.cancel()).body).toContain(receiverTexts.cancelled.isNotTold);
    await expect.poll(() => trial.mails).toHaveLength(2);
    expect(trial.mails[1]?.subject).toMatch(/^Bitte anrufen: Abgesagt: /);
    expect(trial.mails[1]?.text).toContain('Zu erreichen unter +41 44 000 00 01.');
  });

  test('say so too where the address of the visitor was refused for good', async () => {
    const refused = Object.assign(new Error('550 5.1.1'), { code: 'EENVELOPE', responseCode: 550 });
    const mails: Message[] = [];
    const send = async (mail: Message) => {
      if (mail.to === 'tippfehler@firma.ch') throw refused;
      mails.push(mail);
    };
    const trial = await startTrial({}, { now, send });
    await trial.book({ email: 'tippfehler@firma.ch', phone: '+41 44 000 00 01' });
    await expect.poll(() => mails).toHaveLength(2);
    const cancelPath = pathOf(linkIn(mails[0]));
    expect((await trial.get(cancelPath)).body).toContain(receiverTexts.cancel.isNotTold);
    await trial.postForm(cancelPath, {});
    await expect.poll(() => mails).toHaveLength(3);
    expect(mails[2]?.subject).toMatch(/^Bitte anrufen: Abgesagt: /);
    expect(mails[2]?.text).toContain('Zu erreichen unter +41 44 000 00 01, tippfehler@firma.ch.');
  });

  test('carry what was typed as text only: no direction, no encoded word, no signature', async () => {
    const { mails } = await startBooked({
      company: '\u202eGA =?utf-8?q?x?= AG',
      subject: '-- \nAb hier Signatur',
      email: 'jürg@müller.ch',
    });
    const [toCompany, toVisitor] = mails;
    expect(toCompany?.subject).toMatch(/, GA = \?utf-8\?q\?x\?= AG$/);
    expect(toCompany?.text).not.toMatch(/^-- $/m);
    // An umlaut before the @ is no header where the server knows no SMTPUTF8; programs write the domain in ASCII.
    expect(toCompany).not.toHaveProperty('replyTo');
    expect(events(toVisitor).attendee).toBe('mailto:jürg@xn--mller-kva.ch');
  });
});

test('what a program seems to have booked stands, marked, and nobody but the company gets a mail', async () => {
  const trial = await startTrial({}, { now });
  for (const [time1, seen] of [
    ['2026-11-24T07:45:00Z', { secondsToFill: '1' }],
    ['2026-11-24T08:30:00Z', { [trapName]: 'x' }],
  ] as const)
    expect((await trial.book({ time1, ...seen })).statusCode).toBe(201);
  await expect.poll(() => trial.mails).toHaveLength(2);
  await trial.outbox.wake();
  for (const mail of trial.mails) {
    expect(mail.to).toBe('anfragen@firma.ch');
    expect(mail.subject).toMatch(/^Bitte anrufen: Vielleicht Spam: Termin: /);
  }
});

test('nobody takes all times: three ahead for an address or a phone, however it is written', async () => {
  const trial = await startTrial({}, { now });
  const times = await trial.slots();
  // One after another: of several at once any may be the last.
  async function answers(changes: readonly object[]) {
    const statuses: number[] = [];
    for (const change of changes)
      statuses.push((await trial.book({ time1: times.shift(), ...change })).statusCode);
    return statuses;
  }
  const spellings = ['a@müller.ch', 'A@xn--mller-kva.ch', 'a\u200b@MÜLLER.ch', 'a@müller.ch'];
  expect(await answers(spellings.map((email) => ({ email })))).toEqual([201, 201, 201, 429]);
  const phones = ['+41 44 000 00 01', '0041440000001', '044 000 00 01', '(044) 0000001'];
  const byPhone = phones.map((phone) => ({ kind: 'phone', phone, email: '' }));
  expect(await answers(byPhone)).toEqual([201, 201, 201, 429]);
});

test('one address books at most half as many times in an hour as it may post in ten minutes', async () => {
  const trial = await startTrial({ RECEIVER_LIMIT: 6 }, { now });
  const statuses = [];
  for (const time1 of (await trial.slots()).slice(0, 4))
    statuses.push((await trial.book({ time1, email: `${time1.slice(11, 13)}@firma.ch` })).statusCode);
  expect(statuses).toEqual([201, 201, 201, 429]);
});

test('a key whose appointment is cancelled books nothing, and says what is free', async () => {
  const key = createKey();
  const trial = await startBooked({}, {}, key);
  await trial.cancel();
  const answer = await trial.book({}, key);
  expect(answer.statusCode).toBe(409);
  expect(answer.json<{ times: string[] }>().times).toContain('2026-11-24T07:45:00Z');
});

test('a lead time is counted in days with opening hours, over a weekend too', async () => {
  const saturday = () => Date.UTC(2026, 10, 28, 10);
  const first = async (leadDays: number) => {
    const trial = await startTrial({ APPOINTMENT_LEAD_DAYS: leadDays }, { now: saturday });
    return (await trial.slots())[0]?.slice(0, 10);
  };
  expect(await Promise.all([1, 2, 3].map(first))).toEqual(['2026-11-30', '2026-12-01', '2026-12-02']);
});

test('whoever could not know that it is booked and comes again with the key has the booking; what they edited counts', async () => {
  const key = createKey();
  const trial = await startBooked({}, {}, key);
  const answer = await trial.book({ phone: '+41 44 000 00 09' }, key);
  expect(answer.statusCode).toBe(201);
  expect(trial.rows('appointments')).toHaveLength(1);
  await expect.poll(() => trial.mails).toHaveLength(4);
  expect(trial.mails[2]?.text).toContain('+41 44 000 00 09');
  expect(new Set(trial.mails.map((mail) => events(mail).uid)).size).toBe(1);
  const other = await trial.book({ time1: '2026-11-24T08:30:00Z' }, key);
  expect(other.statusCode).toBe(422);
});
