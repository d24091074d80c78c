import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{src,scripts,deploy}/**/*.test.ts'] } },
      // Reads the built site in dist/.
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'] } },
    ],
  },
});
