import { defineConfig } from 'vitest/config';

/** More than processors: these tests wait for servers and browsers most of the time. */
const maxWorkers = 3;

/** These tests keep nothing to themselves: read once, the records serve all files, which halves the time. */
const together = { isolate: false, maxWorkers, unstubEnvs: true, unstubGlobals: true };

/** One more try on a machine shared with others; `npm test` names what needed it. */
const retry = process.env['CI'] ? 1 : 0;

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', ...together, include: ['{src,scripts}/**/*.test.ts'], testTimeout: 60_000 } },
      // The receiver with a database and an SMTP server of its own. Generous, for slow and busy machines.
      {
        test: {
          name: 'receiver',
          include: ['receiver/tests/*.test.ts'],
          maxWorkers,
          retry,
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      // Reads the built site in dist/. Generous, for slow and busy machines.
      {
        test: {
          name: 'site',
          ...together,
          include: ['tests/site/**/*.test.ts'],
          retry,
          testTimeout: 60_000,
        },
      },
      // Of those, what holds for every text and every company: what a release is asked.
      { test: { name: 'pages', include: ['tests/site/pages/*.test.ts'], testTimeout: 60_000 } },
      // Opens the built site in Firefox and WebKit.
      {
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          maxWorkers,
          retry,
          // Another process answers.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
