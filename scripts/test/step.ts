import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { settingNames } from '#config.ts';
import type { Report, Tally } from './tally.ts';

export type Step = {
  name: string;
  /** What the command needs; throws where it cannot be had. */
  prepare?: () => void;
  /** A command line without quotes. The programs of the installed packages are on its path. */
  command: string;
  /** For steps that are test runs. Any other step counts as one. */
  report?: Report;
};

export type StepResult = Required<Tally> & { name: string; seconds: number };

/** Runs one step with its output on the console. */
export async function runStep({ name, prepare, command, report }: Step): Promise<StepResult> {
  const start = performance.now();
  report?.clear();
  const succeeded = isPrepared(prepare) && (await runCommand(command));
  const seconds = (performance.now() - start) / 1000;

  const alone: Tally = { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  const { passed, failed, skipped = 0 } = report?.read() ?? alone;
  // A runner may fail beside its tests, for example on an unhandled error.
  return { name, seconds, passed, skipped, failed: succeeded ? failed : Math.max(failed, 1) };
}

function isPrepared(prepare: Step['prepare']): boolean {
  try {
    prepare?.();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/**
 * The site is tested as it ships, whatever the owner's environment or `.env` says: with their endpoint, test inquiries
 * would reach them. An empty variable counts as none and is not filled from the file.
 */
const asShipped = Object.fromEntries(settingNames.map((name) => [name, '']));

function runCommand(line: string): Promise<boolean> {
  const [command = '', ...args] = line.split(' ');
  const path = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter);
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...asShipped, PATH: path },
  });
  return new Promise((done) => {
    child.once('error', (error) => {
      console.error(error.message);
      done(false);
    });
    child.once('close', (code) => done(code === 0));
  });
}
