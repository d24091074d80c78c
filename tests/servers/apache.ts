/** Apache with the `.htaccess` of the build, as on shared hosting: the main configuration is the hoster's. */
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, isInstalled, startProgram, type RunningProgram } from '../../scripts/server/program.ts';

const modules = '/usr/lib/apache2/modules';
const debian = '/etc/apache2/mods-available';

/** Why Apache cannot be started here, or null where it can. */
export const missingForApache = (): string | null =>
  isInstalled('apache2', '-v') && existsSync(debian) ? null : 'Apache is not installed';

/** Modules that compress answers, which not every hoster has. */
export const compressing = ['filter', 'deflate', 'brotli'] as const;

interface RunningApache extends RunningProgram {
  url: string;
}

/** `further`: modules beside those that `.htaccess` needs and those that could be in its way. */
export async function startApache(
  directory: string,
  further: readonly string[] = compressing,
): Promise<RunningApache> {
  const folder = await mkdtemp(join(tmpdir(), 'apache-'));
  // Its workers run as another user.
  await chmod(folder, 0o755);
  const port = await freePort();
  const file = join(folder, 'apache2.conf');
  await writeFile(file, mainConfig(folder, resolve(directory), port, further));
  const url = `http://127.0.0.1:${port}`;
  const program = await startProgram('apache2', ['-D', 'FOREGROUND', '-f', file], url);
  const stop = async () => {
    await program.stop();
    await rm(folder, { recursive: true });
  };
  return { ...program, stop, url };
}

/** Types, negotiation and listings as Debian configures them, and all that a hoster may allow switched on. */
const mainConfig = (folder: string, directory: string, port: number, further: readonly string[]) => `
${[
  'mpm_event',
  'authz_core',
  'dir',
  'mime',
  'negotiation',
  'autoindex',
  'alias',
  'setenvif',
  'rewrite',
  'headers',
  ...further,
]
  .map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`)
  .join('\n')}
Include ${debian}/mime.conf
Include ${debian}/negotiation.conf
Include ${debian}/dir.conf
Include /etc/apache2/conf-available/security.conf
${further.includes('deflate') ? `Include ${debian}/deflate.conf` : ''}
${further.includes('brotli') ? 'AddOutputFilterByType BROTLI_COMPRESS text/html text/plain text/css' : ''}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/apache2.pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/error.log
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
DocumentRoot ${directory}
<Directory ${directory}>
  Options Indexes FollowSymLinks MultiViews
  AllowOverride All
  Require all granted
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
`;
