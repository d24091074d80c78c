import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { hosting } from './deploy/integration.ts';
import { licenses } from './deploy/licenses.ts';
import { config } from '#config.ts';
import { near } from '#hydration/integration.ts';
import { specimen } from '#specimen/integration.ts';

/** What islands share, as a few scripts instead of one for each module: React, what all tools have, what fields need. */
const sharedScripts = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/ },
  { name: 'tools', test: /[\\/]src[\\/]/, minShareCount: 4 },
  { name: 'entries', test: /[\\/]src[\\/]tools[\\/](?:use-entries|EntryField|FieldMessage|read-amount)/ },
];

export default defineConfig({
  site: config.siteUrl,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [react(), near(), specimen(), licenses(), hosting(config)],
  vite: {
    // Short class names: 0.3 to 0.5 kB less on every page than with the names of the modules.
    css: { modules: { generateScopedName: '[hash:base64:5]' } },
    // Half a kilobyte less on the contact page than with the default.
    build: { minify: 'terser', terserOptions: { module: true, compress: { passes: 3 } } },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedScripts } } } } },
    },
  },
  devToolbar: { enabled: false },
});
