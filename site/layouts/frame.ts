import { type Lang, pathIn } from '../../contract/lang.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { SEARCH } from '../../contract/search/path.ts';
import { type Localized, localize } from '../../contract/text.ts';
import { type Contact, contactsIn } from '../contacts.ts';
import { content, otherNames } from '../content.ts';
import { languagesOf, linkIn } from '../languages-of.ts';
import { pages } from '../pages-of-content.ts';
import { addressPaths, exists } from '../routes.ts';
import type { Weave } from '../ui/loom/weave.ts';
import { weavesIn } from '../ui/loom/weaves.ts';
import { type MenuItem, offered } from '../words/menu.ts';
import type { Ui } from '../words/ui.ts';

/**
 * The cloth of each page, by the English path: its share image and its picture in the menu are made of it. A page that
 * shows no cloth has its family's.
 */
export const clothOf: ReadonlyMap<string, Weave> = new Map(
  Object.entries(pages).map(([path, page]): [string, Weave] => {
    const [weave] = weavesIn(page);
    return [path, weave ?? content.families[page.family].cloth];
  }),
);

/** How many groups of the menu the bar has room for: the first ones. */
const MAIN_GROUPS = 6;

/** A link in one language, ready to be shown. */
export interface Link {
  label: string;
  url: string;
}

/** A menu entry in one language, its address that of the language. */
export interface MenuLink extends Omit<Localized<MenuItem>, 'children'> {
  isCurrent: boolean;
  /** Whether the page is one of its group without being an entry. */
  isAround: boolean;
  /** The cloth of the page that it leads to, where it is shown with a picture. */
  weave: Weave | undefined;
  children: MenuLink[];
}

/** A language that the page can be read in (spec B6), its address that of the page in it. */
interface LanguageOption {
  key: Lang;
  label: string;
  name: string;
  url: string;
  isExternalLink: boolean;
  isCurrent: boolean;
}

/** What stands around every page, in one language. */
export interface Frame {
  lang: Lang;
  home: string;
  /** Where the site is searched: the field itself. */
  search: string;
  signIn: string;
  ui: Localized<Ui>;
  /** The wordmark has the name as each language writes it. */
  brand: { name: string; wordmark: string };
  contacts: Contact[];
  /** The one call to action of the bar and the panel. */
  callToAction: Link;
  menu: MenuLink[];
  /** The groups that stand in the bar, too. */
  mainMenu: MenuLink[];
  languages: LanguageOption[];
}

/**
 * Gathers what stands around a page.
 * @param path the page's English path; a page without an address stands in for the home page
 * @param offers the English paths that the menu may lead to
 */
export function frameFor(lang: Lang, path: string, offers: ReadonlySet<string>): Frame {
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
    brand: {
      name: brand.name,
      wordmark: [...otherNames(), brand.name].join(' '),
    },
    contacts: contactsIn(lang),
    callToAction: {
      label: brand.callToAction.label[lang],
      url: linkIn(lang, brand.callToAction.url),
    },
    menu: toLinks(offered(menu, offers)),
    mainMenu: toLinks(offered(menu.slice(0, MAIN_GROUPS), offers)),
    languages: languagesOf(counterpart).map((key) => ({
      key,
      label: LANGUAGES[key].label,
      name: LANGUAGES[key].name,
      isExternalLink: false,
      // On the home page the switcher's address is /en/, which leads on to / (spec B5, B7).
      url: counterpart === '/' ? `/${key}/` : pathIn(key, counterpart),
      isCurrent: key === lang,
    })),
  };
}

/** Links of the footer: those whose page exists. */
export const footerLinks = (lang: Lang, which: 'usefulLinks' | 'legalLinks'): Link[] =>
  content.brand[which]
    .filter(({ url }) => exists(url))
    .map(({ label, url }) => ({ label: label[lang], url: linkIn(lang, url) }));

/**
 * The footer's links to other sites.
 * @param address the full address of the page being read
 */
export const socials = (lang: Lang, address: string): Link[] =>
  content.brand.socials.map(({ label, url }) => ({
    label: label[lang],
    url: url.replace('{url}', encodeURIComponent(address)),
  }));
