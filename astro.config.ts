import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { hosting } from './deploy/integration.ts';
import { licenses } from './deploy/licenses.ts';
import { config } from '#config.ts';
import { near } from '#hydration/integration.ts';
import { specimen } from '#specimen/integration.ts';
import { className } from '#styles/class-name.ts';

export default defineConfig({
  site: config.siteUrl,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [react(), near(), specimen(), licenses(), hosting(config)],
  vite: {
    css: { modules: { generateScopedName: className } },
    // Half a kilobyte less on the contact page than with the default.
    build: { minify: 'terser', terserOptions: { module: true, compress: { passes: 3 } } },
  },
  devToolbar: { enabled: false },
});
