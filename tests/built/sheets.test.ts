import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { siteDir } from '../tested-site.ts';
import { bytesOf, pages } from './pages.ts';

/** The classes that the selectors of some rules name. */
const classesOf = (rules: string) =>
  new Set(
    [
      ...rules.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)/gi),
    ].map(([, name = '']) => name),
  );

/** Classes that mark an element for scripts, tests or other classes' selectors, and have no rules of their own. */
const MARKS = new Set(['was-validated', 'selvedge']);

/** Classes that an element has only once a script runs: what islands show, and what browsers mark invalid. */
const scripts = globSync('_astro/*.js', { cwd: siteDir })
  .map((file) => bytesOf(file).toString('utf8'))
  .join('\n');

const sheets = globSync('_astro/*.css', { cwd: siteDir });
const rulesAt = (address: string) => bytesOf(address.replace(/^\//, '')).toString('utf8');

describe.each(pages)('$file', ({ $ }) => {
  test('has a sheet for every class', () => {
    const linked = $('link[rel="stylesheet"]')
      .toArray()
      .map((link) => rulesAt($(link).attr('href') ?? ''));
    const known = classesOf([$('style').text(), ...linked].join('\n'));
    const used = new Set(
      $('[class]')
        .toArray()
        .flatMap((element) => ($(element).attr('class') ?? '').split(/\s+/))
        .filter((name) => name !== ''),
    );
    expect([...used].filter((name) => !known.has(name) && !MARKS.has(name))).toEqual([]);
  });

  test('links each sheet once', () => {
    const addresses = $('link[rel="stylesheet"]')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

test('every class of every sheet is used by some section, picture or script', () => {
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
