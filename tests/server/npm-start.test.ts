import { cpSync, existsSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { isExhaustive } from '../scope.ts';
import { open, programFolder, write } from './fixture.ts';
import { isAlive, npmRun } from './npm.ts';

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

const patience = { timeout: 100_000 };

test.each(isExhaustive ? (['SIGTERM', 'SIGINT'] as const) : (['SIGTERM'] as const))(
  '%s to npm start ends the server, gracefully',
  async (signal) => {
    const folder = project("console.log('Built');");
    const { npm, ended, group, said } = npmRun('start', folder);
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
  120_000,
);

test('SIGTERM to npm start while it builds ends the build', async () => {
  const folder = project("console.log('Building'); setInterval(() => {}, 1000);");
  const { npm, ended, group, said } = npmRun('start', folder);
  await vi.waitFor(() => expect(said()).toContain('Building'), patience);
  npm.kill('SIGTERM');
  await ended;
  expect(isAlive(-group)).toBe(false);
  expect(said()).not.toContain('Lailoom is at');
}, 120_000);

test('when building fails, npm start serves nothing', async () => {
  const folder = project("console.error('no thread'); process.exitCode = 1;");
  const { ended, said } = npmRun('start', folder);
  expect(await ended).toBe(1);
  expect(said()).toContain('no thread');
  expect(said()).not.toContain('Lailoom is at');
  expect(existsSync(join(folder, 'data'))).toBe(false);
}, 120_000);
