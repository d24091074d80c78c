/** A preview with portal and receiver. What a wrong value says, which stops the build, is in the test of the configuration. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '#content/routes.ts';
import { configurations, configuredSite } from '../../configured-site.ts';
import { fileOf } from '../dist.ts';

const origin = (address: string) => new URL(address).origin;

test('a preview is closed to search engines, and the policies follow the configuration', () => {
  const { BOOKING_URL, INQUIRY_ENDPOINT } = configurations.preview;
  const folder = configuredSite('preview');
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  expect(read('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  for (const route of routes) {
    expect.soft(read(fileOf(route)), route).toContain('<meta name="robots" content="noindex">');
  }
  const policyOf = (file: string) =>
    /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(read(file))?.[1];
  expect(policyOf('index.html')).toContain(`; frame-src 'self' ${origin(BOOKING_URL)}`);
  expect(policyOf('index.html')).toContain("; connect-src 'self';");
  expect(policyOf('contact.html')).toContain(`; connect-src 'self' ${origin(INQUIRY_ENDPOINT)}`);
  expect(policyOf('about.html')).not.toMatch(/https:/);
}, 120_000);
