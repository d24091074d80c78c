/**
 * `npm run load`: the home page from nginx with `deploy/nginx.conf` over TLS, asked for by wrk on the same
 * machine with 500 connections for a minute (`-- --seconds 10 --connections 100` for less). Both share the
 * processor, so the figures are a lower bound. Needs nginx and wrk.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { parseWrk } from './load/wrk.ts';
import { missingForNginx, startNginx } from './server/nginx.ts';
import { isInstalled } from './server/program.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    connections: { type: 'string', default: '500' },
    path: { type: 'string', default: '/' },
  },
});

const missing = missingForNginx() ?? (isInstalled('wrk', '-v') ? null : 'wrk is not installed');
if (missing) {
  console.error(`Not measured: ${missing}.`);
  process.exit(1);
}

const nginx = await startNginx('dist');
let memory = 0;
const sampling = setInterval(() => (memory = Math.max(memory, memoryOf(nginx.process.pid))), 1000);
try {
  const { requests, perSecond, median, p99, errors } = parseWrk(await wrk(`${nginx.url}${values.path}`));
  console.log(
    `${values.connections} connections, ${values.seconds} s, ${cpus().length} processors, TLS, brotli`,
  );
  console.log(`  requests      ${requests}, ${Math.round(perSecond)} a second`);
  console.log(`  answered in   ${median.toFixed(0)} ms (half), ${p99.toFixed(0)} ms (99%)`);
  console.log(`  errors        ${errors}`);
  console.log(`  nginx memory  ${(memory / 1024).toFixed(0)} MB at most`);
  process.exitCode = errors > 0 ? 1 : 0;
} finally {
  clearInterval(sampling);
  await nginx.stop();
}

function wrk(url: string): Promise<string> {
  const { seconds, connections } = values;
  const args = ['-t2', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '10s'];
  const child = spawn('wrk', [...args, '-H', 'Accept-Encoding: br', url]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  return new Promise((resolve) => child.once('close', () => resolve(output)));
}

/** Kilobytes in use by nginx and its workers, pages that they share counted once. */
function memoryOf(pid = 0): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [pid, ...children].reduce<number>((sum, id) => {
    const rollup = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
    return sum + Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  }, 0);
}
