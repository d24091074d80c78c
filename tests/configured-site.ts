/** The site built with other settings than those it ships with, for the tests of what follows the configuration. */
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { isStale } from '../scripts/test/build.ts';
import { fixture } from './fixture/switch.ts';

/** Nobody answers there: the tests take what is sent to it to a server of their own. */
export const endpoints = 'http://localhost:4390';

const appointments = { APPOINTMENT_ENDPOINT: `${endpoints}/appointments` };

export const configurations = {
  preview: {
    SITE_URL: 'https://preview.example.com',
    PREVIEW: 'on',
    BOOKING_URL: 'https://booking.example.com/company',
    INQUIRY_ENDPOINT: `${endpoints}/inquiries`,
  },
  proposals: appointments,
  booking: { ...appointments, APPOINTMENT_SLOTS: `${endpoints}/slots` },
};

/**
 * Builds such a site, unless an earlier test has and nothing has changed since, and returns its folder. Each belongs to one
 * file of tests: two that run beside each other would build it twice, one over the other.
 */
export function configuredSite(name: keyof typeof configurations): string {
  const directory = `reports/dist-${name}`;
  if (isStale(directory, {}) || isOlderThanSettings(directory)) buildSite(directory, configurations[name]);
  return directory;
}

const isOlderThanSettings = (directory: string) =>
  statSync(join(directory, 'index.html')).mtimeMs < statSync('tests/configured-site.ts').mtimeMs;

/** Builds the site with these settings, of the project in `cwd`. Throws with the output of a build that fails. */
export function buildSite(directory: string, settings: Readonly<Record<string, string>>, cwd = '.'): void {
  execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', directory], {
    cwd,
    env: { ...process.env, ...fixture, ...settings, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    encoding: 'utf8',
  });
}
