import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withLateRuntime } from './late-runtime.ts';
import { withoutMarks } from './marks.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:near'?: boolean;
    'client:touch'?: boolean;
  }
}

/** Adds `client:near` and `client:touch` to the directives that say when an island is hydrated. */
export function hydration(): AstroIntegration {
  return {
    name: 'hydration',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['near', 'touch']) {
          addClientDirective({ name, entrypoint: `./src/hydration/${name}.ts` });
        }
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!name.endsWith('.html')) continue;
          const html = withoutMarks(readFileSync(join(folder, name), 'utf8'));
          const late = withLateRuntime(html);
          writeFileSync(join(folder, name), late?.html ?? html);
          if (late) writeFileSync(join(folder, late.file), late.code);
        }
      },
    },
  };
}
