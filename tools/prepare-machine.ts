/**
 * Run before the tests: makes sure that there is a Chromium. Silent when there is one; installs
 * Debian's when it may; otherwise says in one line how to get one and exits with 1.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './browser.ts';

if (!findChromium()) installChromium();

function installChromium(): void {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium found: installing it with apt-get.');
    const ok =
      run('apt-get', 'update') &&
      run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
    if (ok && findChromium()) return;
  }
  console.error(
    'The tests need Chromium. Run: npx playwright install --with-deps chromium (or set CHROME_PATH)',
  );
  process.exitCode = 1;
}

function run(command: string, ...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}
