import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { isExhaustive } from '../scope.ts';
import { open, write } from './fixture.ts';
import { isAlive, npmRun } from './npm.ts';
import { programFolder } from './program.ts';

const root = join(import.meta.dirname, '../..');

/** A stand-in for Astro: prints the server’s address to which it would forward calls, and runs until ended. */
const ASTRO = `console.log('Astro before', process.env.API_PORT); setInterval(() => {}, 1000);`;

/** Returns a project like this one, with a built site and a fake Astro. */
function project(astro: string): string {
  const folder = programFolder();
  for (const file of ['package.json', 'tools/dev.ts', 'tools/free-port.ts']) {
    mkdirSync(join(folder, 'tools'), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  for (const name of ['server', 'contract']) symlinkSync(join(root, name), join(folder, name));
  write(folder, { 'node_modules/.bin/astro': astro });
  return folder;
}

test.each(isExhaustive ? (['SIGTERM', 'SIGINT'] as const) : (['SIGTERM'] as const))(
  '%s to npm run dev ends the server and Astro',
  async (signal) => {
    const { npm, ended, group, output } = npmRun('dev', project(ASTRO));
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
  const { ended, group } = npmRun('dev', project(`process.exitCode = 1;`));
  await ended;
  expect(isAlive(-group)).toBe(false);
}, 120_000);
