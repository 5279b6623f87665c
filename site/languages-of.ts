import { FIRST_LANG, LANGS, type Lang, localizedPath } from '../contract/lang.ts';
import { DRAFT_LANGS } from '../contract/languages.ts';
import { memoize } from '../contract/memoize.ts';
import { isCompleteIn } from '../contract/text.ts';
import { accountContent, content, fileOfContent } from './content.ts';
import type { Page } from './page.ts';
import { pages } from './pages-of-content.ts';
import { PIECES } from './pieces/index.ts';
import { pagePaths, STATUS_PAGES } from './routes.ts';

/** The content that pages of every kind show, around them and beside forms. */
const FRAME = [
  'announcements',
  'brand',
  'consent',
  'entries',
  'forms',
  'formWords',
  'holidays',
  'menu',
  'offers',
  'ui',
] as const;

const frame = () => [...FRAME.map((name) => content[name]), content.savedItems.control];

/** Returns the places of this content: files, and fields of files. */
export const framePlaces = (): string[] => [
  ...FRAME.map(fileOfContent),
  `${fileOfContent('savedItems')}#control`,
];

type KitGroup = keyof typeof content.kit;

/** The groups of `content/kit.yaml` that are named after a section of one page and that other sections show as well. */
const SHARED_GROUPS: readonly string[] = ['heroLost', 'priceTool'] satisfies KitGroup[];

/**
 * Returns the names of the groups of `content/kit.yaml` that a page with some sections needs: all except those named
 * after the sections of other pages.
 */
export function kitGroupsOf(sections: Page['sections']): KitGroup[] {
  const types = new Set<string>(sections.map(({ type }) => type));
  const others = Object.entries(PIECES)
    .filter(([, { schema }]) => !types.has(schema.shape.type.value))
    .map(([name]) => name);
  return (Object.keys(content.kit) as KitGroup[]).filter(
    (name) => SHARED_GROUPS.includes(name) || !others.includes(name),
  );
}

/** Returns a page of content with the words of its sections' controls. */
function withControls(path: string): unknown {
  const page = pages[path];
  return page && [page, kitGroupsOf(page.sections).map((name) => content.kit[name])];
}

/**
 * Returns the content of the page at an English path; undefined if the page is only available in finished languages,
 * such as the page of an entry.
 */
function contentOf(path: string): unknown {
  if (path === '/404') return withControls('/errors/404-1');
  if (path === '/search') return content.search;
  if (/^\/(?:account\/|shared$|pages-logout$)/.test(path)) return accountContent();
  if (STATUS_PAGES.some((status) => status === path)) return content.statusPages;
  return withControls(path);
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
