import { FIRST_LANG, LANGS, type Lang, localizedPath } from '../contract/lang.ts';
import { DRAFT_LANGS } from '../contract/languages.ts';
import { memoize } from '../contract/memoize.ts';
import { isCompleteIn } from '../contract/text.ts';
import { accountContent, content } from './content.ts';
import { pages } from './pages-of-content.ts';
import { pagePaths } from './routes.ts';

/** Returns the content that pages of every kind show: around them, in their sections' controls, and beside forms. */
const frame = () => [
  content.announcements,
  content.brand,
  content.consent,
  content.entries,
  content.forms,
  content.formWords,
  content.holidays,
  content.kit,
  content.menu,
  content.offers,
  content.savedItems.control,
  content.ui,
];

/** Pages that respond to a form or to a link in a mail. */
const STATUS_PAGES = new Set([
  '/thanks',
  '/invalid',
  '/unavailable',
  '/unsubscribe',
  '/unsubscribed',
  '/unsubscribe-failed',
]);

/**
 * Returns the content of the page at an English path; undefined if the page is only available in finished languages,
 * such as the page of an entry.
 */
function contentOf(path: string): unknown {
  if (path === '/404') return pages['/errors/404-1'];
  if (path === '/search') return content.search;
  if (/^\/(?:account\/|shared$|pages-logout$)/.test(path)) return accountContent();
  if (STATUS_PAGES.has(path)) return content.statusPages;
  return pages[path];
}

const isFrameThere = memoize(
  (lang: Lang) => lang,
  (lang) => isCompleteIn(frame(), lang),
);

const isThere = memoize(
  (lang: Lang, path: string) => `${lang} ${path}`,
  (lang, path) => {
    if (!DRAFT_LANGS.includes(lang)) return true;
    const said = isFrameThere(lang) ? contentOf(path) : undefined;
    return said !== undefined && isCompleteIn(said, lang);
  },
);

/**
 * Whether a page that isn't translated into a draft language is shown in the first one at the address of the draft. The
 * account area isn't: it is for the languages that are finished.
 */
const hasStandIn = (lang: Lang, path: string): boolean =>
  !isThere(lang, path) &&
  isFrameThere(lang) &&
  pagePaths.has(path) &&
  !path.startsWith('/account/');

/**
 * Returns the languages in which the page at an English path is available: the finished ones, and each draft language
 * with all of its texts.
 */
export const languagesOf = (path: string): Lang[] => LANGS.filter((lang) => isThere(lang, path));

/** Returns the languages in which the page at an English path has an address, with a stand-in or without. */
export const addressedLanguagesOf = (path: string): Lang[] =>
  LANGS.filter((lang) => isThere(lang, path) || hasStandIn(lang, path));

/**
 * Returns the target of a link on a page in a language: at the address of the same language, or in the first one if the
 * target has no such address.
 */
export function linkIn(lang: Lang, url: string): string {
  const path = url.replace(/#.*$/, '');
  return localizedPath(isThere(lang, path) || hasStandIn(lang, path) ? lang : FIRST_LANG, url);
}
