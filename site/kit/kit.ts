import type { AstroIntegration } from 'astro';

/**
 * Adds the pages of the kit, which show every section in every example: while developing, and in the build
 * that the tests of the kit make (`BUILD_KIT=1`), but never in the site.
 */
export function kit(): AstroIntegration {
  return {
    name: 'lailoom-kit',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev' && process.env['BUILD_KIT'] !== '1') return;
        injectRoute({ pattern: '/[...lang]/kit', entrypoint: './site/kit/Kit.astro' });
        injectRoute({
          pattern: '/[...lang]/kit/[type]',
          entrypoint: './site/kit/KitSection.astro',
        });
      },
    },
  };
}
