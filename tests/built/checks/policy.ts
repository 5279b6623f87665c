import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { type BuiltPage, origin, tagOf } from '../pages.ts';
import { type Check, unless } from './check.ts';

/** Maximum size of the scripts in a page’s head in bytes, compressed: they run before anything is painted. */
const HEAD_SCRIPT_MAX = 2000;

const POLICY = 'meta[http-equiv="content-security-policy" i]';

/** Scripts that run; blocks of data, such as JSON-LD, are not scripts to a policy. */
const RUNS =
  'script:not([src]):not([type]), script:not([src])[type="module"], script:not([src])[type="text/javascript"]';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const hashes = ({ $ }: BuiltPage, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => hashOf($(element).text()));

const isSame = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify([...new Set(one)].sort()) === JSON.stringify([...new Set(other)].sort());

const ownSources: Check = (page) => {
  const metas = page.$(`head > ${POLICY}`);
  const directives = (metas.attr('content') ?? '')
    .split(';')
    .map((each) => each.trim().split(/\s+/));
  const policy = new Map(directives.map(([name = '', ...sources]) => [name, sources]));
  const names = (directive: string, selector: string) =>
    unless(
      isSame(policy.get(directive) ?? [], ["'self'", ...hashes(page, selector)]),
      `${directive}: ${policy.get(directive)}`,
    );
  return [
    ...unless(metas.length === 1, `${metas.length} policies`),
    ...names('script-src', RUNS),
    ...names('style-src', 'style'),
    // The policy of a page must not loosen another one, so only these sources are allowed.
    ...[...policy.values()]
      .flat()
      .filter((source) => !/^'(self|none|sha256-[\w+/]+=*)'$/.test(source)),
  ];
};

const comesFirst: Check = ({ $ }) => {
  const [first] = $(`${POLICY}, ${RUNS}, script[src], style, link[rel="stylesheet"]`);
  return unless(first?.tagName === 'meta', `${first?.tagName} comes before the policy`);
};

const exceptions: Check = (page) =>
  page
    .$('*')
    .toArray()
    .filter((element) =>
      Object.entries(page.$(element).attr() ?? {}).some(
        ([name, value]) => name === 'style' || /^on/.test(name) || /^\s*javascript:/i.test(value),
      ),
    )
    .map((element) => tagOf(page, element));

/** Elements that load a resource, other than plain links and addresses. */
const LOADS =
  '[src], [srcset], [poster], [component-url], [renderer-url], object[data], image[href], use[href], link[href]:not([rel="canonical"]):not([rel="alternate"])';

const foreignLoads: Check = ({ $, path }) => {
  const loaded = $(LOADS)
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
  return [
    ...[...loaded, ...inStyles].filter((address) => {
      const url = new URL(address, origin + path);
      return url.origin !== origin && url.protocol !== 'data:';
    }),
    ...$('iframe, embed, object, base, meta[http-equiv="refresh" i]')
      .toArray()
      .map(({ tagName }) => tagName),
  ];
};

const headScripts: Check = ({ $ }) => {
  const code = $('head')
    .find(RUNS)
    .toArray()
    .map((script) => $(script).text())
    .join('');
  const { length } = brotliCompressSync(code);
  return unless(length <= HEAD_SCRIPT_MAX, `${length} bytes`);
};

export const policyChecks = {
  'has a policy with exactly its inline scripts and styles': ownSources,
  'has its policy before anything it applies to': comesFirst,
  'needs no exception: no style attributes, no handlers, no javascript: addresses': exceptions,
  'loads nothing from other sites': foreignLoads,
  'runs few scripts before the first paint': headScripts,
};
