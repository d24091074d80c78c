import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const property = /--[a-z][\w-]*/gi;
/** Those of Radix, whose script writes them. */
const foreign = /^--(?:radix|removed)-/;

/** Gives custom properties short names in the built pages, a third of a kilobyte less on each over the wire. */
export function shortNames(): AstroIntegration {
  return {
    name: 'short-names',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!name.endsWith('.html')) continue;
          const file = join(folder, name);
          writeFileSync(file, withShortNames(readFileSync(file, 'utf8')));
        }
      },
    },
  };
}

/** A page, all of whose styles it contains: the names need to be the same in itself only. */
export function withShortNames(html: string): string {
  const names = new Map<string, string>();
  const shorten = (code: string) =>
    code.replace(property, (name) => {
      if (foreign.test(name)) return name;
      const short = names.get(name) ?? `--${names.size.toString(36)}`;
      names.set(name, short);
      return short;
    });
  return html.replace(/<style[^>]*>.*?<\/style>|var\(--[\w-]+\)/gs, shorten);
}
