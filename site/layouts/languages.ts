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

/** The routes of the page of an English path in every language that it is in, for `getStaticPaths` under `[...lang]`. */
export const routesOf = (path: string): LanguageRoute[] => languagesOf(path).map(routeIn);

/** The routes of what is there in finished languages alone: entries, feeds, the kit. */
export const inEveryLanguage = (): LanguageRoute[] => FINISHED_LANGS.map(routeIn);
