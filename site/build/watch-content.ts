import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';

/** The modules that read content while they are loaded. */
const READERS = [
  'site/featured.ts',
  'site/routes.ts',
  'site/content.ts',
  'site/collections/addresses.ts',
  'site/collections/entries.ts',
  'site/collections/topics.ts',
  'site/pages-of-content.ts',
  'site/gallery/examples.ts',
  'site/gallery/weaves.ts',
];

/** Shows a change of content at once while developing: it is read by Node, so Vite does not see it. */
export function watchContent(): AstroIntegration {
  return {
    name: 'lailoom-watch-content',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.watcher.add(resolve('content'));
        server.watcher.on('all', (event, file) => {
          // A page that comes or goes changes what there is to read as much as its text does.
          if (!/\.(?:yaml|mdx)$/.test(file) || !['add', 'change', 'unlink'].includes(event)) return;
          for (const reader of READERS) server.watcher.emit('change', resolve(reader));
        });
      },
    },
  };
}
