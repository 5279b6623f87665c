import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyForTest } from './copies.ts';

test('writes the redirect of a renamed page', () => {
  const folder = copyForTest();
  const addresses = (...options: string[]) =>
    spawnSync(process.execPath, [join(folder, 'tools/addresses.ts'), ...options], {
      cwd: folder,
      encoding: 'utf8',
    });
  expect(addresses()).toMatchObject({ status: 1, stdout: expect.stringMatching(/^new +\/$/m) });
  expect(addresses('--done').status).toBe(0);
  expect(addresses()).toMatchObject({ status: 0, stdout: '' });

  const page = join(folder, 'content/pages/pages/pricing.yaml');
  renameSync(page, page.replace('pricing', 'prices'));
  const line = '- { from: /pages/pricing, to: /pages/prices }';
  expect(addresses()).toMatchObject({ status: 1, stdout: expect.stringContaining(line) });
  expect(addresses('--done').status).toBe(0);
  expect(readFileSync(join(folder, 'content/redirects.yaml'), 'utf8')).toMatch(`\n${line}\n`);
  expect(addresses()).toMatchObject({ status: 0, stdout: '' });
}, 60_000);
