import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder, write } from '../folders.ts';
import { open } from './fixture.ts';
import { programFolder, SIGNALS } from './program.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Returns a project like this one, with a built site.
 * @param parts what it has of this project: files copied, and folders linked
 * @param stubs what it has instead of other files
 */
function project(
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
function npmRun(script: string, folder: string) {
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
function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}

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

/** A stand-in for Astro: prints the server’s address to which it would forward calls, and runs until ended. */
const ASTRO = `console.log('Astro before', process.env.API_PORT); setInterval(() => {}, 1000);`;

/** Returns a project with a fake Astro. */
const withAstro = (astro: string) =>
  project(
    {
      copied: ['package.json', 'tools/dev.ts', 'tools/free-port.ts'],
      linked: ['server', 'contract'],
    },
    { 'node_modules/.bin/astro': astro },
  );

test.each(SIGNALS)(
  '%s to npm run dev ends the server and Astro',
  async (signal) => {
    const { npm, ended, group, output } = npmRun('dev', withAstro(ASTRO));
    const port = await vi.waitFor(
      async () => {
        const found = Number(/^Astro before (\d+)$/m.exec(output())?.[1]);
        expect((await fetch(`http://127.0.0.1:${found}/healthz`)).status).toBe(200);
        return found;
      },
      { timeout: 100_000 },
    );
    npm.kill(signal);
    await ended;
    expect(isAlive(-group)).toBe(false);
    await expect(open(port)).rejects.toThrow('ECONNREFUSED');
  },
  120_000,
);

test('ends npm run dev and its server when Astro ends', async () => {
  const { ended, group } = npmRun('dev', withAstro(`process.exitCode = 1;`));
  await ended;
  expect(isAlive(-group)).toBe(false);
}, 120_000);
