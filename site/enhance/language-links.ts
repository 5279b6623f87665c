import { type Lang, langOfPath, pathIn } from '../../contract/lang.ts';

/** The path of an address without its language, as in `pathIn`. */
const withoutLang = (path: string): string =>
  pathIn(langOfPath(path), '/') === '/' ? path : path.replace(/^\/[^/]+/, '');

/** Returns a query for the same page in another language: where one goes after signing in is in that language, too. */
function queryIn(lang: Lang, query: string): string {
  const values = new URLSearchParams(query);
  const next = values.get('returnUrl');
  if (next === null) return query;
  values.set('returnUrl', pathIn(lang, withoutLang(next)));
  return `?${values}`;
}

/**
 * Has the links to this page in other languages lead to the same place in it: to what its query shows and to the part
 * that its fragment names. A fragment that is the secret of a link stays while the visitor moves about the page.
 */
export function keepPlace(): void {
  const isPart = (hash: string) => document.getElementById(hash.slice(1)) !== null;
  let fragment = location.hash;
  addEventListener('hashchange', () => {
    if (fragment === '' || isPart(fragment) || !isPart(location.hash)) fragment = location.hash;
  });
  const adapt = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (!link || withoutLang(link.pathname) !== withoutLang(location.pathname)) return;
    link.search = queryIn(langOfPath(link.pathname), location.search);
    link.hash = fragment;
  };
  for (const press of ['click', 'auxclick', 'contextmenu']) addEventListener(press, adapt, true);
}
