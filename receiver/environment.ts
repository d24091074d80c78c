import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Folder of the database; systemd names its own. */
export const folderOf = (environment: Environment): string =>
  environment['RECEIVER_FOLDER'] || environment['STATE_DIRECTORY'] || 'data';

/** The environment with the receiver's own file and that of the site; what is set already stays. */
export function readEnvironment(): Environment {
  for (const file of ['receiver/.env', '.env']) if (existsSync(file)) loadEnvFile(file);
  return process.env;
}
