import { defineConfig } from '@playwright/test';
import { fixture } from './tests/fixture/switch.ts';
import { browserArguments, ensureTestBrowser } from './scripts/browser/find.ts';

// The tests read the records as the pages under test were built from them.
Object.assign(process.env, fixture);

const port = Number(process.env['SITE_PORT'] ?? 4319);
const executablePath = ensureTestBrowser();

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'reports/browser',
  globalSetup: './tests/browser/serve-site.ts',
  fullyParallel: true,
  // More than the smallest machine has processors: a page waits now and then.
  workers: 3,
  // One more try where nobody watches: about one visit in three hundred to a page with an island, Chromium's shell stands
  // still for good while it is scrolled. `npm test` names what needed it; a race must not pass unseen on the own machine.
  retries: process.env['CI'] ? 1 : 0,
  // Generous, for slow and busy machines. A page that works takes a second or two.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['json', { outputFile: 'reports/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    locale: 'de-CH',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: browserArguments, executablePath },
  },
});
