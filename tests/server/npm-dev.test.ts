import { expect, test, vi } from 'vitest';
import { open } from './fixture.ts';
import { isAlive, npmRun, project, SIGNALS } from './npm.ts';

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
