import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A step of a build that has failed, and has said why. */
class StepFailed extends Error {
  override name = 'StepFailed';
}

/**
 * Builds the site into a folder, and says a line for each stage. Checking and rendering are processes of their own: what
 * the one has read is gone when the other needs room, and a machine with 1 GB of memory can build the site.
 */
export async function buildSite(outDir: string): Promise<void> {
  await run([join(import.meta.dirname, 'build-steps/check.ts')]);
  await run(
    [
      // Rubbish is taken out when there is 40 % of it, not when it is as much as all else.
      '--heap-growing-percent=40',
      join(import.meta.dirname, 'build-steps/render.ts'),
      outDir,
    ],
    {
      // As Astro's own command does, and before anything loads React, which comes in two versions.
      NODE_ENV: 'production',
      // What bundling has used is given back at once, not kept for a next time (mimalloc and glibc have a name each).
      MIMALLOC_PURGE_DELAY: '0',
      MALLOC_ARENA_MAX: '2',
    },
  );
}

/** Runs a step, and waits for it. A build that is ended ends its step, too. */
async function run(command: readonly string[], env: Record<string, string> = {}): Promise<void> {
  const step = spawn(process.execPath, command, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const endWithUs = () => step.kill();
  process.once('exit', endWithUs);
  const [code] = await once(step, 'exit');
  process.off('exit', endWithUs);
  if (code !== 0) throw new StepFailed();
}

/**
 * Runs a command that builds, and ends it when building fails: with the message alone when it is the content that is
 * wrong, without a word when a step has said it, else with all that is known of the error.
 */
export async function runBuild(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    // By name: while pages are rendered, its class is the copy that Vite has bundled.
    const isContent = error instanceof Error && error.name === 'ContentError';
    if (!(error instanceof StepFailed)) console.error(isContent ? error.message : error);
    process.exitCode = 1;
  }
}
