import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:near'?: boolean;
  }
}

/** Adds `client:near` to the directives that say when an island is hydrated. */
export function near(): AstroIntegration {
  return {
    name: 'near',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'near', entrypoint: './src/hydration/near.ts' }),
    },
  };
}
