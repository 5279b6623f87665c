import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ui } from './ui.ts';

const code = globSync('site/**/*.{ts,tsx,astro}', { exclude: ['**/*.test.*'] })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test.each(Object.keys(ui.shape))('uses the word %s somewhere', (key) => {
  // Always by its full key on an object called `ui`, because a computed key could not be found.
  expect(new RegExp(`\\bui\\.${key}\\b`).test(code)).toBe(true);
});
