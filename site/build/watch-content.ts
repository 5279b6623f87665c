import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Shows a change of content at once while developing: it is read by Node, so Vite does not see it. */
export function watchContent(): AstroIntegration {
  return {
    name: 'lailoom-watch-content',
    hooks: {
      'astro:config:setup': ({ command, addWatchFile }) => {
        if (command !== 'dev') return;
        for (const file of globSync('content/**/*.yaml')) addWatchFile(pathToFileURL(file));
      },
      'astro:server:setup': ({ server }) => {
        const folder = resolve('content');
        server.watcher.add(folder);
        // A page that comes or goes is another route.
        for (const event of ['add', 'unlink'] as const) {
          server.watcher.on(event, (file) => {
            if (resolve(file).startsWith(folder) && file.endsWith('.yaml')) void server.restart();
          });
        }
      },
    },
  };
}
