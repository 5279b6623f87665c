import { FIRST_LANG, type Lang } from '../../contract/lang.ts';
import { FINISHED_LANGS } from '../../contract/languages.ts';
import { languagesOf } from '../languages-of.ts';

interface LanguageRoute {
  params: { lang: string | undefined };
  props: { lang: Lang };
}

const routeIn = (lang: Lang): LanguageRoute => ({
  params: { lang: lang === FIRST_LANG ? undefined : lang },
  props: { lang },
});

/**
 * Returns the routes of a page, by its English path, in every language in which it is available, for `getStaticPaths`
 * under `[...lang]`.
 */
export const routesOf = (path: string): LanguageRoute[] => languagesOf(path).map(routeIn);

/** Returns the routes of content that exists only in finished languages: entries, feeds and the gallery. */
export const inEveryLanguage = (): LanguageRoute[] => FINISHED_LANGS.map(routeIn);
