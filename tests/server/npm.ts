import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './fixture.ts';

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
