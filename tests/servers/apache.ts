/** Apache with the `.htaccess` of the build, as on shared hosting: the main configuration is the hoster's. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { startInFolder } from './deploy.ts';
import { findProgram } from '../../scripts/browser/find.ts';
import { freePort } from '../../scripts/server/program.ts';

const modules = '/usr/lib/apache2/modules';
const debian = '/etc/apache2/mods-available';

/** Why Apache cannot be started here, or null where it can. */
export const missingForApache = (): string | null =>
  findProgram('apache2') && existsSync(debian) ? null : 'Apache is not installed';

/** Modules that compress answers, which not every hoster has. */
export const compressing = ['filter', 'deflate', 'brotli'] as const;

/** `further`: modules beside those that `.htaccess` needs and those that could be in its way. */
export const startApache = (directory: string, further: readonly string[] = compressing) =>
  startInFolder('apache2', async (folder) => {
    const port = await freePort();
    const file = join(folder, 'apache2.conf');
    await writeFile(file, mainConfig(folder, resolve(directory), port, further));
    return { args: ['-D', 'FOREGROUND', '-f', file], url: `http://127.0.0.1:${port}` };
  });

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
