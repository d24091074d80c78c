import { spawn } from 'node:child_process';

/** Runs npm with these arguments, and settings beside those of the environment; resolves with whether it succeeded. */
export function npm(
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const child = spawn('npm', args, {
    stdio: 'inherit',
    // There it is a batch file.
    shell: process.platform === 'win32',
    env: { ...process.env, ...settings },
  });
  return new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
}
