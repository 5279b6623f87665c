import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder, write } from '../folders.ts';
import { isExhaustive } from '../scope.ts';
import { programFolder } from './program.ts';

const root = join(import.meta.dirname, '../..');

/** The signals that end a program: one of them, and both in `npm run test:all`. */
export const SIGNALS = isExhaustive ? (['SIGTERM', 'SIGINT'] as const) : (['SIGTERM'] as const);

/**
 * Returns a project like this one, with a built site.
 * @param parts what it has of this project: files copied, and folders linked
 * @param stubs what it has instead of other files
 */
export function project(
  parts: { copied: readonly string[]; linked: readonly string[] },
  stubs: Record<string, string>,
): string {
  const folder = programFolder();
  for (const file of parts.copied) cpSync(join(root, file), join(folder, file));
  for (const name of parts.linked) symlinkSync(join(root, name), join(folder, name));
  write(folder, stubs);
  return folder;
}

/** Runs a script of `package.json` in a folder, in its own process group, so that nothing outlives the test. */
export function npmRun(script: string, folder: string) {
  const npm = spawn('npm', ['run', script], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: temporaryFolder(), PORT: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  // When its streams are closed, the processes with them have ended: npm, the shell and their children.
  const ended = once(npm, 'close').then(([code]) => code as number | null);
  const group = npm.pid ?? 0;
  onTestFinished(async () => {
    if (isAlive(-group)) process.kill(-group, 'SIGKILL');
    await ended;
  });
  return { npm, ended, group, output: () => output };
}

/** Whether a process, or with a minus a group, exists. */
export function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}
