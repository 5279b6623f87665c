import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';

/** The modules that read content when they are loaded. */
const READERS = [
  'site/featured.ts',
  'site/routes.ts',
  'site/moved-addresses.ts',
  'site/ui/logo-mark.ts',
  'site/ui/tokens.ts',
  'site/content.ts',
  'site/collections/addresses.ts',
  'site/collections/entries.ts',
  'site/collections/media/files.ts',
  'site/collections/topics.ts',
  'site/pages-of-content.ts',
  'site/gallery/examples.ts',
  'site/gallery/weaves.ts',
];

/** The time without a change after which content is read again, in ms. */
const SETTLED = 50;

/** Reloads changed content during development. Content is read by Node, so Vite doesn't notice changes to it. */
export function watchContent(): AstroIntegration {
  return {
    name: 'site-watch-content',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.watcher.add(resolve('content'));
        // One reload for files that change together: one for each of a hundred would open all files at once.
        let waiting: NodeJS.Timeout | undefined;
        const reload = () => {
          for (const reader of READERS) server.watcher.emit('change', resolve(reader));
        };
        server.watcher.on('all', (event, file) => {
          // A page that is added or removed matters as much as a change to its text.
          if (
            !/\.(?:yaml|mdx|svg|jpe?g|png|webp|avif)$/i.test(file) ||
            !['add', 'change', 'unlink'].includes(event)
          )
            return;
          clearTimeout(waiting);
          waiting = setTimeout(reload, SETTLED);
        });
      },
    },
  };
}
