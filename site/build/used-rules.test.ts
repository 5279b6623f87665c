import { describe, expect, test } from 'vitest';
import { usedRules } from './used-rules.ts';

const PAGE = `<html lang="th" data-theme="dark"><body id="top"><a class="link big" href="/">x</a>
<ul class="list"><li>x</li></ul><p class="p-1/2 sm:flex [&amp;&gt;b]:w-4">x</p></body></html>`;

/** What is left of a style sheet on the page, without spaces that nobody reads. */
const left = (css: string) =>
  usedRules(css, PAGE)
    .replace(/\s*([{},;])\s*/g, '$1')
    .trim();

describe('rules that stay as they are', () => {
  test.each([
    ['a tag', 'a{color:red}'],
    ['a class', '.link{color:red}'],
    ['an id', '#top{color:red}'],
    ['everything', '*{margin:0}'],
    ['the root', ':root{color:red}'],
    ['a class with a sign in its name', '.p-1\\/2{padding:0}'],
    ['a class for wide screens', '.sm\\:flex{display:flex}'],
    ['classes on one element', '.link.big{color:red}'],
    ['a way down', '.list>li{color:red}'],
    ['a state', '.link:hover{color:red}'],
    ['a state that comes later', 'a:focus-visible{color:red}'],
    ['an attribute that a script sets', '[data-stuck]{color:red}'],
    ['an attribute’s value', '[data-theme=light] .link{color:red}'],
    ['a language', ':lang(en){color:red}'],
    ['a negation', '.link:not(.absent){color:red}'],
    ['a place among others', 'li:nth-child(2n+1 of .absent){color:red}'],
    ['a thing that it holds', '.list:has(li){color:red}'],
    ['one of several', ':is(.absent,.link){color:red}'],
    ['one of several, without weight', ':where(.absent,.list) li{color:red}'],
    ['a pseudo-element', '.link::before{content:""}'],
    ['what scripts add', '.was-validated .link,.link canvas{color:red}'],
    [
      'a rule within a rule about the device',
      '@media (width>768px){@supports (color:red){.link{color:red}}}',
    ],
    ['a layer', '@layer base{.link{color:red}}'],
    ['the order of layers', '@layer base,components;.link{color:red}'],
    ['a typeface in use', '@font-face{font-family:A;src:url(a.woff2)}.link{font-family:A}'],
    ['what is for pages in this language', ':root:lang(th){color:red}'],
    ['what is for parts in any language', ':lang(en){color:red}'],
    ['a class with signs that HTML escapes', '.\\[\\&\\>b\\]\\:w-4>a{color:red}'],
    ['a custom property that is read', ':root{--x:red}.link{color:var(--x)}'],
    ['one that is read by way of another', ':root{--y:red;--x:var(--y)}.link{color:var(--x)}'],
    ['a registered property', '@property --x{syntax:"*";inherits:false}.link{color:var(--x)}'],
    ['motion that is used', '@keyframes spin{to{rotate:1turn}}.link{animation:2s spin}'],
    [
      'motion that is used by its long name',
      '@keyframes spin{from{rotate:0}to{rotate:1turn}}.link{animation-name:spin}',
    ],
  ])('%s', (_, css) => {
    expect(left(css)).toBe(css);
  });
});

describe('rules that go', () => {
  test.each([
    ['a tag that the page lacks', 'table{color:red}', ''],
    ['a class that it lacks', '.absent{color:red}', ''],
    ['an id that it lacks', '#absent{color:red}', ''],
    ['a class on one that it has', '.link.absent{color:red}', ''],
    ['a way down that it lacks', '.absent .link{color:red}', ''],
    ['a state of what it lacks', '.absent:hover{color:red}', ''],
    ['several, none of which it has', ':is(.absent,table) a{color:red}', ''],
    ['a thing that nothing holds', '.list:has(table){color:red}', ''],
    ['one selector of several', '.absent,.link,table{color:red}', '.link{color:red}'],
    [
      'what they empty around them',
      '@layer base{@media print{.absent{color:red}}}.link{color:red}',
      '.link{color:red}',
    ],
    ['a custom property that nothing reads', ':root{--x:red}.link{color:red}', '.link{color:red}'],
    [
      'one that only such a one reads',
      ':root{--y:red;--x:var(--y)}.link{color:red}',
      '.link{color:red}',
    ],
    [
      'a registered property that nothing reads',
      '@property --x{syntax:"*"}.link{color:red}',
      '.link{color:red}',
    ],
    ['what is for pages in another language', ':root:lang(en){color:red}', ''],
    [
      'a typeface that nothing names',
      '@font-face{font-family:A;src:url(a.woff2)}.link{color:red}',
      '.link{color:red}',
    ],
    [
      'motion that nothing uses',
      '@keyframes spin{to{rotate:1turn}}.link{color:red}',
      '.link{color:red}',
    ],
    [
      'motion that only they use',
      '@keyframes spin{to{rotate:1turn}}.absent{animation:2s spin}.link{color:red}',
      '.link{color:red}',
    ],
  ])('%s', (_, css, rest) => {
    expect(left(css)).toBe(rest);
  });
});
