/** A receiver of its own for a test, with a clock and a mailbox that the test holds. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Message } from '../mails.ts';
import { startReceiver, type Surroundings } from '../receiver.ts';
import type { Settings } from '../settings.ts';
import { origin, settingsIn } from './samples.ts';

/** A folder that is gone when the test is over. */
export function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function startTrial(changes: Partial<Settings> = {}, surroundings: Surroundings = {}) {
  const folder = changes.RECEIVER_FOLDER ?? folderForTest();
  const mails: Message[] = [];
  const log: string[] = [];
  const receiver = await startReceiver(settingsIn(folder, changes), {
    send: async (message) => void mails.push(message),
    logTo: { write: (line) => void log.push(line) },
    ...surroundings,
  });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await receiver.close();
    isOpen = false;
  };
  onTestFinished(close);
  const { app } = receiver;
  /** Posts as the site's script does. */
  const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: `/api${path}`, headers: { origin, ...headers }, payload });
  /** Posts as a browser posts a form by itself. */
  const postForm = (path: string, fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const get = (path: string) => app.inject({ method: 'GET', url: `/api${path}` });
  const rows = (table: string) => receiver.database.sql.db.prepare(`SELECT * FROM ${table}`).all();
  return { ...receiver, close, folder, mails, log, post, postForm, get, rows };
}
