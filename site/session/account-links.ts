/**
 * Keeps the page that the visitor originally wanted on the links between signing in and signing up (spec D7). The links
 * are static, because they must work even if React is never loaded.
 */
const wanted = new URLSearchParams(location.search).get('returnUrl');
if (wanted !== null) {
  const query = `?${new URLSearchParams({ returnUrl: wanted })}`;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keeps-return]')) {
    link.search = query;
  }
}
