import { copyFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { SiteConfig } from '#config.ts';
import { pagePolicy } from './policy.ts';

/**
 * Puts its policy into every built page, and beside the pages the files by which Netlify and Cloudflare send what only
 * a header may say. Astro's own `security.csp` would name every style and script of the site on every page, leave
 * out code marked `is:inline`, and stand behind the first style.
 */
export function securityPolicy(config: SiteConfig): AstroIntegration {
  return {
    name: 'security-policy',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const directory = fileURLToPath(dir);
        for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
          if (!name.endsWith('.html')) continue;
          const file = join(directory, name);
          const html = readFileSync(file, 'utf8');
          writeFileSync(file, withPolicy(html, pagePolicy(name, html, config)));
        }
        for (const name of ['_headers', '_redirects']) {
          copyFileSync(new URL(`../../deploy/${name}`, import.meta.url), join(directory, name));
        }
      },
    },
  };
}

/** Before the first style, since a policy in the page holds for what stands after it. Throws where it finds no place. */
export function withPolicy(html: string, policy: string): string {
  const charset = '<meta charset="utf-8">';
  if (!html.includes(charset)) throw new Error(`There is no ${charset} to put the policy after.`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(charset, () => charset + meta);
}
