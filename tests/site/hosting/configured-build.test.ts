/** Builds with a configuration: a preview with portal and receiver, and one with a wrong value. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '#content/routes.ts';
import { fileOf } from '../dist.ts';

const directory = 'reports/dist-preview';

const build = (environment: Record<string, string>) =>
  spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', directory], {
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...environment },
  });

test('a preview is closed to search engines, and the policies follow the configuration', () => {
  const { status, stderr } = build({
    SITE_URL: 'https://preview.example.com',
    PREVIEW: 'on',
    BOOKING_URL: 'https://booking.example.com/company',
    INQUIRY_ENDPOINT: 'https://forms.example.com/inquiries',
  });
  expect(status, stderr).toBe(0);

  const read = (name: string) => readFileSync(join(directory, name), 'utf8');
  expect(read('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  for (const route of routes) {
    expect.soft(read(fileOf(route)), route).toContain('<meta name="robots" content="noindex">');
  }
  const policyOf = (file: string) =>
    /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(read(file))?.[1];
  expect(policyOf('index.html')).toContain("; frame-src 'self' https://booking.example.com");
  expect(policyOf('index.html')).toContain("; connect-src 'self';");
  expect(policyOf('contact.html')).toContain("; connect-src 'self' https://forms.example.com");
  expect(policyOf('about.html')).not.toMatch(/https:/);
}, 120_000);

test('a wrong value stops the build with its name, the value and the reason', () => {
  const { status, stdout, stderr } = build({ BOOKING_URL: 'http://booking.example.com' });
  expect(status).not.toBe(0);
  expect(stdout + stderr).toContain(
    'Configuration: BOOKING_URL="http://booking.example.com" must begin with https://',
  );
}, 60_000);
