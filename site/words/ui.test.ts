import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ui } from './ui.ts';

const code = globSync('site/**/*.{ts,tsx,astro}', { exclude: ['**/*.test.*'] })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test.each(Object.keys(ui.shape))('the word %s is said somewhere', (key) => {
  // Always by its full key, on something called `ui`: a key that is put together could not be found.
  expect(new RegExp(`\\bui\\.${key}\\b`).test(code)).toBe(true);
});
