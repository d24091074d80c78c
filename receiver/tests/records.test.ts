import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { person } from '../../tests/sample-inquiry.ts';
import { inquiryMail, type InquiryRow, type Message } from '../mails.ts';
import { csv } from '../records.ts';
import type { Surroundings } from '../receiver.ts';
import type { Settings } from '../settings.ts';
import { createKey } from '../../src/lib/request.ts';
import { inquiryBody } from './samples.ts';
import { folderForTest, startTrial } from './trial.ts';

const command = (folder: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['receiver/inquiries-command.ts', ...args], {
    encoding: 'utf8',
    env: { RECEIVER_FOLDER: folder },
  });
  return { status, stdout, stderr };
};

/** Whether a text is anywhere in the files of a database, deleted parts included. */
const isOnDisk = (folder: string, text: string) =>
  readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(text));

const begin = Date.UTC(2026, 10, 23, 10);
const day = 86_400_000;
/** A mail server that never takes anything. */
const send = () => Promise.reject(new Error('later'));

describe('the owner, while the receiver runs,', () => {
  test('sees what is kept, when it arrived in Swiss time and in which state it is', async () => {
    const now = () => Date.UTC(2026, 6, 1, 22, 30);
    const { folder, post, mails, inquire } = await startTrial({}, { now });
    await inquire();
    await post('/inquiries', inquiryBody({ company: 'Schnell AG' }, createKey(), '1'));
    await expect.poll(() => mails).toHaveLength(2);
    const { stdout } = command(folder, 'list');
    expect(stdout).toMatch(/^Anfrage {2}1 {2}2026-07-02 00:30 {2}gesendet {2}Muster Handel AG/m);
    expect(stdout).toMatch(/^Anfrage {2}2 .* vielleicht Spam {2}Schnell AG/m);
  });

  test('sees that an appointment is cancelled, also while its mails wait', async () => {
    let time = begin;
    let isDown = false;
    const mails: Message[] = [];
    const { folder, postForm, outbox, book } = await startTrial(
      {},
      { now: () => time, send: async (mail) => (isDown ? send() : void mails.push(mail)) },
    );
    await book();
    await expect.poll(() => mails).toHaveLength(2);
    expect(command(folder, 'list').stdout).toContain('  gesendet  ');

    isDown = true;
    const [, token = ''] = /token=(\S+)/.exec(mails[0]?.text ?? '') ?? [];
    await postForm(`/appointments/cancel?token=${token}`, {});
    expect(command(folder, 'list').stdout).toContain('  abgesagt, E-Mail nicht gesendet  ');

    isDown = false;
    time += 60_000;
    await expect
      .poll(async () => {
        await outbox.wake();
        return command(folder, 'list').stdout;
      })
      .toContain('  abgesagt  ');
  });

  test('writes a table that spreadsheets open and that runs nothing', async () => {
    const { folder, inquire } = await startTrial();
    await inquire({ company: '=HYPERLINK("https://boese.ch")', projectDescription: 'Zeile 1\nZeile "2"' });
    const file = join(folder, 'export.csv');
    expect(command(folder, 'export', file).stdout).toContain('1 Einträge');
    const table = readFileSync(file, 'utf8');
    expect(table).toMatch(/^\ufeff"Nummer";"Art";"Eingegangen";"Zustand";"Vorname";/);
    expect(table).toContain(`"'=HYPERLINK(""https://boese.ch"")"`);
    expect(table).toContain('"Zeile 1\nZeile ""2"""');
    expect(table).toContain('"Einzel- und Grosshandel"');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('reads of an inquiry from before a field existed what it has, in table and mail', async () => {
    const { folder, rows, database, inquire } = await startTrial();
    await inquire();
    database.sql.run`UPDATE inquiries SET fields = ${JSON.stringify(person)}`;
    const file = join(folder, 'export.csv');
    command(folder, 'export', file);
    expect(readFileSync(file, 'utf8')).toMatch(/"regula@muster-handel.example";+\r\n$/);
    const { text } = inquiryMail(rows('inquiries')[0] as unknown as InquiryRow);
    expect(text).toMatch(new RegExp(`E-Mail: ${person.email}\n\n`));
    expect(text).not.toContain('undefined');
  });

  test('deletes whatever came from an address, however it is written, with its mails, down to the disk', async () => {
    const { folder, rows, inquire } = await startTrial({}, { send });
    await inquire({ lastName: 'Unverwechselbar' });
    await inquire({ email: 'andere@firma.ch', projectDescription: '' });
    expect(isOnDisk(folder, 'Unverwechselbar')).toBe(true);
    expect(command(folder, 'delete', person.email.toUpperCase()).stdout).toBe('1 Einträge gelöscht.\n');
    expect(rows('inquiries')).toMatchObject([{ email: 'andere@firma.ch' }]);
    expect(rows('mails')).toHaveLength(1);
    expect(isOnDisk(folder, 'Unverwechselbar')).toBe(false);
  });

  test.each([
    ['jürg@müller.ch', 'JÜRG@XN--MLLER-KVA.CH'],
    ['jürg@xn--mller-kva.ch', 'ju\u0308rg@MÜLLER.ch'],
    ['\u200bregula@firma.ch', ' Regula@Firma.ch\u00a0'],
    ['regula@fir\u00adma.ch', 'regula@firma.ch'],
  ])(
    'deletes by any spelling of an address: what came as %j by %j, and shows it in Unicode',
    async (typed, named) => {
      const { folder, rows, inquire } = await startTrial();
      await inquire({ email: typed });
      expect(command(folder, 'list').stdout).toMatch(/@(müller|firma)\.ch/);
      expect(command(folder, 'delete', named).stdout).toBe('1 Einträge gelöscht.\n');
      expect(rows('inquiries')).toEqual([]);
    },
  );

  test('has no half of a backup where it fails', async () => {
    const { folder, inquire } = await startTrial();
    await inquire();
    const file = join(folderForTest(), 'sicherung.db');
    const backup = `ulimit -f 20; exec "${process.execPath}" receiver/inquiries-command.ts backup ${file}`;
    const limited = spawnSync('bash', ['-c', backup], { env: { RECEIVER_FOLDER: folder } });
    expect([limited.status, readdirSync(join(file, '..'))]).toEqual([1, []]);
  });

  test('backs the database up into one file, from which a receiver starts again', async () => {
    const { folder, inquire } = await startTrial();
    await inquire();
    const other = folderForTest();
    const file = join(other, 'receiver.db');
    expect(command(folder, 'backup', file).stdout).toBe(`Gesichert in ${file}.\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(command(other, 'list').stdout).toContain('Muster Handel AG');
  });

  test('finds an appointment by phone, which may have no address, and deletes it alone by its number', async () => {
    const { folder, rows, inquire, book } = await startTrial({}, { now: () => begin, send });
    await inquire();
    const byPhone = { name: 'Unverwechselbar', kind: 'phone', phone: '+41 44 111 22 33', email: '' };
    await book(byPhone);
    await book({ ...byPhone, name: 'Andere', time1: '2026-11-24T08:30:00Z' });
    expect(command(folder, 'list').stdout).toMatch(
      /^Termin {2}1 .* Muster Handel AG {2}Unverwechselbar {2}\+41 44 111 22 33 {2}Dienstag/m,
    );
    expect(command(folder, 'delete', 'Termin', '1').stdout).toBe('1 Einträge gelöscht.\n');
    expect(rows('appointments')).toMatchObject([{ id: 2 }]);
    expect(isOnDisk(folder, 'Unverwechselbar')).toBe(false);
    expect(rows('inquiries')).toHaveLength(1);
    expect(command(folder, 'delete', 'anfrage', '1').stdout).toBe('1 Einträge gelöscht.\n');
    expect(rows('inquiries')).toEqual([]);
    expect(rows('appointments')).toHaveLength(1);
  });

  test.each([
    'delete --mail x@firma.ch',
    'delete Termin',
    'delete Termin alle',
    'delete 1',
    'backup',
    'export',
    'hilfe',
  ])('reads what can be done where nothing sensible is asked: «%s»', async (line) => {
    const { folder } = await startTrial();
    const { status, stdout, stderr } = command(folder, ...line.split(' '));
    expect(stdout).toMatch(/^npm run inquiries -- list /);
    expect([status, stderr]).toEqual([1, '']);
  });

  test('reads in a sentence what stands in the way', async () => {
    const { folder } = await startTrial();
    const said = (...args: string[]) => {
      const { status, stderr } = command(folder, ...args);
      expect(status).toBe(1);
      return stderr;
    };
    const file = join(folder, 'sicherung.db');
    expect(command(folder, 'backup', file).status).toBe(0);
    expect(said('backup', file)).toBe(
      `backup ist nicht gelungen: ${file} gibt es schon. Nennen Sie eine neue Datei.\n`,
    );
    const nowhere = join(folder, 'neu');
    for (const name of ['backup', 'export'])
      expect(said(name, join(nowhere, 'x'))).toBe(
        `${name} ist nicht gelungen: Den Ordner ${nowhere} gibt es nicht. Legen Sie ihn zuerst an.\n`,
      );
    // Whatever else: the reason of the system, in one line.
    expect(said('export', folder)).toMatch(/^export ist nicht gelungen: EISDIR.*\n$/);
    expect(command('/does/not/exist', 'list').stderr).toContain('RECEIVER_FOLDER');
  });
});

/** A receiver that is started at a time. */
const startAt = (time: number, settings: Partial<Settings>, surroundings: Surroundings = {}) =>
  startTrial(settings, { now: () => time, ...surroundings });

test('after the retention time everything is deleted, when the receiver starts and every hour', async () => {
  const settings = { RECEIVER_RETENTION_DAYS: 30 };
  const first = await startAt(begin, settings);
  await first.inquire({ lastName: 'Unverwechselbar' });
  await first.close();

  const again = { ...settings, RECEIVER_FOLDER: first.folder };
  const second = await startAt(begin + 30 * day, again);
  expect(second.rows('inquiries')).toHaveLength(1);
  await second.close();

  const third = await startAt(begin + 30 * day + 1, again);
  expect([third.rows('inquiries'), third.rows('mails')]).toEqual([[], []]);
  expect(isOnDisk(first.folder, 'Unverwechselbar')).toBe(false);
});

test('nothing is deleted whose mail has not left, however short the retention time', async () => {
  const settings = { RECEIVER_RETENTION_DAYS: 1 };
  const first = await startAt(begin, settings, { send });
  await first.inquire();
  await first.close();
  const again = { ...settings, RECEIVER_FOLDER: first.folder };
  const second = await startAt(begin + 10 * day, again, { send });
  expect(second.rows('inquiries')).toHaveLength(1);
});

test('a clock that is a year ahead when the receiver starts deletes nothing, and the log says so', async () => {
  const first = await startAt(begin, {});
  await first.inquire();
  await expect.poll(() => first.mails).toHaveLength(1);
  await first.close();
  for (const [time, isSaid] of [
    [begin + 365 * day, true],
    [begin, false],
  ] as const) {
    const next = await startAt(time, { RECEIVER_FOLDER: first.folder });
    expect(next.rows('inquiries')).toHaveLength(1);
    expect(next.log.join('').includes('the clock is far ahead')).toBe(isSaid);
    await next.close();
  }
});

test.each([
  ...['=1+1', '+1+1', '-1', '@SUM', ' =1', '\r=1', '＝1+1', '\u200b=1', '\ufeff＋1'].map(
    (value) => [value, `'${value.replace(/^[\s\u200b\ufeff]/, '')}`] as const,
  ),
  ...['+41 44 000 00 01', '044 000 00 01', 'Muster AG', 'a-b'].map((value) => [value, value] as const),
  ['\tx', 'x'],
] as const)('the cell %j is written %j, and runs nothing', (value, written) => {
  expect(csv([{ Firma: value }])).toBe(`\ufeff"Firma"\r\n"${written}"\r\n`);
});
