import { createRequire } from 'node:module';
import react from '@astrojs/react';
import type { AstroIntegration, ViteUserConfig } from 'astro';
import { defineConfig } from 'astro/config';
import { config } from '#config.ts';
import { builtPages } from '#built-pages/integration.ts';
import { className } from '#styles/class-name.ts';
import { siteFolder } from './scripts/site-folder.ts';
import { oldestBrowsers } from '#styles/oldest-browsers.ts';

/** A module of our own, in whichever folder the project lies. */
const isOwn = (id: string) => id.startsWith(`${process.cwd().replaceAll('\\', '/')}/src/`);

/**
 * What islands share, as a few scripts instead of one for each module: React with our typesetting, what all tools have,
 * what fields need.
 */
const sharedScripts = [
  {
    name: 'react',
    test: /node_modules[\\/](?:react|react-dom|scheduler|@astrojs[\\/]react)[\\/]|src[\\/]typesetting/,
  },
  { name: 'tools', test: isOwn, minShareCount: 5 },
  {
    name: 'entries',
    test: (id: string) => isOwn(id) && /\/tools\/(?:EntryField|read-amount)/.test(id),
  },
];

/** Radix gives its functions names for the developer tools; visitors do without these 4 kB. */
const withoutFunctionNames = {
  name: 'without-function-names',
  transform: {
    filter: { id: /node_modules[\\/]@radix-ui/, code: 'var __name = ' },
    handler: (code: string) => code.replace(/^var __name = .*$/m, 'var __name = (target) => target;'),
  },
};

/**
 * Asks the browser to compile the largest scripts whole while they load, beside the page's own work. Function by
 * function, as each is first called, takes a third of the first opening of a list and of the hydration.
 */
const compiledAtOnce: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'compiled-at-once',
  generateBundle: {
    // Behind what Vite puts at the top: browsers heed the request in the first line only.
    order: 'post',
    handler: (_options, bundle) => {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && ['react', 'InquiryForm'].includes(chunk.name))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      }
    },
  },
};

/** When islands are hydrated: `client:near` and `client:touch`. */
const hydration: AstroIntegration = {
  name: 'hydration',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['near', 'touch'])
        addClientDirective({ name, entrypoint: `./src/hydration/${name}.ts` });
    },
  },
};

/** Serves every figure, poster, diagram and sign in its states at /specimen, while developing only. */
const specimen: AstroIntegration = {
  name: 'specimen',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev')
        injectRoute({ pattern: '/specimen', entrypoint: './src/specimen/Specimen.astro' });
    },
  },
};

/** Styles of components outweigh compositions, whatever their selectors: each module stands in the strongest layer. */
const modulesInLayer = {
  name: 'modules-in-layer',
  enforce: 'pre',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code: string) => `@layer components {${code}}`,
  },
} as const;

const isDevelopment = process.argv.includes('dev');

export default defineConfig({
  site: config.siteUrl,
  outDir: siteFolder,
  trailingSlash: 'never',
  // Keeps white space between the parts of a page, as `built-pages/markup.ts` puts it within them.
  compressHTML: true,
  // Social images are drawn beside the pages.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  integrations: [react(), hydration, specimen, builtPages(config)],
  vite: {
    // The tests lay a company of theirs over the content: `imports` in package.json says how.
    resolve: {
      alias: { '#content/overlay.ts': createRequire(import.meta.url).resolve('#content/overlay.ts') },
    },
    plugins: [withoutFunctionNames, compiledAtOnce, modulesInLayer],
    // While developing, names say where they come from.
    css: isDevelopment ? {} : { modules: { generateScopedName: className } },
    build: {
      cssTarget: oldestBrowsers,
      // The licences of the packages in the scripts; that of the typeface stands in public/.
      license: { fileName: 'licenses.txt' },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups: sharedScripts } },
          },
        },
      },
    },
  },
  devToolbar: { enabled: false },
});
