import { copyFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { SiteConfig } from '#config.ts';
import { inlineCode } from './inline-code.ts';
import { withLateRuntime } from './late-runtime.ts';
import { withLateStyles } from './late-styles.ts';
import { withoutLeftovers } from './leftovers.ts';
import { pagePolicy, withPolicy } from './policy.ts';
import { withShortNames } from './short-names.ts';

/**
 * Finishes every page that Astro has built, in this order:
 * 1. leftovers: first, since it reads the markup as React and Astro write it.
 * 2. runtime: joins the script of the menus, which the styles then move behind the hero.
 * 3. names: while all styles still stand in the page, so that page and sheet get the same short ones.
 * 4. styles: divided into page and sheet, by what page and scripts can use.
 * 5. policy: last, since it names the hash of every style and script as it ships.
 *
 * Puts beside the pages the files by which Netlify and Cloudflare send what only a header may say.
 */
export function builtPages(config: SiteConfig): AstroIntegration {
  return {
    name: 'built-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
        const scripts = names
          .filter((name) => name.endsWith('.js'))
          .map((name) => ({ name: basename(name), code: readFileSync(join(folder, name), 'utf8') }));
        for (const name of names) {
          if (!name.endsWith('.html')) continue;
          const file = join(folder, name);
          const { html, runtime } = withLateRuntime(withoutLeftovers(readFileSync(file, 'utf8')));
          const code = (runtime?.code ?? '') + scriptsOf(html, scripts);
          const { html: finished, sheet } = withLateStyles(withShortNames(html), code);
          for (const late of [runtime, sheet]) if (late) writeFileSync(join(folder, late.file), late.code);
          writeFileSync(file, withPolicy(finished, pagePolicy(name, finished, config)));
        }
        for (const name of ['_headers', '_redirects']) {
          copyFileSync(new URL(`../../deploy/${name}`, import.meta.url), join(folder, name));
        }
      },
    },
  };
}

type Script = { name: string; code: string };

/** The code of a page: its inline scripts, the files that it names, those that they name, and so on. */
function scriptsOf(page: string, scripts: readonly Script[]): string {
  const found = new Set<Script>();
  const find = (text: string) => {
    for (const script of scripts) {
      if (found.has(script) || !text.includes(script.name)) continue;
      found.add(script);
      find(script.code);
    }
  };
  find(page);
  return [...inlineCode(page).scripts, ...[...found].map(({ code }) => code)].join('\n');
}
