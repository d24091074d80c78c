/**
 * `npm run receiver:load`: inquiries over 100 connections for a minute (`-- --seconds 10 --connections 20` for less),
 * each a new one that is kept and put into the outbox. Client and receiver share the machine, so the figures are a
 * lower bound.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { inquiryBody, numbersAsked, origin } from './samples.ts';
import { openMailbox } from './trial.ts';
import { startProcess } from './process.ts';

const { seconds, connections } = numbersAsked({ seconds: 60, connections: 100 });
const folder = mkdtempSync(join(tmpdir(), 'receiver-load-'));
const mailbox = await openMailbox();
const receiver = await startProcess(folder, mailbox.url);
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const times: number[] = [];
let refused = 0;
let memory = 0;

function post(number: number): Promise<number> {
  const body = JSON.stringify(
    inquiryBody({ company: `Firma ${number} AG`, projectDescription: `Auftrag ${number}` }),
  );
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Origin: origin,
  };
  return new Promise((resolve, reject) => {
    request(`${receiver.url}/inquiries`, { method: 'POST', agent, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', reject)
      .end(body);
  });
}

const end = performance.now() + seconds * 1000;
let number = 0;
async function client() {
  while (performance.now() < end) {
    const start = performance.now();
    if ((await post(number++)) === 202) times.push(performance.now() - start);
    else refused++;
  }
}
const sampling = setInterval(() => (memory = Math.max(memory, receiver.memory())), 500);
await Promise.all(Array.from({ length: connections }, client));
clearInterval(sampling);
times.sort((a, b) => a - b);
const within = (share: number) => (times[Math.floor(times.length * share)] ?? NaN).toFixed(0);

console.log(`${connections} connections, ${seconds} s, ${cpus().length} × ${cpus()[0]?.model}`);
console.log(
  `  accepted      ${times.length}, ${Math.round(times.length / seconds)} a second; refused ${refused}`,
);
console.log(`  answered in   ${within(0.5)} ms (half), ${within(0.99)} ms (99%)`);
console.log(`  memory        ${memory.toFixed(0)} MB at most; mails sent meanwhile ${mailbox.mails.length}`);
agent.destroy();
await receiver.end('SIGKILL');
await mailbox.close();
rmSync(folder, { recursive: true });
