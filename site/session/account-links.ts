/**
 * The way from signing in to signing up and back keeps where one wanted to go (spec D7). Those links are static,
 * and have to be right whether or not React ever comes.
 */
const wanted = new URLSearchParams(location.search).get('returnUrl');
if (wanted !== null) {
  const query = `?${new URLSearchParams({ returnUrl: wanted })}`;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keeps-return]')) {
    link.search = query;
  }
}
