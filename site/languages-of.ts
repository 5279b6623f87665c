import { FIRST_LANG, LANGS, type Lang, localizedPath } from '../contract/lang.ts';
import { DRAFT_LANGS } from '../contract/languages.ts';
import { isCompleteIn } from '../contract/text.ts';
import { accountContent, content } from './content.ts';
import { pages } from './pages-of-content.ts';

/** Returns the content around every page, and the texts of section controls. */
const frame = () => [
  content.brand,
  content.consent,
  content.forms,
  content.formWords,
  content.kit,
  content.menu,
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

function isThere(lang: Lang, path: string): boolean {
  if (!DRAFT_LANGS.includes(lang)) return true;
  const said = contentOf(path);
  return said !== undefined && [...frame(), said].every((each) => isCompleteIn(each, lang));
}

/**
 * Returns the languages in which the page at an English path is available: the finished ones, and each draft language
 * with all of its texts.
 */
export const languagesOf = (path: string): Lang[] => LANGS.filter((lang) => isThere(lang, path));

/**
 * Returns the target of a link on a page in a language: in the same language, or in the first one if the target isn't
 * available in it.
 */
export const linkIn = (lang: Lang, url: string): string =>
  localizedPath(isThere(lang, url.replace(/#.*$/, '')) ? lang : FIRST_LANG, url);
