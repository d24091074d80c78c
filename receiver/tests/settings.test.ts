import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listen } from '../../scripts/server/listen.ts';
import { readSettings } from '../settings.ts';
import { folderForTest } from './trial.ts';

const right = {
  SITE_URL: 'https://www.firma.ch',
  RECEIVER_URL: 'https://www.firma.ch/api/',
  RECEIVER_KEY: 'k'.repeat(32),
  SMTP_URL: 'smtps://mail.provider.ch',
  MAIL_TO: 'anfragen@firma.ch',
};

test('with what must be set, everything else has its default', () => {
  const settings = readSettings(right);
  expect(settings).toMatchObject({
    SITE_URL: 'https://www.firma.ch',
    RECEIVER_URL: 'https://www.firma.ch/api',
    RECEIVER_HOST: '127.0.0.1',
    RECEIVER_PROXIES: ['loopback'],
    RECEIVER_FOLDER: 'data',
    MAIL_FROM: 'anfragen@firma.ch',
    RECEIVER_RECEIPT: 'off',
    RECEIVER_RETENTION_DAYS: 180,
    APPOINTMENT_LEAD_DAYS: 1,
    BUSY_CALENDAR_MAX_AGE: 360,
  });
  expect(settings.BUSY_CALENDAR).toBeUndefined();
});

describe('the receiver refuses to start', () => {
  test.each([
    [{ SITE_URL: '' }, 'SITE_URL must be an address that begins with https://'],
    [{ SITE_URL: 'http://www.firma.ch' }, 'SITE_URL must be an address that begins with https://'],
    [{ SITE_URL: 'https://www.firma.ch/start' }, 'SITE_URL must end with its host'],
    [{ RECEIVER_URL: undefined }, 'RECEIVER_URL must be an address'],
    [{ RECEIVER_URL: 'https://www.firma.ch/api?x=1' }, 'RECEIVER_URL must end with its path'],
    [{ RECEIVER_KEY: undefined }, 'RECEIVER_KEY must have at least 32 characters'],
    [{ RECEIVER_KEY: 'short' }, 'RECEIVER_KEY must have at least 32 characters'],
    [{ RECEIVER_KEY_FILE: '/does/not/exist' }, 'RECEIVER_KEY_FILE="/does/not/exist" cannot be read (ENOENT)'],
    [{ RECEIVER_KEY: '', RECEIVER_KEY_FILE: '/tmp' }, 'RECEIVER_KEY_FILE="/tmp" cannot be read (EISDIR)'],
    [{ RECEIVER_FOLDER: '/etc/hostname' }, 'RECEIVER_FOLDER is a file; it must be a folder'],
    [{ RECEIVER_HOST: 'no host' }, 'RECEIVER_HOST is no address of this machine'],
    [{ RECEIVER_PORT: '80 80' }, 'RECEIVER_PORT must be a whole number from 0 to 65535'],
    [{ RECEIVER_PROXIES: 'nginx' }, 'RECEIVER_PROXIES must name IP addresses'],
    [{ RECEIVER_PROXIES: '10.0.0.0/99' }, 'RECEIVER_PROXIES must name IP addresses'],
    [{ RECEIVER_PROXIES: '0.0.0.0/0' }, 'RECEIVER_PROXIES must name IP addresses'],
    [{ RECEIVER_RETENTION_DAYS: '0' }, 'RECEIVER_RETENTION_DAYS must be a whole number from 1'],
    [{ RECEIVER_RECEIPT: 'yes' }, 'RECEIVER_RECEIPT must be «on» or «off»'],
    [{ SMTP_URL: '' }, 'SMTP_URL must be an address that begins with smtps:// or smtp://'],
    [{ SMTP_URL: 'smtps://' }, 'SMTP_URL must be an address that begins with smtps:// or smtp://'],
    [{ SMTP_URL: 'http://localhost:25' }, 'SMTP_URL must be an address that begins with smtps://'],
    [{ SMTP_URL: 'smtps://user:geheim@mail.ch' }, 'SMTP_URL contains a user or a password'],
    [{ SMTP_USER: 'user' }, 'SMTP_USER and SMTP_PASSWORD go together'],
    [
      { SMTP_USER: 'user', SMTP_PASSWORD_FILE: '/does/not/exist' },
      'SMTP_PASSWORD_FILE="/does/not/exist" cannot be read',
    ],
    [{ MAIL_TO: undefined }, 'is a placeholder; name a mailbox that is read'],
    [{ MAIL_TO: 'firma' }, 'MAIL_TO is not an e-mail address'],
    [{ MAIL_FROM: 'a@b.ch\nBcc: c@d.ch' }, 'is not an e-mail address'],
    [
      { BUSY_CALENDAR: 'http://firma.ch/geheim' },
      'BUSY_CALENDAR must be an address that begins with https://',
    ],
  ])('%j', (changes, sentence) => {
    const read = () => readSettings({ ...right, ...changes });
    expect(read).toThrow(sentence);
    expect(read).not.toThrow('geheim');
  });

  test('with a sentence for each wrong setting, and no stack', () => {
    const { status, stderr } = spawnSync(process.execPath, ['receiver/main.ts'], {
      encoding: 'utf8',
      env: {},
    });
    expect(status).toBe(1);
    const sentences = stderr.trim().split('\n');
    expect(sentences.length).toBeGreaterThan(3);
    for (const sentence of sentences) expect(sentence).toMatch(/^Settings: [A-Z_]+\b.*\.$/);
  });
});

test('where the port is taken, a sentence says so', async () => {
  const { port, close } = await listen(createServer());
  onTestFinished(close);
  const folder = folderForTest();
  const env = { ...right, RECEIVER_PORT: String(port), RECEIVER_FOLDER: folder };
  const child = spawn(process.execPath, ['receiver/main.ts'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  expect(await text(child.stderr)).toBe(
    `Settings: RECEIVER_HOST and RECEIVER_PORT: nothing can listen on 127.0.0.1, port ${port} (EADDRINUSE).\n`,
  );
});

test('who does not sign in needs no password, though the unit of the service names a file for it', () => {
  expect(readSettings({ ...right, SMTP_PASSWORD_FILE: '/does/not/exist' })).toMatchObject({
    SMTP_PASSWORD: '',
  });
});

test('secrets may stand in files, as systemd and containers hand them over', () => {
  const file = join(folderForTest(), 'key');
  writeFileSync(file, `${'s'.repeat(40)}\n`);
  const { RECEIVER_KEY: _, ...others } = right;
  expect(readSettings({ ...others, RECEIVER_KEY_FILE: file }).RECEIVER_KEY).toBe('s'.repeat(40));
  expect(() => readSettings({ ...right, RECEIVER_KEY_FILE: file })).toThrow('keep one');
});
