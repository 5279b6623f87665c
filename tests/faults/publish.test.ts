import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildBeside } from '../../tools/swap.ts';
import { programFolder, start } from '../server/fixture.ts';
import { scriptOf, version } from '../server/versions.ts';
import { busy, OPEN_TO_MANY, openClient, report } from './client.ts';

const SWAPS = 5;
const REQUESTS = 10_000;

test('of 10,000 requests across five swaps of the build none fails, and every page finds its script', async () => {
  const folder = programFolder();
  const site = join(folder, 'site');
  await buildBeside(site, version(0));
  const program = start({ ...OPEN_TO_MANY, SITE_DIR: 'site' }, folder);
  const port = await program.port();
  const client = openClient();
  const seen = new Map<string, number>();
  const failed: string[] = [];
  let requests = 0;
  const get = async (path: string) => {
    const { status, body } = await client.call(port, { method: 'GET', path });
    requests += 1;
    if (status !== 200) failed.push(`${path}: ${status} ${body}`);
    return body;
  };
  const began = performance.now();
  const stop = busy(8, async () => {
    const script = scriptOf(await get('/'));
    seen.set(script, (seen.get(script) ?? 0) + 1);
    await get(script);
    for (const path of ['/landings/product', '/th/', '/favicon.svg', '/readyz']) await get(path);
  });
  for (let swap = 1; swap <= SWAPS; swap++) {
    const share = (swap * REQUESTS) / (SWAPS + 1);
    await vi.waitFor(() => expect(requests).toBeGreaterThan(share), { timeout: 60_000 });
    await buildBeside(site, version(swap));
  }
  await vi.waitFor(() => expect(requests).toBeGreaterThanOrEqual(REQUESTS), { timeout: 60_000 });
  await stop();
  report(`${SWAPS} swaps of the build under load`, {
    requests,
    'requests that failed': failed.length,
    'builds that visitors saw': seen.size,
    'requests a second': Math.round((1000 * requests) / (performance.now() - began)),
  });
  expect(failed).toEqual([]);
  expect(seen.size).toBe(SWAPS + 1);
  expect(program.stderr()).toBe('');
});
