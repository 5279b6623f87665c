import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteDir } from '../tested-site.ts';
import { bytesOf } from './pages.ts';

// thai.md 9.
const TEXT = '**/*.{html,xml,txt,json,webmanifest,svg,md}';

test('writes every text of the site in Unicode NFC', () => {
  const files = globSync(TEXT, { cwd: siteDir });
  expect(files.length).toBeGreaterThan(10);
  const others = files.filter((file) => {
    const text = bytesOf(file).toString('utf8');
    return text !== text.normalize('NFC');
  });
  expect(others).toEqual([]);
});
