import { yearIn } from '../../contract/format.ts';
import { type Lang, localizedPath } from '../../contract/lang.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { SEARCH } from '../../contract/search/path.ts';
import { type Localized, localize } from '../../contract/text.ts';
import { contactsIn } from '../contacts.ts';
import { content, otherNames } from '../content.ts';
import { addressedLanguagesOf, linkIn } from '../languages-of.ts';
import { pages } from '../pages-of-content.ts';
import { addressPaths, exists } from '../routes.ts';
import type { Weave } from '../ui/loom/weave.ts';
import { weavesIn } from '../ui/loom/weaves.ts';
import { type MenuItem, offered } from '../words/menu.ts';
import { wordmarkLines } from './wordmark.ts';

/**
 * The cloth of each page, by its English path, for its share image and its picture in the menu. A page that shows no
 * cloth uses its family's.
 */
export const clothOf: ReadonlyMap<string, Weave> = new Map(
  Object.entries(pages).map(([path, page]): [string, Weave] => {
    const [weave] = weavesIn(page);
    return [path, weave ?? content.families[page.family]];
  }),
);

/** The number of menu groups shown in the bar, from the first on. */
const MAIN_GROUPS = 6;

/** A link in one language, ready to render. */
export interface Link {
  label: string;
  url: string;
}

/** A menu entry in one language, with its address in that language. */
export interface MenuLink extends Omit<Localized<MenuItem>, 'children'> {
  isCurrent: boolean;
  /** Whether the current page belongs to the group without being an entry of it. */
  isAround: boolean;
  /** The cloth of the page that it links to, if it is shown with a picture. */
  weave: Weave | undefined;
  children: MenuLink[];
}

/**
 * Returns the content around every page, in one language: the bar, the menu and the footer.
 * @param path the page's English path; a page without an address uses that of the home page
 * @param offers the English paths that the menu may link to
 */
export function frameFor(lang: Lang, path: string, offers: ReadonlySet<string>) {
  const { brand, menu, ui } = content;
  const counterpart = addressPaths.has(path) ? path : '/';
  const toLinks = (items: readonly MenuItem[]): MenuLink[] =>
    items.map((item) => ({
      ...item,
      label: item.label[lang],
      ...(item.url === undefined ? {} : { url: linkIn(lang, item.url) }),
      isCurrent: item.url === path,
      isAround: item.covers.some((beginning) => path.startsWith(beginning)),
      weave: item.hasImage ? clothOf.get(item.url ?? '') : undefined,
      children: toLinks(item.children),
    }));
  return {
    lang,
    home: linkIn(lang, '/'),
    search: linkIn(lang, `${SEARCH}#q`),
    signIn: linkIn(lang, '/account/sign-in'),
    ui: localize(ui, lang),
    /** The wordmark, at the end of the home page, contains the name as each language writes it. */
    brand: {
      name: brand.name[lang],
      wordmark: path === '/' ? wordmarkLines([...otherNames(lang), brand.name[lang]]) : [],
    },
    contacts: contactsIn(lang),
    /** The company's accounts on other sites. */
    profiles: (brand.socialProfiles ?? []).map(({ label, url }) => ({ label: label[lang], url })),
    copyright:
      brand.copyright?.[lang] ??
      `© ${yearIn(lang, new Date().getFullYear())} ${brand.legalName[lang]}`,
    /** The company's number in the register, with its label. */
    registration: `${content.entries.notices.registration[lang]} ${brand.registration}`,
    /** The main call to action of the bar and the panel. */
    callToAction: {
      label: brand.callToAction.label[lang],
      url: linkIn(lang, brand.callToAction.url),
    },
    menu: toLinks(offered(menu, offers)),
    /** The groups that are also in the bar. */
    mainMenu: toLinks(offered(menu.slice(0, MAIN_GROUPS), offers)),
    /** The languages in which the page has an address (spec B6), with that address. */
    languages: addressedLanguagesOf(counterpart).map((key) => ({
      key,
      label: LANGUAGES[key].label,
      name: LANGUAGES[key].name,
      isExternalLink: false,
      // On the home page the language switcher links to /en/, which redirects to / (spec B5, B7).
      url: counterpart === '/' ? `/${key}/` : localizedPath(key, counterpart),
      isCurrent: key === lang,
    })),
  };
}

export type Frame = ReturnType<typeof frameFor>;

/** Returns the footer links whose pages exist. */
export const footerLinks = (lang: Lang, which: 'usefulLinks' | 'legalLinks'): Link[] =>
  content.brand[which]
    .filter(({ url }) => exists(url))
    .map(({ label, url }) => ({ label: label[lang], url: linkIn(lang, url) }));

/**
 * Returns the footer's links to other sites.
 * @param address the full address of the current page
 */
export const socials = (lang: Lang, address: string): Link[] =>
  content.brand.socials.map(({ label, url }) => ({
    label: label[lang],
    url: url.replace('{url}', encodeURIComponent(address)),
  }));
