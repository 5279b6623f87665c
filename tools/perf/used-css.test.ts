import { expect, test } from 'vitest';
import { type Range, usedCss, withoutComments } from './used-css.ts';

/** Returns the range of a rule in a style sheet. */
function rangeOf(css: string, rule: string): Range {
  const start = css.indexOf(rule);
  expect(start).toBeGreaterThanOrEqual(0);
  return { start, end: start + rule.length };
}

test('keeps used rules within their at-rules', () => {
  const css =
    '@layer a,b;@layer a{.x{top:0}.y{top:1px}}@layer b{.z{top:0}}@media print{p{top:0}}.w{top:0}';
  // If a layer contains a used rule, Chromium also reports the whole layer.
  const used = [rangeOf(css, '.x{top:0}'), rangeOf(css, 'a{.x{top:0}.y{top:1px}}')];
  expect(usedCss(css, used)).toBe('@layer a,b;@layer a{.x{top:0}}@layer b;');
});

test('keeps a used rule with everything nested in it', () => {
  const css = '.x{top:0;@media (width > 9px){top:1px}&:hover{top:2px}}.y{&:hover{top:0}}';
  expect(usedCss(css, [rangeOf(css, 'top:1px')])).toBe(css.slice(0, css.indexOf('.y')));
});

test('keeps fonts, and the keyframes and properties that the kept rules name', () => {
  const fonts = '@font-face{font-family:A;src:url(a.woff2)}';
  const needed =
    '@keyframes spin{to{rotate:var(--turn)}}@property --turn{syntax:"*";inherits:false}';
  const rule = '.x{animation:spin 1s}';
  const css = `${fonts}${needed}@keyframes other{to{top:0}}@property --other{syntax:"*"}${rule}`;
  expect(usedCss(css, [rangeOf(css, rule)])).toBe(fonts + needed + rule);
});

test('ignores braces and semicolons in strings, addresses and escapes', () => {
  const used = `.a\\:b\\{::before{content:"}{;";background:url(data:image/svg+xml;%7B{)}`;
  const css = `.y{content:'}'}${used}.z{top:0}`;
  expect(usedCss(css, [rangeOf(css, used)])).toBe(used);
});

test('drops comments but not text that only looks like one', () => {
  expect(withoutComments('/* a{ */.x{content:"/* kept */"}/**/')).toBe('.x{content:"/* kept */"}');
});
