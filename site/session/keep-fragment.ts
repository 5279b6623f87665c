/** The page in another language is that of the same link: what stands behind its `#` goes along. */
function keepFragment(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    link.hash = location.hash;
  }
}

keepFragment();
addEventListener('hashchange', keepFragment);
