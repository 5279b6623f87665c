import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteDir } from '../tested-site.ts';
import { classesOf, rulesAt } from './checks/sheets.ts';
import { loadsOf } from './loads.ts';
import { bytesOf, pages } from './pages.ts';

/** Classes that an element gets only from a script: states of islands and invalid fields. */
const scripts = globSync('_astro/*.js', { cwd: siteDir })
  .map((file) => bytesOf(file).toString('utf8'))
  .join('\n');

const sheets = globSync('_astro/*.css', { cwd: siteDir });

test('uses every class of every sheet in a section, picture or script', () => {
  expect(sheets.length).toBeGreaterThan(0);
  const sources = globSync('site/**/*.{tsx,astro,ts}').map((file) => readFileSync(file, 'utf8'));
  const all = [...sources, scripts].join('\n');
  const words = new Set(all.match(/[a-z][\w-]*/gi));
  // As in `screen-${rank}`.
  const beginnings = [...all.matchAll(/([a-z][\w-]*-)\$\{/gi)].map(([, start = '']) => start);
  const isUsed = (name: string) =>
    words.has(name) || beginnings.some((start) => name.startsWith(start));
  const dead = sheets.flatMap((sheet) =>
    [...classesOf(rulesAt(sheet))]
      .filter((name) => !isUsed(name))
      .map((name) => `${sheet}: .${name}`),
  );
  expect(dead).toEqual([]);
});

/** Resources that a sheet makes a browser fetch, except fonts, which are collected from every sheet. */
const FETCHES = /@import|url\((?!\s*["']?(?:data:|#|[^"')]+\.woff2))/;

test('links no sheet that fetches other resources, so that a page’s HTML shows everything it loads', async () => {
  expect('a { background: url("/b.png") }').toMatch(FETCHES);
  expect('a { background: url("data:image/svg+xml,") }').not.toMatch(FETCHES);
  const loads = await Promise.all(pages.map(loadsOf));
  const linked = [...new Set(loads.flatMap(({ sheets: each }) => each))];
  expect(linked.length).toBeGreaterThan(0);
  expect(linked.filter((sheet) => FETCHES.test(rulesAt(sheet)))).toEqual([]);
});
