/**
 * Screenshots of the whole pages in dist/, for looking at, at three widths, in print and in forced colours:
 * `npm run shots`, or some of them, `npm run shots -- --grep /about --project 390`, in reports/shots/.
 * With the address of another build in SHOTS_BEFORE they are compared with that one (`npm run compare`).
 */
import { defineConfig } from '@playwright/test';
import { browserArguments, ensureTestBrowser } from '../browser/find.ts';

const port = Number(process.env['SITE_PORT'] ?? 4318);
const executablePath = ensureTestBrowser();
const calm = { reducedMotion: 'reduce' } as const;

export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/compare',
  snapshotPathTemplate: '../../reports/shots-before/{projectName}/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  // Not a pixel of another colour, and what is smoothed has to be smoothed alike.
  expect: { toMatchSnapshot: { threshold: 0 } },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    contextOptions: calm,
    launchOptions: { args: browserArguments, executablePath },
  },
  projects: [
    { name: '1440', use: { viewport: { width: 1440, height: 900 } } },
    { name: '768', use: { viewport: { width: 768, height: 1024 } } },
    { name: '390', use: { viewport: { width: 390, height: 844 } } },
    // A4 without the margins of the sheet.
    { name: 'print', use: { viewport: { width: 718, height: 1047 } } },
    {
      name: 'forced-colours',
      use: { viewport: { width: 1440, height: 900 }, contextOptions: { ...calm, forcedColors: 'active' } },
    },
  ],
  webServer: {
    command: `${process.execPath} scripts/serve.ts --port ${port}`,
    cwd: '../..',
    port,
    reuseExistingServer: false,
  },
});
