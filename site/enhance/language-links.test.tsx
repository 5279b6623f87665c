import { expect, test } from 'vitest';
import { keepPlaceAcrossLanguages } from './language-links.ts';

/** Loads an address, goes on to another one in the page, and returns where a link leads once pressed. */
function followed(address: string, href: string, then?: string): string | undefined {
  document.body.innerHTML = `<a hreflang="th" href="${href}">ไทย</a><main id="content"></main>`;
  history.replaceState(null, '', address);
  keepPlaceAcrossLanguages();
  if (then !== undefined) history.replaceState(null, '', then);
  dispatchEvent(new Event('hashchange'));
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  return link?.href.slice(location.origin.length);
}

test.each([
  ['/blog?topic=a&page=2', '/th/blog', '/th/blog?topic=a&page=2'],
  ['/th/search?q=%E0%B8%81', '/search', '/search?q=%E0%B8%81'],
  ['/about/v1#content', '/th/about/v1', '/th/about/v1#content'],
  [
    '/account/sign-in?returnUrl=%2Faccount%2Fmessages%3Fconversation%3D3',
    '/th/account/sign-in',
    '/th/account/sign-in?returnUrl=%2Fth%2Faccount%2Fmessages%3Fconversation%3D3',
  ],
  [
    '/th/account/sign-in?returnUrl=%2Fth%2Faccount%2Fdetails',
    '/account/sign-in',
    '/account/sign-in?returnUrl=%2Faccount%2Fdetails',
  ],
  // `/theme` is not a Thai page.
  [
    '/account/sign-in?returnUrl=%2Ftheme',
    '/th/account/sign-in',
    '/th/account/sign-in?returnUrl=%2Fth%2Ftheme',
  ],
])('from %s, leads to the same place in the other language', (address, href, expected) => {
  expect(followed(address, href)).toBe(expected);
});

test('keeps the query and anchor of a link to another page', () => {
  expect(followed('/nothing?q=1#x', '/th/')).toBe('/th/');
});

test('keeps the secret of a shared link, even after a jump within the page', () => {
  expect(followed('/shared#a-secret', '/th/shared', '/shared#content')).toBe('/th/shared#a-secret');
});
