import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { SiteConfig } from '#config.ts';
import { listBuild, writeList } from './hashed-files.ts';
import { headerRules, printHeaderFile, printRedirectFile } from './header-file.ts';
import { metaPolicy } from './policy.ts';
import { notFoundFile, readPages } from './site.ts';

/**
 * Completes the published folder: `_headers` and `_redirects` for the hosts that read them, the not-found page's
 * policy, and the list of hashed files for the next release.
 */
export function hosting(config: SiteConfig): AstroIntegration {
  return {
    name: 'hosting',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const directory = fileURLToPath(dir);
        const pages = readPages(directory, config);
        writeFileSync(join(directory, '_headers'), printHeaderFile(headerRules(pages, config.isPreview)));
        writeFileSync(join(directory, '_redirects'), printRedirectFile(pages));
        writeList(directory, listBuild(directory, new Date().toISOString().slice(0, 10)));
        const notFound = pages.find(({ file }) => file === notFoundFile);
        if (notFound) addPolicy(join(directory, notFound.file), metaPolicy(notFound.policy));
      },
    },
  };
}

/** Before the first style, since a policy in the page holds for what stands after it. */
function addPolicy(file: string, policy: string): void {
  const html = readFileSync(file, 'utf8');
  const charset = '<meta charset="utf-8">';
  if (!html.includes(charset)) throw new Error(`${file}: no ${charset} to put the policy after.`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  writeFileSync(
    file,
    html.replace(charset, () => charset + meta),
  );
}
