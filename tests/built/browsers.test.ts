import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteDir } from '../tested-site.ts';
import { bytesOf, pages } from './pages.ts';

/** Selectors unknown to the oldest browsers; within `:is()`, they are skipped. */
const UNKNOWN =
  /:(?:user-(?:in)?valid|popover-open|open|state\(|:details-content|active-view-transition|:scroll-)/;

/**
 * Returns the nested rules that old browsers do not read as rules: those that begin with a letter (until Chrome 120 and
 * Safari 17.2), and those with an unknown selector, which Chrome before 120 drops together with the rest of the outer
 * rule.
 */
function wronglyNested(rules: string): string[] {
  const found: string[] = [];
  const within: string[] = [];
  let prelude = '';
  for (const [sign] of rules.matchAll(/"[^"]*"|'[^']*'|./gs)) {
    if (sign === '{') {
      const isNested = within.some((each) => !each.startsWith('@'));
      const isAsked = within.some((each) => /^@(?:supports|starting-style)/.test(each));
      const selector = prelude.replace(/:is\((?:[^()]|\([^()]*\))*\)/g, '');
      if (isNested && (/^[a-z]/i.test(selector) || (!isAsked && UNKNOWN.test(selector)))) {
        found.push(prelude);
      }
      within.push(prelude);
    } else if (sign === '}') within.pop();
    prelude = '{};'.includes(sign) ? '' : prelude + sign;
  }
  return found;
}

/** Syntax that no build can convert: relative colors, and conditions and functions in values. */
const TOO_NEW =
  /\b(?:rgb|hsl|oklch|oklab|color)\(from |[:\s(]if\(|\bsibling-(?:index|count)\(|contrast-color\(|@function\b|@scope\b/;

const sheets = [
  ...new Set([
    ...pages.flatMap(({ $ }) => $('style').text()),
    ...globSync('_astro/*.css', { cwd: siteDir }).map((file) => bytesOf(file).toString('utf8')),
  ]),
];

test('has no style syntax that the oldest browsers cannot read', () => {
  expect('a{color:rgb(from red r g b)}').toMatch(TOO_NEW);
  expect(wronglyNested('@media x{a{& b{top:0}@media y{top:0;b &{top:0}}}}')).toEqual(['b &']);
  expect(wronglyNested('a{&:is(:hover,:has(+:open)){top:0}&:has(+:open){top:0}}')).toEqual([
    '&:has(+:open)',
  ]);
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets.flatMap(wronglyNested)).toEqual([]);
  expect(sheets.filter((rules) => TOO_NEW.test(rules)).map((rules) => rules.slice(0, 80))).toEqual(
    [],
  );
});

test('has a fallback without light-dark() for each color that differs by theme', () => {
  const themed = (file: string, pattern: RegExp) =>
    new Set(readFileSync(`site/styles/${file}`, 'utf8').match(pattern));
  const tokens = themed('tokens.css', /--color-[\w-]+(?=: light-dark\()/g);
  expect(tokens.size).toBeGreaterThan(20);
  expect([...tokens].sort()).toEqual(
    [...themed('system-colours.css', /--color-[\w-]+(?=:)/g)].sort(),
  );
});

/** Features newer than docs/browsers.md promises, which scripts must not use. */
const NEWER =
  /\b(?:Map|Object)\.groupBy\(|withResolvers\(|fromAsync\(|Promise\.try\(|\bURL\.(?:canParse|parse)\(|AbortSignal\.any\(|\bIterator\.from\(|\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|toArray|take|drop|reduce|flatMap|forEach)\(|\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(|DurationFormat\(|RegExp\.escape\(|\bTemporal\.|(?:to|from)Base64\(|(?:to|from)Hex\(/;

test('calls no function in scripts that the oldest browsers lack', () => {
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
