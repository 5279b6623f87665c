import { expect, test } from 'vitest';
import { caddyRedirects, nginxRedirects } from './proxy-redirects.ts';

const FILE = `/news/* /blog/:splat 301
/news/press/* /contacts/v1 302
/old/* /:splat 301
/Uns.php /about/v1#team 301
/%22;%7Ba%7D$1 / 301
`;

/** Returns where nginx leads a decoded path. */
function nginx(path: string): [to: string, flag: string] | undefined {
  for (const line of nginxRedirects(FILE).trimEnd().split('\n')) {
    const [, pattern = '', to = '', flag = ''] =
      /^rewrite "\(\?i\)([^"]*)" "([^"]*)\?" (\w+);$/.exec(line) ?? [];
    const found = new RegExp(pattern, 'i').exec(path);
    if (found) return [to.replace('$1', found[1] ?? ''), flag];
  }
  return undefined;
}

test.each([
  ['an address, in any case', '/uns.PHP/', ['/about/v1#team', 'permanent']],
  ['a page of a folder', '/news/2024/a', ['/blog/2024/a', 'permanent']],
  ['the folder itself', '/news', ['/blog', 'permanent']],
  ['a page of a folder in a folder', '/news/press/a', ['/contacts/v1', 'redirect']],
  ['a page of the whole site', '/old/blog/a', ['/blog/a', 'permanent']],
  ['a folder that was the whole site', '/old', ['/', 'permanent']],
  ['signs that mean something to a configuration', '/";{a}$1', ['/', 'permanent']],
  ['another address', '/newsletter', undefined],
  ['a dot that is another sign', '/unsXphp', undefined],
])('nginx leads on from %s', (_, path, expected) => {
  expect(nginx(path)).toEqual(expected);
});

test.each(['/old//evil.example', '/old/\\evil.example', '/news//evil.example'])(
  'never leads to another site: %s',
  (path) => {
    expect(nginx(path)?.[0] ?? '/').toMatch(/^\/(?![/\\])/);
  },
);

test('writes the same rules for Caddy', () => {
  const patterns = (text: string) => text.match(/\(\?i\)[^"]*/g);
  expect(patterns(caddyRedirects(FILE))).toEqual(patterns(nginxRedirects(FILE)));
  expect(caddyRedirects('/news/* /blog/:splat 301\n')).toBe(
    '@moved0 path_regexp moved0 "(?i)^/news(/[^\\x5c]*?)?/*$"\nredir @moved0 "/blog{re.moved0.1}" 301\n',
  );
});

test('writes nothing where nothing is redirected', () => {
  expect([nginxRedirects(''), caddyRedirects('')]).toEqual(['', '']);
});
