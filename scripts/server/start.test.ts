import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type RunningServer } from './start.ts';

let directory: string;
let server: RunningServer;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'site-'));
  await writeFile(join(directory, 'index.html'), 'Home');
  server = await startServer({ directory, port: 0 });
});

afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

test('a taken port is explained with the remedy', async () => {
  const port = Number(new URL(server.url).port);
  await expect(startServer({ directory, port })).rejects.toThrow(`Port ${port} is already in use`);
});

test('a missing build is explained with the remedy', async () => {
  await expect(startServer({ directory: join(directory, 'none') })).rejects.toThrow('npm run build');
});
