/** nginx with `deploy/nginx.conf`, on free ports and with a certificate of its own. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { adapt, startInFolder, type Change } from './deploy.ts';
import { selfSignedPem } from '../../scripts/server/start.ts';
import { findProgram } from '../../scripts/browser/find.ts';
import { freePort } from '../../scripts/server/program.ts';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const mimeTypes = '/etc/nginx/mime.types';

/** Why nginx cannot be started here, or null where it can. */
export function missingForNginx(): string | null {
  if (!findProgram('nginx')) return 'nginx is not installed';
  if (!existsSync(mimeTypes)) return `${mimeTypes} is missing`;
  if (!existsSync(brotliModule)) return 'its module brotli_static is not installed';
  return null;
}

export type RunningNginx = Awaited<ReturnType<typeof startNginx>>;

/** `plainUrl` only redirects. `changes`: to the configuration, beside those that let it run here. */
export async function startNginx(directory: string, changes: readonly Change[] = []) {
  // At once: one after the other they may be the same.
  const [http, https] = await Promise.all([freePort(), freePort()]);
  const server = await startInFolder('nginx', async (folder) => {
    await mkdir(join(folder, 'temp'));
    const certificate = join(folder, 'certificate.pem');
    await writeFile(certificate, selfSignedPem());
    const site = adapt(readFileSync('deploy/nginx.conf', 'utf8'), [
      [/listen \[::\]:[^;]+;/g, ''],
      [/listen 80\b/g, `listen 127.0.0.1:${http}`],
      [/listen 443\b/g, `listen 127.0.0.1:${https}`],
      [/(?<=server_name )/g, 'localhost '],
      [/\/var\/www\/www\.[^/]+\/current/g, resolve(directory)],
      [/(?<=ssl_certificate(?:_key)? ).+(?=;)/g, certificate],
      ...changes,
    ]);
    await writeFile(join(folder, 'site.conf'), site);
    await writeFile(join(folder, 'nginx.conf'), mainConfig(folder));
    return { args: ['-p', folder, '-c', join(folder, 'nginx.conf')], url: `https://localhost:${https}` };
  });
  return { ...server, plainUrl: `http://localhost:${http}` };
}

const mainConfig = (folder: string) => `
load_module ${brotliModule};
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
${userInfo().uid === 0 ? 'user root;' : ''}
worker_processes auto;
worker_rlimit_nofile 8192;
events { worker_connections 2048; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  client_body_temp_path ${folder}/temp/body;
  proxy_temp_path ${folder}/temp/proxy;
  fastcgi_temp_path ${folder}/temp/fastcgi;
  uwsgi_temp_path ${folder}/temp/uwsgi;
  scgi_temp_path ${folder}/temp/scgi;
  include site.conf;
}
`;
