import type { AstroIntegration } from 'astro';

const PAGES = [
  ['', 'Kit'],
  ['/vignettes/[type]', 'KitVignette'],
  ['/cloths', 'KitCloths'],
  ['/menu-of-few', 'KitMenu'],
  ['/menu-of-all', 'KitMenu'],
  ['/[type]', 'KitSection'],
] as const;

/** Adds the pages of the kit, which show every section in every example. */
export function kit(): AstroIntegration {
  return {
    name: 'lailoom-kit',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const [path, page] of PAGES) {
          injectRoute({ pattern: `/[...lang]/kit${path}`, entrypoint: `./site/kit/${page}.astro` });
        }
      },
    },
  };
}
