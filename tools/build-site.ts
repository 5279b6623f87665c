import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { killOnExit } from './end-on-signals.ts';

/** Thrown when a build step has failed and already reported the reason. */
class StepFailed extends Error {
  override name = 'StepFailed';
}

/**
 * Builds the site into a folder and prints a line per stage. Each step is a process of its own: the memory
 * of one is free when the next needs it, and a machine with 1 GB of memory can build the site.
 */
export async function buildSite(outDir: string): Promise<void> {
  await run([join(import.meta.dirname, 'build-steps/check.ts')]);
  // Threads share two arenas of memory instead of having one each: this halves what conversion takes.
  await run([join(import.meta.dirname, 'build-steps/media.ts')], { MALLOC_ARENA_MAX: '2' });
  await run(
    [
      // Collects garbage when the heap has grown by 40%, rather than by 100%.
      '--heap-growing-percent=40',
      join(import.meta.dirname, 'build-steps/render.ts'),
      outDir,
    ],
    {
      // As Astro's own command does, before anything loads React, which has two builds.
      NODE_ENV: 'production',
      // Memory used for bundling is returned immediately, not kept for reuse (mimalloc and glibc have a variable each).
      MIMALLOC_PURGE_DELAY: '0',
      MALLOC_ARENA_MAX: '2',
    },
  );
}

/** Runs a step and waits for it. If the build is stopped, so is the step. */
async function run(command: readonly string[], env: Record<string, string> = {}): Promise<void> {
  const step = spawn(process.execPath, command, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  killOnExit(step);
  const [code] = await once(step, 'exit');
  if (code !== 0) throw new StepFailed();
}

/**
 * Runs a build command and exits if building fails: with only the message if the content is invalid, without output if
 * a step has already reported the error, otherwise with the full error.
 */
export async function runBuild(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    // Compared by name: during rendering, the class is the copy that Vite bundled.
    const isContent = error instanceof Error && error.name === 'ContentError';
    if (!(error instanceof StepFailed)) console.error(isContent ? error.message : error);
    process.exitCode = 1;
  }
}
