import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { person } from '../../tests/sample-inquiry.ts';
import { inquiryMail, type InquiryRow, type Message } from '../mails.ts';
import { csv } from '../records.ts';
import { createKey } from '../../src/lib/submission.ts';
import { booking, inquiryBody } from './samples.ts';
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

describe('the owner, while the receiver runs,', () => {
  test('sees what is kept, when it arrived in Swiss time and in which state it is', async () => {
    const { folder, post, mails } = await startTrial({}, { now: () => Date.UTC(2026, 6, 1, 22, 30) });
    await post('/inquiries', inquiryBody());
    await post('/inquiries', inquiryBody({ company: 'Schnell AG' }, createKey(), '1'));
    await expect.poll(() => mails).toHaveLength(2);
    const { stdout } = command(folder, 'list');
    expect(stdout).toMatch(/^Anfrage {2}1 {2}2026-07-02 00:30 {2}gesendet {2}Muster Handel AG/m);
    expect(stdout).toMatch(/^Anfrage {2}2 .* vielleicht Spam {2}Schnell AG/m);
  });

  test('sees that an appointment is cancelled, also while its mails wait', async () => {
    let time = Date.UTC(2026, 10, 23, 10);
    let isDown = false;
    const mails: Message[] = [];
    const send = async (mail: Message) => {
      if (isDown) throw new Error('later');
      mails.push(mail);
    };
    const { folder, post, postForm, outbox } = await startTrial({}, { now: () => time, send });
    await post('/appointments', booking());
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
    const { folder, post } = await startTrial();
    await post(
      '/inquiries',
      inquiryBody({ company: '=HYPERLINK("https://boese.ch")', projectDescription: 'Zeile 1\nZeile "2"' }),
    );
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
    const { folder, post, rows, database } = await startTrial();
    await post('/inquiries', inquiryBody());
    database.sql.run`UPDATE inquiries SET fields = ${JSON.stringify(person)}`;
    const file = join(folder, 'export.csv');
    command(folder, 'export', file);
    expect(readFileSync(file, 'utf8')).toMatch(/"regula@muster-handel.example";+\r\n$/);
    const { text } = inquiryMail(rows('inquiries')[0] as unknown as InquiryRow);
    expect(text).toMatch(new RegExp(`E-Mail: ${person.email}\n\n`));
    expect(text).not.toContain('undefined');
  });

  test('deletes whatever came from an address, however it is written, with its mails, down to the disk', async () => {
    const { folder, post, rows } = await startTrial({}, { send: () => Promise.reject(new Error('later')) });
    await post('/inquiries', inquiryBody({ lastName: 'Unverwechselbar' }));
    await post('/inquiries', inquiryBody({ email: 'andere@firma.ch', projectDescription: '' }));
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
      const { folder, post, rows } = await startTrial();
      await post('/inquiries', inquiryBody({ email: typed }));
      expect(command(folder, 'list').stdout).toMatch(/@(müller|firma)\.ch/);
      expect(command(folder, 'delete', named).stdout).toBe('1 Einträge gelöscht.\n');
      expect(rows('inquiries')).toEqual([]);
    },
  );

  test('has no half of a backup where it fails', async () => {
    const { folder, post } = await startTrial();
    await post('/inquiries', inquiryBody());
    const file = join(folderForTest(), 'sicherung.db');
    const limited = spawnSync(
      'bash',
      ['-c', `ulimit -f 20; exec "${process.execPath}" receiver/inquiries-command.ts backup ${file}`],
      {
        encoding: 'utf8',
        env: { RECEIVER_FOLDER: folder },
      },
    );
    expect([limited.status, readdirSync(join(file, '..'))]).toEqual([1, []]);
  });

  test('backs the database up into one file, from which a receiver starts again', async () => {
    const { folder, post } = await startTrial();
    await post('/inquiries', inquiryBody());
    const other = folderForTest();
    const file = join(other, 'receiver.db');
    expect(command(folder, 'backup', file).stdout).toBe(`Gesichert in ${file}.\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(command(other, 'list').stdout).toContain('Muster Handel AG');
  });

  test('finds an appointment by phone, which may have no address, and deletes it alone by its number', async () => {
    const now = () => Date.UTC(2026, 10, 23, 10);
    const { folder, post, rows } = await startTrial(
      {},
      { now, send: () => Promise.reject(new Error('later')) },
    );
    await post('/inquiries', inquiryBody());
    const byPhone = { name: 'Unverwechselbar', kind: 'phone', phone: '+41 44 111 22 33', email: '' };
    await post('/appointments', booking(byPhone));
    await post('/appointments', booking({ ...byPhone, name: 'Andere', time1: '2026-11-24T08:30:00Z' }));
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

test('after the retention time everything is deleted, when the receiver starts and every hour', async () => {
  let time = Date.UTC(2026, 10, 23);
  const first = await startTrial({ RECEIVER_RETENTION_DAYS: 30 }, { now: () => time });
  await first.post('/inquiries', inquiryBody({ lastName: 'Unverwechselbar' }));
  await first.close();

  time += 30 * 86_400_000;
  const second = await startTrial(
    { RECEIVER_RETENTION_DAYS: 30, RECEIVER_FOLDER: first.folder },
    { now: () => time },
  );
  expect(second.rows('inquiries')).toHaveLength(1);
  await second.close();

  time += 1;
  const third = await startTrial(
    { RECEIVER_RETENTION_DAYS: 30, RECEIVER_FOLDER: first.folder },
    { now: () => time },
  );
  expect([third.rows('inquiries'), third.rows('mails')]).toEqual([[], []]);
  expect(isOnDisk(first.folder, 'Unverwechselbar')).toBe(false);
});

test('nothing is deleted whose mail has not left, however short the retention time', async () => {
  let time = Date.UTC(2026, 10, 23);
  const send = () => Promise.reject(new Error('later'));
  const first = await startTrial({ RECEIVER_RETENTION_DAYS: 1 }, { now: () => time, send });
  await first.post('/inquiries', inquiryBody());
  await first.close();
  time += 10 * 86_400_000;
  const second = await startTrial(
    { RECEIVER_RETENTION_DAYS: 1, RECEIVER_FOLDER: first.folder },
    { now: () => time, send },
  );
  expect(second.rows('inquiries')).toHaveLength(1);
});

test('a clock that is a year ahead when the receiver starts deletes nothing, and the log says so', async () => {
  let time = Date.UTC(2026, 10, 23);
  const first = await startTrial({}, { now: () => time });
  await first.post('/inquiries', inquiryBody());
  await expect.poll(() => first.mails).toHaveLength(1);
  await first.close();
  time += 365 * 86_400_000;
  const second = await startTrial({ RECEIVER_FOLDER: first.folder }, { now: () => time });
  expect(second.rows('inquiries')).toHaveLength(1);
  expect(second.log.join('')).toContain('the clock is far ahead');
  await second.close();
  time -= 365 * 86_400_000;
  const third = await startTrial({ RECEIVER_FOLDER: first.folder }, { now: () => time });
  expect(third.rows('inquiries')).toHaveLength(1);
  expect(third.log.join('')).not.toContain('the clock is far ahead');
});

test.each(['=1+1', '+1+1', '-1', '@SUM', '\tx', ' =1', '\r=1', '＝1+1', '\u200b=1', '\ufeff＋1'])(
  'a cell that begins with %j runs nothing',
  (value) => {
    const seen = value.replace(/^[\s\u200b\ufeff]/, '');
    expect(csv([{ Firma: value }])).toBe(`\ufeff"Firma"\r\n"${seen === 'x' ? '' : "'"}${seen}"\r\n`);
  },
);

test.each(['+41 44 000 00 01', '044 000 00 01', 'Muster AG', 'a-b'])(
  'the cell %j stays as it is',
  (value) => {
    expect(csv([{ Firma: value }])).toBe(`\ufeff"Firma"\r\n"${value}"\r\n`);
  },
);
