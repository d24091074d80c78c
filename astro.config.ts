import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { hosting } from './deploy/integration.ts';
import { licenses } from './deploy/licenses.ts';
import { config } from './src/config.ts';
import { near } from './src/islands/near/integration.ts';
import { specimen } from './src/specimen/integration.ts';

export default defineConfig({
  site: config.siteUrl,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [react(), near(), specimen(), licenses(), hosting(config)],
  devToolbar: { enabled: false },
});
