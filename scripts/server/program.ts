import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A TCP port that nobody uses at this moment. */
export function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

interface RunningProgram {
  process: ChildProcess;
  stop: () => Promise<void>;
}

/** Starts a server and waits until it answers. Throws with what it wrote where it ends or stays silent. */
export async function startProgram(
  program: string,
  args: readonly string[],
  address: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<RunningProgram> {
  let output = '';
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: environment });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  child.on('error', (error) => (output += error.message));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };

  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt++) {
    if (await answers(address)) return { process: child, stop };
    await wait(100);
  }
  await stop();
  throw new Error(`${program} does not serve ${address}:\n${output}`);
}

/** Any answer counts, and so does a certificate that is not trusted. */
async function answers(address: string): Promise<boolean> {
  try {
    await fetch(address, { redirect: 'manual' });
    return true;
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    return cause?.code === 'DEPTH_ZERO_SELF_SIGNED_CERT';
  }
}
