import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { reachableName, startServer, type RunningServer } from './start.ts';

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

test('a server that is open to the network names an address that others reach, and any other the one it was given', () => {
  vi.spyOn(os, 'networkInterfaces').mockReturnValue({
    lo: [address('127.0.0.1', true)],
    wlan: [address('192.168.1.20', false)],
  });
  expect(reachableName('0.0.0.0')).toBe('192.168.1.20');
  expect(reachableName('::')).toBe('192.168.1.20');
  expect(reachableName('buero.local')).toBe('buero.local');
  expect(reachableName()).toBe('localhost');
});

const address = (name: string, internal: boolean): os.NetworkInterfaceInfo => ({
  address: name,
  internal,
  family: 'IPv4',
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
});
