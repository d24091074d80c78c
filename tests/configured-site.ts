/** The site built once more with everything configured, for the tests of what follows the configuration. */
import { execFileSync } from 'node:child_process';
import { isStale } from '../scripts/test/build.ts';

export const configuration = {
  SITE_URL: 'https://preview.example.com',
  PREVIEW: 'on',
  BOOKING_URL: 'https://booking.example.com/company',
  // Nobody answers there: the tests take what is sent to it to a server of their own.
  INQUIRY_ENDPOINT: 'http://localhost:4390/inquiries',
};

export const configuredFolder = 'reports/dist-configured';

/** Builds it, unless an earlier test has and nothing has changed since. */
export function buildConfiguredSite(): void {
  if (isStale(configuredFolder, {})) buildSite(configuredFolder, configuration);
}

/** Builds the site with these settings. Throws with the output of a build that fails. */
export function buildSite(directory: string, settings: Readonly<Record<string, string>>): void {
  execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', directory], {
    env: { ...process.env, ...settings, ASTRO_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
  });
}
