/** A receiver of its own for a test, with a clock and a mailbox that the test holds. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Message } from '../mails.ts';
import { startReceiver, type Surroundings } from '../receiver.ts';
import type { Settings } from '../settings.ts';
import { listen } from '../../scripts/server/listen.ts';
import type { Inquiry } from '../../src/content/contract.ts';
import { booking, inquiryBody, origin, settingsIn } from './samples.ts';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

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
  const inquire = (typed?: Partial<Inquiry>, headers?: Record<string, string>) =>
    post('/inquiries', inquiryBody(typed), headers);
  const book = (typed?: object, key?: string) => post('/appointments', booking(typed, key));
  /** The times that are free. */
  const slots = async () => (await get('/slots')).json<{ times: string[] }>().times;
  const rows = (table: string) => receiver.database.sql.db.prepare(`SELECT * FROM ${table}`).all();
  return { ...receiver, close, folder, mails, log, post, postForm, inquire, book, get, slots, rows };
}

export type Trial = Awaited<ReturnType<typeof startTrial>>;

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

/** A real SMTP server for the tests, which can be made to misbehave. */
export async function openMailbox(options: SMTPServerOptions = {}, host = '127.0.0.1') {
  /** The mails it has taken, in order. */
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: async (stream, _session, done) => {
      try {
        mails.push(await PostalMime.parse(await buffer(stream)));
        done();
      } catch (error) {
        // The sender broke off: nothing has arrived.
        done(error as Error);
      }
    },
    ...options,
  });
  // Connections that a test breaks off.
  server.on('error', () => undefined);
  const { port } = await listen(server.server, { host });
  return {
    url: `${options.secure ? 'smtps' : 'smtp'}://${host}:${port}`,
    mails,
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}

export async function mailboxForTest(options?: SMTPServerOptions, host?: string) {
  const mailbox = await openMailbox(options, host);
  onTestFinished(mailbox.close);
  return mailbox;
}
