/** The receiver as a process of its own, as it runs at the owner's. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/server/program.ts';
import { origin } from './samples.ts';

interface Way {
  /** A command that runs the one that follows it. */
  within?: readonly string[];
  /** Another version of the project. */
  project?: string;
  settings?: Readonly<Record<string, string>>;
}

export type ReceiverProcess = Awaited<ReturnType<typeof startProcess>>;

/** Starts a receiver in a folder, without a limit of posts, and waits until it answers. */
export async function startProcess(
  folder: string,
  smtpUrl: string,
  { within = [], project = '.', settings }: Way = {},
) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/api`;
  const env = {
    SITE_URL: origin,
    RECEIVER_URL: `${origin}/api`,
    RECEIVER_KEY: 'k'.repeat(32),
    RECEIVER_FOLDER: folder,
    RECEIVER_PORT: String(port),
    RECEIVER_LIMIT: '1000000',
    SMTP_URL: smtpUrl,
    MAIL_TO: 'anfragen@firma.ch',
    // As in the systemd unit (docs/receiver.md), like `--max-semi-space-size` below. Without `MALLOC_ARENA_MAX` the C library
    // keeps the memory that large bodies have left free; without the other option Node lets its heap grow.
    MALLOC_ARENA_MAX: '1',
    ...settings,
  };
  const [program = '', ...args] = [
    ...within,
    process.execPath,
    '--max-semi-space-size=4',
    'receiver/main.ts',
  ];
  const launch = () => spawn(program, args, { cwd: project, stdio: ['ignore', 'ignore', 'inherit'], env });
  let child = launch();

  // The timeout is for a request that was open when its process was killed: it would never be answered.
  const ask = () => fetch(`${url}/health`, { signal: AbortSignal.timeout(2000) }).catch(() => null);

  async function isReady() {
    while (!(await ask())) {
      if (child.exitCode !== null) throw new Error(`The receiver ended with ${child.exitCode}.`);
      await wait(20);
    }
  }

  await isReady();
  return {
    /** Its address, on the port that it keeps over restarts. */
    url,
    port,
    /** Its folder as the process sees it, which can stand on a disk of its own. */
    folder: () => `/proc/${child.pid}/root${folder}`,
    /** Megabytes of memory in use, or of what the system says by another name; Linux only. */
    memory: (name = 'VmRSS') => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024;
    },
    end: async (signal: NodeJS.Signals) => {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
    start: async () => {
      child = launch();
      await isReady();
    },
  };
}
