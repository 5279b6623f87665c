import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type BuiltPage, origin, pages, tagOf } from './pages.ts';

/** What the scripts in a page's head may weigh, compressed: they run before anything is painted. */
const HEAD_SCRIPT_MAX = 2000;

/** Scripts that run; blocks of data, such as JSON-LD, are not scripts to a policy. */
const RUNS =
  'script:not([src]):not([type]), script:not([src])[type="module"], script:not([src])[type="text/javascript"]';

const policyOf = ({ $ }: BuiltPage) => {
  const metas = $('head > meta[http-equiv="content-security-policy" i]');
  expect(metas).toHaveLength(1);
  const directives = (metas.attr('content') ?? '')
    .split(';')
    .map((each) => each.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
};

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe.each(pages)('$file', (page) => {
  const { $ } = page;
  const hashes = (selector: string) => [
    ...new Set(
      $(selector)
        .toArray()
        .map((element) => hashOf($(element).text())),
    ),
  ];

  test('has a policy that names each inline script and style, and no other', () => {
    const policy = policyOf(page);
    expect(new Set(policy.get('script-src'))).toEqual(new Set(["'self'", ...hashes(RUNS)]));
    expect(new Set(policy.get('style-src'))).toEqual(new Set(["'self'", ...hashes('style')]));
    // A policy of a page says nothing that would loosen another: only these sources are known.
    for (const source of [...policy.values()].flat()) {
      expect(source).toMatch(/^'(self|none|sha256-[\w+/]+=*)'$/);
    }
  });

  test('has its policy before anything that the policy is about', () => {
    const [first] = $(
      `meta[http-equiv="content-security-policy" i], ${RUNS}, script[src], style, link[rel="stylesheet"]`,
    );
    expect(first?.tagName).toBe('meta');
  });

  test('needs no exception: no style attributes, no handlers, no javascript: addresses', () => {
    const exceptions = $('*')
      .toArray()
      .filter((element) =>
        Object.entries($(element).attr() ?? {}).some(
          ([name, value]) => name === 'style' || /^on/.test(name) || /^\s*javascript:/i.test(value),
        ),
      )
      .map((element) => tagOf(page, element));
    expect(exceptions).toEqual([]);
  });

  test('loads nothing from other sites', () => {
    // A link that is only followed, or names an address, loads nothing.
    const loading =
      '[src], [srcset], [poster], [component-url], [renderer-url], object[data], image[href], use[href]';
    const links = 'link[href]:not([rel="canonical"]):not([rel="alternate"])';
    const loaded = $(`${loading}, ${links}`)
      .toArray()
      .flatMap((element) => {
        const { srcset, ...attributes } = $(element).attr() ?? {};
        const names = ['src', 'poster', 'component-url', 'renderer-url', 'data', 'href'];
        const single = names.flatMap((name) => attributes[name] ?? []);
        return [
          ...single,
          ...(srcset?.split(/,\s+/) ?? []).map((one) => one.trim().split(/\s/)[0] ?? ''),
        ];
      });
    const inStyles = [
      ...$('style')
        .text()
        .matchAll(/(?:url\(|@import)\s*["']?([^"')\s;]+)/g),
    ].map(([, address = '']) => address);
    const foreign = [...loaded, ...inStyles].filter((address) => {
      const url = new URL(address, origin + page.path);
      return url.origin !== origin && url.protocol !== 'data:';
    });
    expect(foreign).toEqual([]);
    expect($('iframe, embed, object, base, meta[http-equiv="refresh" i]')).toHaveLength(0);
  });

  test('runs little before the first paint', () => {
    const code = $('head')
      .find(RUNS)
      .toArray()
      .map((script) => $(script).text())
      .join('');
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(HEAD_SCRIPT_MAX);
  });
});
