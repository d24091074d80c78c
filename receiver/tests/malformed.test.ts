import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repetitions, inquiryBody, origin } from './samples.ts';
import { startProcess, type ReceiverProcess } from './process.ts';

let folder: string;
let receiver: ReceiverProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'receiver-malformed-'));
  receiver = await startProcess(folder, 'smtp://127.0.0.1:1');
}, 60_000);

afterAll(async () => {
  await receiver.end('SIGTERM');
  rmSync(folder, { recursive: true });
}, 60_000);

const valid = () => inquiryBody() as Record<string, unknown>;
const pick = <Value>(values: readonly Value[], number: number): Value =>
  values[number % values.length] as Value;
const names = Object.keys(inquiryBody());

/** Values that are no text of a person, or barely. */
const oddValues: readonly unknown[] = [
  null,
  true,
  0,
  -1e308,
  1e21,
  [],
  {},
  [[]],
  { toString: 'x' },
  { $ne: '' },
  ['a', 'b'],
  'x'.repeat(60_000),
  '\0',
  'a\0b',
  '\ud83d',
  '\udc4d\ud83d',
  '\u202eabc',
  '\r\nBcc: x@y.ch',
  "' OR 1=1 --",
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '%00',
  '../../etc/passwd',
  '👷'.repeat(5000),
  'ﷺ'.repeat(300),
];

/** Bodies that are no inquiry. */
const oddBodies: readonly ((number: number) => string)[] = [
  () => '',
  () => '{',
  () => 'null',
  () => '[]',
  () => '"text"',
  () => '{"__proto__":{"x":1}}',
  () => '{"constructor":{"prototype":{"x":1}}}',
  () => '['.repeat(60_000),
  () => '{"a":'.repeat(10_000),
  () => `{"firstName":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  () => JSON.stringify({ ...valid(), padding: 'x'.repeat(100_000) }),
  () => JSON.stringify(Object.fromEntries(Array.from({ length: 4000 }, (_, index) => [`f${index}`, '']))),
  () => '\ufeff{}',
  () => '\x00\x01\x02\xff',
  (number) => JSON.stringify({ ...valid(), [pick(names, number)]: undefined }),
  (number) => JSON.stringify({ ...valid(), [pick(names, number)]: pick(oddValues, Math.floor(number / 7)) }),
  (number) => JSON.stringify(valid()).slice(0, number % 400),
];

const types = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/xml',
  '',
];

const paths = [
  '/inquiries',
  '/inquiries',
  '/appointments',
  '/appointments/cancel?token=%00',
  '/appointments/cancel',
  '/slots',
  '/nothing',
  '/%2e%2e/%00',
  `/${'x'.repeat(3000)}`,
];

async function send(number: number): Promise<number> {
  const type = pick(types, Math.floor(number / oddBodies.length) % 3 === 0 ? number : 0);
  const response = await fetch(receiver.url + pick(paths, Math.floor(number / 3)), {
    method: pick(['POST', 'POST', 'POST', 'PUT', 'DELETE'], number),
    redirect: 'manual',
    headers: {
      Origin: pick([origin, origin, origin, 'null'], number),
      ...(type && { 'Content-Type': type }),
    },
    body: pick(oddBodies, number)(number),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Requests that no client sends: written to the connection as they stand. */
const rawRequests = [
  'GET / HTTP/9.9\r\n\r\n',
  'POST /api/inquiries HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  'POST /api/inquiries HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/inquiries HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
  'POST /api/inquiries HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
  `GET /api/health HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`,
  'GET /api/health HTTP/1.1\r\nHost: x\r\nOrigin: a\r\n\tb\r\n\r\n',
  'GET /api/health HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: \x01\xff, ,,;\r\nConnection: close\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
];

async function sendRaw(request: string): Promise<string> {
  const socket = connect(receiver.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.end(request, 'latin1');
  return text(socket).catch(() => '');
}

/** Writes to a connection and says no more; returns the milliseconds after which it is cut off. */
function stopAfter(written: string): Promise<number> {
  const begin = performance.now();
  const socket = connect(receiver.port, '127.0.0.1').on('error', () => undefined);
  socket.write(written);
  return new Promise((resolve) => socket.once('close', () => resolve(performance.now() - begin)).resume());
}

const headOf = (type: string, length: number) =>
  `POST /api/inquiries HTTP/1.1\r\nHost: x\r\nOrigin: ${origin}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;

/** Even in the short form each of the odd bodies is sent more than a hundred times. */
const requests = repetitions({ short: 1_000, long: 5_000 });

test(
  `${requests} malformed requests: none is an error of the receiver, none is kept, and it answers on in the same memory`,
  { timeout: 180_000 },
  async () => {
    // Connections that send a byte and then nothing, each with the time after which it is cut off.
    const slow = Array.from({ length: 20 }, () => stopAfter(`${headOf('application/json', 900)}{`));
    const statuses = new Map<number, number>();
    const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
    async function sendMany(length: number) {
      const numbers = Array.from({ length }, (_, index) => index).values();
      const client = async () => {
        for (const number of numbers) count(await send(number));
      };
      await Promise.all(Array.from({ length: 20 }, client));
    }
    // What a process takes once, when it has seen everything.
    await sendMany(0.9 * requests);
    const before = receiver.memory();
    await sendMany(0.9 * requests);
    for (let number = 0; number < 0.1 * requests; number++) {
      count(Number(/^HTTP\/1\.1 (\d+)/.exec(await sendRaw(pick(rawRequests, number)))?.[1] ?? 0));
    }

    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
    expect(receiver.memory() - before).toBeLessThan(50);
    expect((await fetch(`${receiver.url}/health`)).status).toBe(200);
    // Whoever keeps the receiver waiting is cut off after 10 to 15 seconds.
    expect(Math.max(...(await Promise.all(slow)))).toBeLessThan(30_000);
  },
);

test(
  'forms that are never finished keep little memory, whoever sends them, and are cut off',
  { timeout: 60_000 },
  async () => {
    const before = receiver.memory();
    const head = headOf('application/x-www-form-urlencoded', 262_144);
    const unfinished = Array.from({ length: 400 }, () =>
      stopAfter(`${head}projectDescription=${'x'.repeat(262_000)}`),
    );
    let most = 0;
    const sampling = setInterval(() => (most = Math.max(most, receiver.memory())), 100);
    await Promise.all(unfinished);
    clearInterval(sampling);
    expect(most - before).toBeLessThan(100);
    expect((await fetch(`${receiver.url}/health`)).status).toBe(200);
  },
);

test(
  'the receiver ends when it is told to, though somebody keeps it waiting',
  { timeout: 60_000 },
  async () => {
    const socket = connect(receiver.port, '127.0.0.1').on('error', () => undefined);
    socket.write('POST /api/inquiries HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{');
    await once(socket, 'connect');
    const begin = performance.now();
    await receiver.end('SIGTERM');
    expect(performance.now() - begin).toBeLessThan(15_000);
    await receiver.start();
  },
);
