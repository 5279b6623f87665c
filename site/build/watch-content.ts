import { globSync } from 'node:fs';
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
    },
  };
}
