import { resolve } from 'node:path';
import { type AstroIntegration, build } from 'astro';
import { checkContent } from '../site/build/check-content.ts';

const root = resolve(import.meta.dirname, '..');

/**
 * Builds the site into a folder, and says a line for each stage. Of Astro and Vite it lets through what they warn of
 * and not what they are doing.
 */
export async function buildSite(outDir: string): Promise<void> {
  // As Astro's own command does, and before anything loads React, which comes in two versions.
  process.env['NODE_ENV'] = 'production';
  await checkContent();
  // Left to Astro, an error in what the configuration reads comes with a line about the configuration.
  const { default: config } = await import('../astro.config.ts');
  await build({
    ...config,
    integrations: [...(config.integrations ?? []), stages()],
    root,
    outDir,
    configFile: false,
    logLevel: 'warn',
  });
}

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

/**
 * Runs a command that builds, and ends it when building fails: with the message alone when it is the content that is
 * wrong, else with all that is known of the error.
 */
export async function runBuild(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    // By name: while pages are rendered, its class is the copy that Vite has bundled.
    const isContent = error instanceof Error && error.name === 'ContentError';
    console.error(isContent ? error.message : error);
    process.exitCode = 1;
  }
}
