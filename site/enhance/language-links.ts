import { type Lang, langOfPath, localizedPath, withoutLang } from '../../contract/lang.ts';

/** Returns the query for the same page in another language. A `returnUrl` is translated as well. */
function queryIn(lang: Lang, query: string): string {
  const values = new URLSearchParams(query);
  const next = values.get('returnUrl');
  if (next === null) return query;
  values.set('returnUrl', localizedPath(lang, withoutLang(next)));
  return `?${values}`;
}

/**
 * Makes the links to this page in other languages lead to the same place in it, with its query and its fragment. If the
 * fragment is the secret of a shared link, it stays while the visitor moves within the page.
 */
export function keepPlaceAcrossLanguages(): void {
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
