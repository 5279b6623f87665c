import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContent } from '../../contract/content-file.ts';
import { demo } from '../../site/words/demo.ts';
import { siteDir } from '../tested-site.ts';
import { bytesOf } from './pages.ts';

const { user } = readContent('content/demo.yaml', demo);

// Spec D10: the fake backend is only for the demo and adds no byte to anything else.
test('contains nothing of the static demo', () => {
  const files = globSync('**/*', { cwd: siteDir });
  expect(files.filter((file) => /worker|backend|msw|demo/i.test(file))).toEqual([]);
  const texts = files.filter((file) => /\.(?:html|js|css|json|xml|txt|webmanifest)$/.test(file));
  expect(texts.length).toBeGreaterThan(10);
  const traces = [
    /\bmsw\b/i,
    /serviceWorker\.register|mockServiceWorker/,
    /session\/fake/,
    /demo-note/,
    user.password,
    user.email,
  ];
  const found = texts.flatMap((file) => {
    const text = bytesOf(file).toString('utf8');
    return traces.filter((trace) => text.search(trace) >= 0).map((trace) => `${file}: ${trace}`);
  });
  expect(found).toEqual([]);
});
