import { globSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { SiteConfig } from '#settings.ts';
import { earlierAddresses } from '#content/routes.ts';
import { cached, tidyCache } from '#lib/build-cache.ts';
import { compress, type BuiltFile } from './files.ts';
import { hostFiles } from './host-files.ts';
import { inlineCode, pagePolicy, withPolicy } from './policy.ts';
import { withDeferredRuntime } from './deferred-runtime.ts';
import { withDeferredStyles } from './deferred-styles.ts';
import { withNamelessForms, withoutLeftovers } from './markup.ts';

/**
 * Finishes every page that Astro has built, or takes it from the cache, puts beside the pages the files that hosts read, and
 * compresses all.
 */
export function builtPages(config: SiteConfig): AstroIntegration {
  return {
    name: 'built-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
        const scripts = names
          .filter((name) => name.endsWith('.js'))
          .map((name) => ({ name: basename(name), code: readFileSync(join(folder, name), 'utf8') }));
        const tools = toolsOfThisStep();
        const isPage = (name: string) => name.endsWith('.html');
        const compressing: Promise<void>[] = [];
        for (const name of names.filter(isPage)) {
          const built = readFileSync(join(folder, name), 'utf8');
          const code = scriptsOf(built, scripts);
          const inputs = [tools, name, built, code, JSON.stringify(config)];
          const finished = await cached(inputs, () =>
            Buffer.from(JSON.stringify(finish(name, built, code, config))),
          );
          const files = JSON.parse(Buffer.from(finished).toString()) as BuiltFile[];
          for (const { file, code: content } of files) writeFileSync(join(folder, file), content);
          // Beside the work on the next page.
          compressing.push(compress(folder, [name]));
        }
        await tidyCache();
        // Until `npm run release` has checked it.
        writeFileSync(join(folder, '.kind'), 'samples\n');
        const pages = names.filter((file) => /(?<!^404)\.html$/.test(file)).map(addressOf);
        for (const [name, text] of Object.entries(hostFiles(pages.toSorted(), earlierAddresses))) {
          writeFileSync(join(folder, name), text);
        }
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
        compressing.push(
          compress(
            folder,
            files.filter((name) => !isPage(name)),
          ),
        );
        await Promise.all(compressing);
      },
    },
  };
}

/** `services/logistik.html` is `/services/logistik`. */
const addressOf = (file: string) => `/${file.replaceAll('\\', '/').replace(/(?:^index)?\.html$/, '')}`;

/** What the finished pages depend on beside what was built: the code of this step, and the packages that it uses. */
const toolsOfThisStep = () =>
  ['package-lock.json', ...globSync('src/{built-pages,hydration}/*.ts').toSorted()]
    .map((file) => readFileSync(file, 'utf8'))
    .join(process.version);

/**
 * The finished page and the files that it fetches later. `scripts` is the code of its scripts and of its islands.
 * 1. leftovers and white space: first, since it reads the markup as React and Astro write it.
 * 2. names of fields: left to a script where nothing may be sent without one.
 * 3. runtime: joins the script of the menus, which the styles then move behind the hero.
 * 4. styles: divided into page and sheet, by what page and scripts can use.
 * 5. policy: last, since it names the hash of every style and script as it ships.
 */
function finish(name: string, built: string, scripts: string, config: SiteConfig): BuiltFile[] {
  const { html, runtime } = withDeferredRuntime(withNamelessForms(withoutLeftovers(built)));
  const { html: finished, sheet } = withDeferredStyles(html, scripts);
  const page = { file: name, code: withPolicy(finished, pagePolicy(name, finished, config)) };
  return [page, sheet, ...(runtime ? [runtime] : [])];
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
