import { globSync, readFileSync } from 'node:fs';
import { Features, transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { siteDir } from '../tested-site.ts';
import { bytesOf, pages } from './pages.ts';

/** The rules of a sheet as Lightning CSS writes them, some of their syntax put into older words. */
const written = (rules: string, include = 0) =>
  transform({
    filename: 'built.css',
    code: Buffer.from(rules),
    minify: true,
    include,
  }).code.toString();

/** What no build can put into older words: colors from others, conditions and functions in values. */
const TOO_NEW =
  /\b(?:rgb|hsl|oklch|oklab|color)\(from |[:\s(]if\(|\bsibling-(?:index|count)\(|contrast-color\(|@function\b|@scope\b/;

const sheets = [
  ...new Set([
    ...pages.flatMap(({ $ }) => $('style').text()),
    ...globSync('_astro/*.css', { cwd: siteDir }).map((file) => bytesOf(file).toString('utf8')),
  ]),
];

test('no sheet has syntax that the oldest browsers cannot read', () => {
  expect('a{color:rgb(from red r g b)}').toMatch(TOO_NEW);
  expect(written('a{& b{top:0}}', Features.Nesting)).toBe('a b{top:0}');
  expect(sheets.length).toBeGreaterThan(1);
  const isUnreadable = (rules: string) =>
    TOO_NEW.test(rules) || written(rules, Features.Nesting) !== written(rules);
  expect(sheets.filter(isUnreadable).map((rules) => rules.slice(0, 80))).toEqual([]);
});

test('each color that differs by theme has one for browsers without light-dark()', () => {
  const themed = (file: string, pattern: RegExp) =>
    new Set(readFileSync(`site/styles/${file}`, 'utf8').match(pattern));
  const tokens = themed('tokens.css', /--color-[\w-]+(?=: light-dark\()/g);
  expect(tokens.size).toBeGreaterThan(20);
  expect([...tokens].sort()).toEqual(
    [...themed('system-colours.css', /--color-[\w-]+(?=:)/g)].sort(),
  );
});

/** What the platform has had for less long than docs/browsers.md promises, and scripts must not count on. */
const NEWER =
  /\b(?:Map|Object)\.groupBy\(|withResolvers\(|fromAsync\(|Promise\.try\(|\bURL\.(?:canParse|parse)\(|AbortSignal\.any\(|\bIterator\.from\(|\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|toArray|take|drop|reduce|flatMap|forEach)\(|\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(|DurationFormat\(|RegExp\.escape\(|\bTemporal\.|(?:to|from)Base64\(|(?:to|from)Hex\(/;

test('no script calls a function that the oldest browsers do not have', () => {
  expect('let a=Map.groupBy(b,c)').toMatch(NEWER);
  const scripts = [
    ...globSync('_astro/*.js', { cwd: siteDir }).map((file) => ({
      file,
      code: bytesOf(file).toString('utf8'),
    })),
    ...pages.map(({ file, $ }) => ({ file, code: $('script:not([src], [type$="json"])').text() })),
  ];
  const found = scripts.flatMap(({ file, code }) => {
    const [call] = NEWER.exec(code) ?? [];
    return call ? [`${file}: ${call}`] : [];
  });
  expect(found).toEqual([]);
});
