import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { readContent } from '../../contract/content-file.ts';
import { LANGS } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { ui } from '../words/ui.ts';

/** React and the modules that nearly all islands import: compressed, they are smaller as one script. */
const SHARED_MODULES =
  /node_modules\/(react|react-dom|scheduler)\/|\/site\/(ui\/Typeset|app\/page-context)\.|\/contract\/(api\/paths|fill|memoize|unbreakable)\./;

/** Astro's React integration with a client of our own (`site/islands/client.ts`). */
export function reactIslands(): AstroIntegration {
  const { hooks, name } = react();
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': async (options) => {
        const content = { ui: readContent('content/ui.yaml', ui) };
        const words = Object.fromEntries(
          LANGS.map((lang) => [lang, localize(content.ui.failed, lang)]),
        );
        options.updateConfig({
          vite: {
            define: { FAILED_WORDS: JSON.stringify(words) },
            environments: {
              client: {
                build: {
                  rolldownOptions: {
                    output: {
                      codeSplitting: { groups: [{ name: 'shared', test: SHARED_MODULES }] },
                    },
                  },
                },
              },
            },
            // A build beside it would replace React for development with the one for production.
            ...(options.command === 'dev' && { cacheDir: './node_modules/.vite-dev' }),
          },
        });
        await hooks['astro:config:setup']?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({ ...renderer, clientEntrypoint: './site/islands/client.ts' }),
        });
      },
    },
  };
}
