/**
 * The second step of a build: renders the site to a folder. Of Astro and Vite it lets through what they warn of and not
 * what they are doing.
 */
import { resolve } from 'node:path';
import { type AstroIntegration, build } from 'astro';
import { runBuild } from '../build-site.ts';

const root = resolve(import.meta.dirname, '../..');
const [outDir = 'dist'] = process.argv.slice(2);

await runBuild(async () => {
  // Left to Astro, an error in what the configuration reads comes with a line about the configuration.
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

/** Says what has been done, and how long it took. */
function stages(): AstroIntegration {
  let begun = performance.now();
  const done = (what: string) => {
    const now = performance.now();
    console.log(`${what} in ${((now - begun) / 1000).toFixed(1)} s`);
    begun = now;
  };
  return {
    name: 'lailoom-stages',
    hooks: {
      'astro:build:generated': () => done('Rendered the pages'),
      // After the integrations of astro.config.ts.
      'astro:build:done': () => done('Finished and compressed the files'),
    },
  };
}
