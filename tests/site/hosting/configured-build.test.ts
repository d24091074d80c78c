/** Builds with a configuration: a preview with portal and receiver, and one with a wrong value. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '#content/routes.ts';
import { buildConfiguredSite, configuration, configuredFolder } from '../../configured-site.ts';
import { fileOf } from '../dist.ts';

const origin = (address: string) => new URL(address).origin;

test('a preview is closed to search engines, and the policies follow the configuration', () => {
  buildConfiguredSite();

  const read = (name: string) => readFileSync(join(configuredFolder, name), 'utf8');
  expect(read('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  for (const route of routes) {
    expect.soft(read(fileOf(route)), route).toContain('<meta name="robots" content="noindex">');
  }
  const policyOf = (file: string) =>
    /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(read(file))?.[1];
  expect(policyOf('index.html')).toContain(`; frame-src 'self' ${origin(configuration.BOOKING_URL)}`);
  expect(policyOf('index.html')).toContain("; connect-src 'self';");
  expect(policyOf('contact.html')).toContain(
    `; connect-src 'self' ${origin(configuration.INQUIRY_ENDPOINT)}`,
  );
  expect(policyOf('about.html')).not.toMatch(/https:/);
}, 120_000);

test('a wrong value stops the build with its name, the value and the reason', () => {
  const program = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', 'reports/dist-wrong'];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    encoding: 'utf8',
    env: { ...process.env, BOOKING_URL: 'http://booking.example.com', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  expect(status).not.toBe(0);
  expect(stdout + stderr).toContain(
    'Konfiguration: BOOKING_URL="http://booking.example.com" muss mit https:// beginnen',
  );
}, 60_000);
