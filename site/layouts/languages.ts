import { FIRST_LANG, type Lang } from '../../contract/lang.ts';
import { FINISHED_LANGS } from '../../contract/languages.ts';
import { addressedLanguagesOf, languagesOf } from '../languages-of.ts';

/** Returns the route of a page in a language. */
const routeIn = (lang: Lang) => ({
  params: { lang: lang === FIRST_LANG ? undefined : lang },
  /** The language of the content: the first one for a page that isn't translated into the language of its address. */
  props: { lang },
});

/**
 * Returns the routes of a page, by its English path, in every language in which it has an address, for `getStaticPaths`
 * under `[...lang]`.
 */
export function routesOf(path: string) {
  const translated = languagesOf(path);
  return addressedLanguagesOf(path).map((lang) => ({
    ...routeIn(lang),
    props: { lang: translated.includes(lang) ? lang : FIRST_LANG },
  }));
}

/** Returns the routes of content that exists only in finished languages: feeds and the gallery. */
export const inEveryLanguage = () => FINISHED_LANGS.map(routeIn);
