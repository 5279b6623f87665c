import type { AstroIntegration } from 'astro';

const PAGES = [
  ['', 'Gallery'],
  ['/vignettes/[type]', 'Vignette'],
  ['/menu-of-few', 'Menu'],
  ['/menu-of-all', 'Menu'],
  ['/[type]', 'Section'],
] as const;

/** Adds the pages of the kit, which show every section in every example, and the pages with pieces in long texts. */
export function kit(): AstroIntegration {
  return {
    name: 'site-kit',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const [path, page] of PAGES) {
          injectRoute({
            pattern: `/[...lang]/kit${path}`,
            entrypoint: `./site/gallery/${page}.astro`,
          });
        }
        // In one language: the long words are nonsense in any.
        injectRoute({ pattern: '/kit/long/[...path]', entrypoint: './site/gallery/Long.astro' });
      },
    },
  };
}
