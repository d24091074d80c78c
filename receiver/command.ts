/** What the programs of this folder have in common. */
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** Folder of the database; systemd names its own. */
export const folderOf = (environment: NodeJS.ProcessEnv): string =>
  environment['RECEIVER_FOLDER'] || environment['STATE_DIRECTORY'] || 'data';

/** The environment with the receiver's own file and that of the site; what is set already stays. */
export function readEnvironment(): NodeJS.ProcessEnv {
  for (const file of ['receiver/.env', '.env']) if (existsSync(file)) loadEnvFile(file);
  return process.env;
}

/** Prints what a program answers, or in a sentence what stands in the way, and then ends with 1. */
export async function runCommand(run: () => Promise<string | void>, failed = ''): Promise<void> {
  // Whatever is written holds personal data: it is for who runs the program.
  process.umask(0o077);
  try {
    const answer = await run();
    if (answer) console.log(answer);
  } catch (error) {
    console.error(failed + (error instanceof Error ? error.message : String(error)));
    process.exitCode = 1;
  }
}
