import { expect, test } from 'vitest';
import { appWithStore } from './fixture.ts';
import { runTool } from './program.ts';

const EMAIL = 'nobody@example.com';

// Tests call the functions behind them (tests/api/); this checks that the commands exist.
test.each([
  ['user', ['sign-out', EMAIL], 1, /^$/, /^There is no account for nobody@example\.com in .+\n$/],
  [
    'privacy',
    ['export', EMAIL],
    0,
    /^\{[\s\S]+\}\n$/,
    /^Nothing is kept about nobody@example\.com\.\n$/,
  ],
  ['searches', ['7'], 0, /^$/, /^No search that failed is on record for the last 7 days\.\n$/],
])('npm run %s -- %s exits with %d', async (name, args, code, stdout, stderr) => {
  const { dataDir } = await appWithStore();
  const ended = await runTool(name, args, { DATA_DIR: dataDir });
  expect(ended).toEqual({
    code,
    stdout: expect.stringMatching(stdout),
    stderr: expect.stringMatching(stderr),
  });
});
