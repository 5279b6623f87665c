/**
 * The third step of a build: renders the site to a folder. It prints the warnings of Astro and Vite, but not their
 * progress messages.
 */
import { resolve } from 'node:path';
import { type AstroIntegration, build } from 'astro';
import { runBuild } from '../build-site.ts';

const root = resolve(import.meta.dirname, '../..');
const [outDir = 'dist'] = process.argv.slice(2);

await runBuild(async () => {
  // If Astro loaded it, an error in a file that the configuration reads would be reported as one of the configuration.
  const { default: config } = await import('../../astro.config.ts');
  await build({
    ...config,
    integrations: [...(config.integrations ?? []), stages()],
    root,
    outDir,
    configFile: false,
    logLevel: 'warn',
  });
});

/** Reports each completed stage and its duration. */
function stages(): AstroIntegration {
  let begun = performance.now();
  const done = (what: string) => {
    const now = performance.now();
    console.log(`${what} in ${((now - begun) / 1000).toFixed(1)} s`);
    begun = now;
  };
  return {
    name: 'site-stages',
    hooks: {
      'astro:build:generated': () => done('Rendered the pages'),
      // Runs after the integrations of astro.config.ts.
      'astro:build:done': () => done('Finished and compressed the files'),
    },
  };
}
