import { spawnSync } from 'node:child_process';
import { closeSync, cpSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { openMailbox } from './mailbox.ts';
import { startProcess } from './process.ts';
import { inquiryBody, origin } from './samples.ts';
import { folderForTest } from './trial.ts';

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
  const receiver = await startProcess(folder, mailbox.url, withOwnDisk(folder));
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
