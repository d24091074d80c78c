import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

/** Starts a display without a screen. It picks its number itself and writes it to the fourth file. */
export async function startDisplay() {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const name = await new Promise<string>((resolve, reject) => {
    (server.stdio[3] as Readable).once('data', (data) => resolve(`:${String(data).trim()}`));
    server.once('error', reject);
  });
  return {
    name,
    close: async () => {
      server.kill();
      await ended;
    },
  };
}
