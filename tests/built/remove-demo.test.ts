import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newLanding } from '../../tools/new/landing.ts';
import { copySite } from '../../tools/site-copy.ts';
import { check, run } from './copies.ts';

test('removes the demo from a copy, and leaves content without faults', async () => {
  const folder = copySite();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  git('init', '-q');
  git('add', 'content', 'tools/remove-demo.ts');
  const owner = ['-c', 'user.name=Owner', '-c', 'user.email=owner@site.example'];
  git(...owner, 'commit', '-q', '-m', 'Begin');
  writeFileSync(join(folder, 'content/pages/landings/ours.yaml'), newLanding('ours'));

  const { status, output } = await run(folder, 'remove-demo', '--yes');
  expect(status, output).toBe(0);
  expect(output).toContain('  content/pages/pages/pricing.yaml\n');
  expect(globSync('content/pages/**/*.yaml', { cwd: folder }).sort()).toEqual([
    'content/pages/contacts/v1.yaml',
    'content/pages/errors/404-1.yaml',
    'content/pages/index.yaml',
    'content/pages/landings/ours.yaml',
  ]);
  expect(existsSync(join(folder, 'content/notices/terms/en.mdx'))).toBe(true);
  expect(readFileSync(join(folder, 'content/menu.yaml'), 'utf8')).not.toContain('/pages/pricing');
  const checked = await check(folder);
  expect(checked.status, checked.output).toBe(0);
  const again = await run(folder, 'remove-demo', '--yes');
  expect(again.output).toContain('Nothing of the demo is left.');
}, 300_000);
