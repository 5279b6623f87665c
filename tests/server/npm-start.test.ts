import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { open, programFolder, temporaryFolder, write } from './fixture.ts';

const root = join(import.meta.dirname, '../..');

/** A project like this one, in which building only does what a test says. */
function project(build: string): string {
  const folder = programFolder();
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  cpSync(join(root, 'tools/start.ts'), join(folder, 'tools/start.ts'));
  for (const name of ['node_modules', 'server']) symlinkSync(join(root, name), join(folder, name));
  write(folder, { 'tools/build.ts': build });
  return folder;
}

/** Runs `npm start`, in a process group of its own so that nothing outlives the test. */
function npmStart(folder: string) {
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: temporaryFolder(), PORT: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  // When its streams are closed, whoever had them is gone: npm, the shell, and what they started.
  const ended = once(npm, 'close').then(([code]) => code as number | null);
  const group = npm.pid ?? 0;
  onTestFinished(async () => {
    if (isAlive(-group)) process.kill(-group, 'SIGKILL');
    await ended;
  });
  return { npm, ended, group, said: () => said };
}

/** Whether a process, or with a minus one of a group, is there. */
function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}

const patience = { timeout: 30_000 };

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s to npm start ends the server, gracefully',
  async (signal) => {
    const folder = project("console.log('Built');");
    const { npm, ended, group, said } = npmStart(folder);
    const port = await vi.waitFor(() => {
      const found = /^Lailoom is at http:\/\/127\.0\.0\.1:(\d+)$/m.exec(said())?.[1];
      if (found === undefined) throw new Error(said());
      return Number(found);
    }, patience);
    expect(said().indexOf('Built')).toBeLessThan(said().indexOf('Lailoom is at'));
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);

    npm.kill(signal);
    expect(await ended).toBe(0);
    expect(isAlive(-group)).toBe(false);
    await expect(open(port)).rejects.toThrow('ECONNREFUSED');
    // A server that was killed leaves the log of its database behind.
    expect(readdirSync(join(folder, 'data'))).not.toContain('lailoom.db-wal');
  },
  60_000,
);

test('SIGTERM to npm start while it builds ends the build', async () => {
  const folder = project("console.log('Building'); setInterval(() => {}, 1000);");
  const { npm, ended, group, said } = npmStart(folder);
  await vi.waitFor(() => expect(said()).toContain('Building'), patience);
  npm.kill('SIGTERM');
  await ended;
  expect(isAlive(-group)).toBe(false);
  expect(said()).not.toContain('Lailoom is at');
}, 60_000);

test('when building fails, npm start serves nothing', async () => {
  const folder = project("console.error('no thread'); process.exitCode = 1;");
  const { ended, said } = npmStart(folder);
  expect(await ended).toBe(1);
  expect(said()).toContain('no thread');
  expect(said()).not.toContain('Lailoom is at');
  expect(existsSync(join(folder, 'data'))).toBe(false);
}, 60_000);
