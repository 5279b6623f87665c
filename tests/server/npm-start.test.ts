import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { open } from './fixture.ts';
import { isAlive, npmRun, project, SIGNALS } from './npm.ts';

/** Returns a project with a fake build. */
const withBuild = (build: string) =>
  project(
    { copied: ['package.json', 'tools/start.ts'], linked: ['node_modules', 'server'] },
    { 'tools/build.ts': build },
  );

const patience = { timeout: 100_000 };

test.each(SIGNALS)(
  '%s to npm start ends the server gracefully',
  async (signal) => {
    const folder = withBuild("console.log('Built');");
    const { npm, ended, group, output } = npmRun('start', folder);
    const port = await vi.waitFor(() => {
      const found = /^.+ is at http:\/\/127\.0\.0\.1:(\d+)$/m.exec(output())?.[1];
      if (found === undefined) throw new Error(output());
      return Number(found);
    }, patience);
    expect(output().indexOf('about a minute')).toBeGreaterThan(-1);
    expect(output().indexOf('about a minute')).toBeLessThan(output().indexOf('Built'));
    expect(output().indexOf('Built')).toBeLessThan(output().indexOf(' is at http'));
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);

    npm.kill(signal);
    expect(await ended).toBe(0);
    expect(isAlive(-group)).toBe(false);
    await expect(open(port)).rejects.toThrow('ECONNREFUSED');
    // A killed server would leave the log of its database behind.
    expect(readdirSync(join(folder, 'data'))).not.toContain('site.db-wal');
  },
  120_000,
);

test('ends the build on SIGTERM to npm start', async () => {
  const folder = withBuild("console.log('Building'); setInterval(() => {}, 1000);");
  const { npm, ended, group, output } = npmRun('start', folder);
  await vi.waitFor(() => expect(output()).toContain('Building'), patience);
  npm.kill('SIGTERM');
  await ended;
  expect(isAlive(-group)).toBe(false);
  expect(output()).not.toContain(' is at http');
}, 120_000);

test('serves nothing after npm start fails to build', async () => {
  const folder = withBuild("console.error('no thread'); process.exitCode = 1;");
  const { ended, output } = npmRun('start', folder);
  expect(await ended).toBe(1);
  expect(output()).toContain('no thread');
  expect(output()).not.toContain(' is at http');
  expect(existsSync(join(folder, 'data'))).toBe(false);
}, 120_000);
