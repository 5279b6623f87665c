/**
 * Run before the tests: makes sure that Chromium, Firefox and Postgres are installed. Prints nothing if they are;
 * installs Debian's packages if allowed; otherwise prints a line for each with the way to install it, and exits with 1.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, findFirefox } from './browser.ts';
import { findPostgres } from './postgres.ts';

const NEEDED = [
  {
    debian: 'chromium-headless-shell',
    find: () => findChromium({ isForTests: true }),
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

const isMissing = ({ find }: (typeof NEEDED)[number]) => find() === undefined;

const missing = NEEDED.filter(isMissing);
if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  const packages = missing.map(({ debian }) => debian);
  console.log(`Installing ${packages.join(', ')} with apt-get.`);
  run('apt-get', 'update') &&
    run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
}
for (const { otherwise } of NEEDED.filter(isMissing)) {
  console.error(otherwise);
  process.exitCode = 1;
}

function run(command: string, ...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}
