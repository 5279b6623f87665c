import type { Lang } from '../contract/lang.ts';
import { type Localized, localize } from '../contract/text.ts';
import { contactsIn } from './contacts.ts';
import { content } from './content.ts';
import type { SectionContext } from './kit/define-section.ts';
import { linkIn } from './languages-of.ts';
import type { Page } from './page.ts';
import type { Section } from './sections.ts';

/** The English path of the privacy notice. */
const PRIVACY = '/legal/privacy';

/**
 * Returns the context of every section on a page in a language, besides the section's content.
 * @param path the English path of the page
 */
export const sectionContext = (lang: Lang, path = ''): SectionContext => ({
  lang,
  path,
  words: localize(content.kit, lang),
  contacts: contactsIn(lang),
  privacy: linkIn(lang, PRIVACY),
  byline: { by: content.ui.by[lang], author: content.brand.author[lang] },
});

/** Returns content in one language: its texts, and its links, which are written in English. */
export function inOneLanguage<Content>(content: Content, lang: Lang): Localized<Content> {
  const toAddresses = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(toAddresses);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [
        key,
        key === 'url' && typeof child === 'string' && child.startsWith('/')
          ? linkIn(lang, child)
          : toAddresses(child),
      ]),
    );
  };
  return toAddresses(localize(content, lang)) as Localized<Content>;
}

/** Returns a section in one language, with links in that language. */
export const inLanguage = (section: Section, lang: Lang): Localized<Section> =>
  inOneLanguage(section, lang);

/** Returns a page in one language, with links in that language. */
export const pageInLanguage = (page: Page, lang: Lang): Localized<Page> =>
  inOneLanguage(page, lang);
