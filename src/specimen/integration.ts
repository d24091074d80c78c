import type { AstroIntegration } from 'astro';

/** Serves every figure, poster, diagram and sign in its states at /specimen, while developing only. */
export function specimen(): AstroIntegration {
  return {
    name: 'specimen',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev')
          injectRoute({ pattern: '/specimen', entrypoint: './src/specimen/Specimen.astro' });
      },
    },
  };
}
