/**
 * The page in another language is that of the same link: what stands behind its `#` goes along, unless it is a part of
 * the page itself, as for the link that skips to the content.
 */
function keepFragment(): void {
  if (document.getElementById(location.hash.slice(1))) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    link.hash = location.hash;
  }
}

keepFragment();
addEventListener('hashchange', keepFragment);

export {};
