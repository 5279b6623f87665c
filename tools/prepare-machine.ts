/**
 * Run before the tests: makes sure that Chromium, Firefox and Postgres are installed. Prints nothing if they are;
 * installs Debian's packages if allowed; otherwise prints a line for each with the way to install it, and exits with 1.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, findFirefox, findHeadlessShell } from './browser.ts';
import { findPostgres } from './postgres.ts';

const NEEDED = [
  {
    debian: 'chromium-headless-shell',
    find: findChromium,
    // Tests take a third less processor time in this one, and run in any other, too.
    findBest: findHeadlessShell,
    otherwise:
      'The tests need Chromium. Run: npx playwright install --with-deps chromium (or set CHROME_PATH)',
  },
  {
    debian: 'firefox-esr',
    find: findFirefox,
    otherwise: 'The tests need Firefox. Install it as your system does (or set FIREFOX_PATH).',
  },
  {
    debian: 'postgresql',
    find: findPostgres,
    otherwise:
      'The tests need Postgres, whose initdb is on the PATH. Install it as your system does.',
  },
];

const missing = NEEDED.filter(({ find, findBest = find }) => findBest() === undefined);
if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  const packages = missing.map(({ debian }) => debian);
  console.log(`Installing ${packages.join(', ')} with apt-get.`);
  run('apt-get', 'update');
  // One at a time, because a system may lack the package of one.
  for (const each of packages) {
    run('apt-get', 'install', '-y', '--no-install-recommends', '--no-remove', each);
  }
}
for (const { otherwise } of NEEDED.filter(({ find }) => find() === undefined)) {
  console.error(otherwise);
  process.exitCode = 1;
}

function run(command: string, ...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: 'inherit', env });
}
