import { FIRST_LANG, LANGS, type Lang, pathIn } from '../contract/lang.ts';
import { DRAFT_LANGS } from '../contract/languages.ts';
import { isCompleteIn } from '../contract/text.ts';
import { accountContent, content } from './content.ts';
import { pages } from './pages-of-content.ts';

/** What stands around every page, and the words of its sections' controls. */
const frame = () => [
  content.brand,
  content.consent,
  content.forms,
  content.formWords,
  content.kit,
  content.menu,
  content.ui,
];

/** Pages that answer a form, or a link in a mail. */
const STATUS_PAGES = new Set([
  '/thanks',
  '/invalid',
  '/unavailable',
  '/unsubscribe',
  '/unsubscribed',
  '/unsubscribe-failed',
]);

/** What the page of an English path says; undefined for one that waits until a language is finished, as entries do. */
function saidOn(path: string): unknown {
  if (path === '/404') return pages['/errors/404-1'];
  if (path === '/search') return content.search;
  if (/^\/(?:account\/|shared$|pages-logout$)/.test(path)) return accountContent();
  if (STATUS_PAGES.has(path)) return content.statusPages;
  return pages[path];
}

function isThere(lang: Lang, path: string): boolean {
  if (!DRAFT_LANGS.includes(lang)) return true;
  const said = saidOn(path);
  return said !== undefined && [...frame(), said].every((each) => isCompleteIn(each, lang));
}

/** The languages that the page of an English path is in: the finished ones, and each draft that has all its texts. */
export const languagesOf = (path: string): Lang[] => LANGS.filter((lang) => isThere(lang, path));

/** Where a link leads to from a page in a language: the same language, or the first one while that is not there. */
export const linkIn = (lang: Lang, url: string): string =>
  pathIn(isThere(lang, url.replace(/#.*$/, '')) ? lang : FIRST_LANG, url);
