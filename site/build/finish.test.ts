import { expect, test } from 'vitest';
import { checkSearchPage, takeStyles } from './finish.ts';

const pageOf = (body: string) => `<head><style>p{color:red}</style></head><body>${body}</body>`;

test('moves style attributes into the page, each distinct one once', () => {
  const html = pageOf(
    '<i style="--day:3" id="a"></i><b class="b" style="--day:4"></b><i style="--day:3"></i>',
  );
  expect(takeStyles(html)).toBe(
    '<head><style>p{color:red}:not(#style){&[data-style=s0]{--day:3}&[data-style=s1]{--day:4}}</style></head>' +
      '<body><i data-style="s0" id="a"></i><b class="b" data-style="s1"></b><i data-style="s0"></i></body>',
  );
});

test('decodes what the attribute escapes', () => {
  const html = takeStyles(
    pageOf('<i style="--a:&quot;A &amp; B&quot;;--b:&#x27;$&amp;&#x27;"></i>'),
  );
  expect(html).toContain(`{--a:"A & B";--b:'$&'}`);
});

test('leaves texts that look like an attribute as they are', () => {
  const html = pageOf('<code>&lt;p style="color: red"&gt; style="color: red"</code>');
  expect(takeStyles(html)).toBe(html);
});

test('refuses a search page that the server cannot fill in', () => {
  const page = pageOf('<input data-search-field=""><p data-search-status=""></p>');
  expect(() => checkSearchPage(page)).toThrow('data-search-results');
  const whole = page.replace('</body>', '<div data-search-results=""></div></body>');
  expect(() => checkSearchPage(whole)).not.toThrow();
});
