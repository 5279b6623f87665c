import type { AstroIntegration } from 'astro';

const PAGES = [
  ['', 'Kit'],
  ['/vignettes', 'KitVignettes'],
  ['/[type]', 'KitSection'],
] as const;

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
        for (const [path, page] of PAGES) {
          injectRoute({ pattern: `/[...lang]/kit${path}`, entrypoint: `./site/kit/${page}.astro` });
        }
      },
    },
  };
}
