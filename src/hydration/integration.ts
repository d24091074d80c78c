import type { AstroIntegration } from 'astro';

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
    },
  };
}
