import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { fixture } from './tests/fixture/switch.ts';

/** More than processors: these tests wait for servers and browsers most of the time. */
const maxWorkers = 3;

/** These tests keep nothing to themselves: read once, the records serve all files, which halves the time. */
const together = { isolate: false, maxWorkers, unstubEnvs: true, unstubGlobals: true };

/** One more try on a machine shared with others; `npm test` names what needed it. */
const retry = process.env['CI'] ? 1 : 0;

/** The company, people and values of the tests, over the content, here and in the processes that tests start. */
const overlay = {
  resolve: {
    alias: { '#content/overlay.ts': fileURLToPath(new URL('tests/fixture/overlay.ts', import.meta.url)) },
  },
};

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }]],
    projects: [
      {
        ...overlay,
        test: {
          name: 'unit',
          ...together,
          env: fixture,
          include: ['{src,scripts}/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      // The receiver with a database and an SMTP server of its own. Generous, for slow and busy machines.
      {
        ...overlay,
        test: {
          name: 'receiver',
          env: fixture,
          include: ['receiver/tests/*.test.ts'],
          maxWorkers,
          retry,
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      // Reads the built site in dist/. Generous, for slow and busy machines.
      {
        ...overlay,
        test: {
          name: 'site',
          ...together,
          env: fixture,
          include: ['tests/site/**/*.test.ts'],
          retry,
          testTimeout: 60_000,
        },
      },
      // Of those, what holds for every text and every company: what a release is asked, of the owner's own records.
      { test: { name: 'pages', include: ['tests/site/pages/*.test.ts'], testTimeout: 60_000 } },
      // Opens the built site in Firefox and WebKit.
      {
        ...overlay,
        test: {
          name: 'engines',
          env: fixture,
          include: ['tests/engines/*.test.ts'],
          globalSetup: 'scripts/browser/older-chromium.ts',
          maxWorkers,
          retry,
          // Another process answers.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
