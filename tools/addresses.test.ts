import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lastingFolder, write } from '../tests/folders.ts';
import { addresses } from './addresses.ts';

const site = lastingFolder();
write(site, {
  'index.html': '',
  'pages/pricing.html': '',
  'sitemap.xml': '<loc>https://new.example/pages/pricing</loc>',
  _redirects: `/prices/* /pages/:splat 301\n${encodeURI('/ราคา')} /pages/pricing 301\n`,
});

const answersFor = async (...paths: string[]) => {
  const urls = paths.map((path) => `<url><loc>https://old.example${path}</loc></url>`);
  const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  write(site, { 'old.xml': `<urlset xmlns="${xmlns}">${urls.join('')}` });
  return addresses([join(site, 'old.xml')], site);
};

test('tells pages, redirects and what is missing, with the nearest page', async () => {
  expect(await answersFor('/pages/pricing', '/prices/pricing/', '/pages/prices', '/')).toEqual({
    code: 1,
    stdout: [
      'page      /pages/pricing',
      'redirect  /prices/pricing/ → /pages/pricing',
      'missing   /pages/prices: did you mean `/pages/pricing`?',
      'page      /',
      '',
    ].join('\n'),
    stderr: '1 of 4 lead nowhere.\n',
  });
});

test('prints Thai addresses as they are read', async () => {
  const { stdout } = await answersFor('/สินค้า', encodeURI('/ราคา'));
  expect(stdout).toBe('missing   /สินค้า\nredirect  /ราคา → /pages/pricing\n');
});

test('succeeds if every address leads somewhere', async () => {
  expect((await answersFor('/', '/pages/pricing/')).code).toBe(0);
});

test.each([
  ['no file', []],
  ['a file that is not there', [join(site, 'none.xml')]],
])('refuses %s', async (_, args) => {
  expect((await addresses(args, site)).code).toBeGreaterThan(0);
});
