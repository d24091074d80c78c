/** `licenses.txt` in the published folder: what visitors receive of others, and under which terms. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Shipped without passing through the bundler: the typeface, and the script that starts islands. */
const unbundled = ['@fontsource-variable/archivo', 'astro'];

export const licenseFile = 'licenses.txt';

/** Writes the list during the build, from the modules that the bundler puts into the scripts for the browser. */
export function licenses(): AstroIntegration {
  const packages = new Set(unbundled);
  return {
    name: 'licenses',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'licenses',
                generateBundle(_, bundle) {
                  if (this.environment.name !== 'client') return;
                  for (const chunk of Object.values(bundle)) {
                    if (chunk.type !== 'chunk') continue;
                    for (const module of Object.keys(chunk.modules)) {
                      const name = packageOf(module);
                      if (name) packages.add(name);
                    }
                  }
                },
              },
            ],
          },
        });
      },
      'astro:build:done': ({ dir }) => {
        writeFileSync(join(fileURLToPath(dir), licenseFile), printLicenses([...packages].toSorted()));
      },
    },
  };
}

/** The package that a file belongs to: what follows the last `node_modules`. */
export const packageOf = (file: string) =>
  /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1]?.replaceAll('\\', '/');

interface PackageFile {
  version: string;
  license?: string;
  author?: string | { name: string };
}

const printAuthor = (author: PackageFile['author']) =>
  typeof author === 'object' ? author.name : (author ?? 'not named');

function printLicenses(names: readonly string[]): string {
  const entries = names.map((name) => {
    const folder = join('node_modules', name);
    const { version, license, author } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    ) as PackageFile;
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    const text = file
      ? readFileSync(join(folder, file), 'utf8').trim()
      : `The package names its licence and brings no text. Author: ${printAuthor(author)}`;
    return { title: `${name} ${version} (${license ?? 'no licence named'})`, text };
  });
  return [
    'What this website contains of others',
    entries.map(({ title }) => title).join('\n'),
    ...entries.map(({ title, text }) => `${'-'.repeat(80)}\n${title}\n\n${text}`),
    '',
  ].join('\n\n');
}
