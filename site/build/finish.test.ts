import { expect, test } from 'vitest';
import { checkSearchPage, extractStyles, joinFiles, preloadBaht } from './finish.ts';
import { setHeights } from './heights.ts';
import { dropUnusedFaces, dropUnusedTokens, extractLaterRules } from './page-styles.ts';

const pageOf = (body: string) => `<head><style>p{color:red}</style></head><body>${body}</body>`;

test('moves style attributes into the page, each distinct one once', () => {
  const html = pageOf(
    '<i style="--day:3" id="a"></i><b class="b" style="--day:4"></b><i style="--day:3"></i>',
  );
  expect(extractStyles(html)).toBe(
    '<head><style>p{color:red}:not(#style){&[data-style=s0]{--day:3}&[data-style=s1]{--day:4}}</style></head>' +
      '<body><i data-style="s0" id="a"></i><b class="b" data-style="s1"></b><i data-style="s0"></i></body>',
  );
});

test('leaves texts that look like an attribute as they are', () => {
  const html = pageOf('<code>&lt;p style="color: red"&gt; style="color: red"</code>');
  expect(extractStyles(html)).toBe(html);
});

test('refuses a search page that the server cannot fill in', () => {
  const page = pageOf('<input data-search-field=""><p data-search-status=""></p>');
  expect(() => checkSearchPage(page)).toThrow('data-search-results');
  const whole = page.replace('</body>', '<div data-search-results=""></div></body>');
  expect(() => checkSearchPage(whole)).not.toThrow();
});

const linkTo = (path: string) => `<link rel="stylesheet" fetchpriority="low" href="/${path}">`;

test('joins the sheets of a page, in order, at the place of the first', async () => {
  const files: Record<string, string> = { 'a.css': 'a{top:0}', 'b.css': 'b{top:0}' };
  const html = pageOf(`<h1></h1>${linkTo('a.css')}<p></p>${linkTo('b.css')}<i></i>`);
  const { page, file } = await joinFiles(html, 'css', async (path) => files[path] ?? '');
  expect(file?.text).toBe('a{top:0}b{top:0}');
  expect(page).toBe(pageOf(`<h1></h1>${linkTo(file?.path ?? '')}<p></p><i></i>`));
});

test('joins scripts so that neither continues the other', async () => {
  const html = pageOf('<script defer src="/a.js"></script><script defer src="/b.js"></script>');
  const { file } = await joinFiles(html, 'js', async (path) => `(${JSON.stringify(path)})`);
  expect(file?.text).toBe('("a.js");\n("b.js")');
});

test('moves rules that the first screen does not need to the start of the first linked sheet', async () => {
  const style =
    '.a:not(.z){--x:"{}"}.a .z{color:red;&:hover{color:blue}}@media (width>=1rem){.a{}.z{}}:is(.z,p) b{}.z,.a{}@media print{.z,.y>b{}}';
  const needed = '.a:not(.z){--x:"{}"}@media (width>=1rem){.a{}}:is(.z,p) b{}.z,.a{}';
  // Each after the rule that it overrides.
  const later =
    '.a .z{color:red;&:hover{color:blue}}@media (width>=1rem){.z{}}@media print{.z,.y>b{}}';
  const page = (style: string, rest: string) =>
    pageOf(`<style>${style}</style><i class="a b"></i>${rest}<i class="z y"></i>`);
  const taken = extractLaterRules(page(style, linkTo('a.css')));
  expect(taken).toEqual({ page: page(needed, linkTo('a.css')), rules: later });
  const { file } = await joinFiles(taken.page, 'css', async () => 'b{}', taken.rules);
  expect(file?.text).toBe(`${later}b{}`);
  expect(extractLaterRules(page(later, ''))).toEqual({ page: page(later, ''), rules: '' });
});

const sections = (...attributes: string[]) =>
  `<main id="content">${attributes.map((each) => `<section${each} data-section="x"></section>`).join('')}</main>`;

test('gives each section below the first two its measured height', () => {
  const heights = { '/th/about': [[100, 80] as [number, number]], '/': [] };
  expect(setHeights(sections('', '', ' id="b"'), 'th/about.html', heights)).toBe(
    sections('', '', ' style="--phone-height:100px;--desktop-height:80px" id="b"'),
  );
  expect(setHeights(sections('', '', ' style="--a:1"'), 'th/about.html', heights)).toBe(
    sections('', '', ' style="--phone-height:100px;--desktop-height:80px;--a:1"'),
  );
});

test('lays out a section near the first screen at once', () => {
  expect(setHeights(sections('', '', ''), 'index.html', { '/': [0] })).toBe(
    sections('', '', ' style="content-visibility:visible"'),
  );
});

test('ignores the heights of a page whose sections are others now', () => {
  const page = sections('', '', '', '');
  expect(setHeights(page, 'index.html', { '/': [[100, 80]] })).toBe(page);
  expect(setHeights(page, 'new.html', {})).toBe(page);
});

test('preloads the font of the baht sign only for a first screen that shows one', () => {
  const page = (font: string, first: string, rest: string) =>
    `<head><link rel="preload" href="/${font}.1234.woff2"><style>@font-face{src:url(/baht.1234.woff2)}</style></head>` +
    `<body>${first}${linkTo('page.css')}${rest}</body>`;
  const preload =
    '<link rel="preload" href="/baht.1234.woff2" as="font" type="font/woff2" crossorigin>';
  expect(preloadBaht(page('latin', '฿900', ''))).toContain(`${preload}</head>`);
  expect(preloadBaht(page('latin', '', '฿900'))).not.toContain(preload);
  expect(preloadBaht(page('thai', '฿900', ''))).not.toContain(preload);
});

test('takes the baht sign from the Thai font of a page with Thai code', () => {
  const fonts = 'a{src:url(/thai.1.woff2)}b{src:url(/baht.2.woff2)}';
  const page = (code: string) => `<style>${fonts}</style></head><code>${code}</code><p>฿900</p>`;
  expect(preloadBaht(page('วัน'))).not.toContain('/baht.2.woff2');
  expect(preloadBaht(page('วัน'))).toContain('href="/thai.1.woff2"');
  expect(preloadBaht(`${page('day')}วัน`)).toContain('href="/baht.2.woff2"');
});

test('removes the tokens that a page does not use, and keeps other definitions', () => {
  const page =
    '<style>:root{--used:1;--unused:clamp(1rem, 2vw, 3rem);--last:2}.a{--unused:3}</style><style>b{--own:1}</style>';
  expect(dropUnusedTokens(page, new Set(['--used', '--last']))).toBe(
    '<style>:root{--used:1;--last:2}.a{}</style><style>b{--own:1}</style>',
  );
});

test('removes the faces of fonts that neither a page nor its sheets name', () => {
  const face = (family: string) => `@font-face{font-family:${family};src:url(/f.woff2)}`;
  const page = `<style>${face('Brand')}${face('Brand code')}b{font-family:Brand}</style>`;
  expect(dropUnusedFaces(page, '')).toBe(`<style>${face('Brand')}b{font-family:Brand}</style>`);
  expect(dropUnusedFaces(page, 'code{font-family:Brand code}')).toBe(page);
});
