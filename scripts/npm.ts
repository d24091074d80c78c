import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

/**
 * Runs npm with these arguments, and settings beside those of the environment; resolves with whether it succeeded.
 * What it says is shown at once, or in one piece at its end, or not at all.
 */
export function npm(
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
  shown: 'at once' | 'at its end' | 'never' = 'at once',
): Promise<boolean> {
  const child = spawn('npm', args, {
    stdio: shown === 'at once' ? 'inherit' : shown === 'never' ? 'ignore' : ['ignore', 'pipe', 'pipe'],
    // There it is a batch file.
    shell: process.platform === 'win32',
    // Linters and compilers start in half the time where Node remembers their code.
    env: { ...process.env, NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'), ...settings },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part));
  return new Promise((done) =>
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      done(code === 0);
    }),
  );
}
