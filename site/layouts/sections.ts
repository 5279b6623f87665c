import { type Lang, pathIn } from '../../contract/lang.ts';
import type { Section } from '../../contract/section.ts';
import { type Localized, localize } from '../../contract/text.ts';
import { content } from '../content.ts';
import type { SectionContext } from '../sections/section-props.ts';

/** What every section of a page in a language is given besides its content. */
export const sectionContext = (lang: Lang): SectionContext => ({
  lang,
  words: localize(content.kit, lang),
  byline: { by: content.ui.by[lang], author: content.brand.author[lang] },
});

/** A section in one language: its texts, and its links, which are written in English. */
export function inLanguage(section: Section, lang: Lang): Localized<Section> {
  const toAddresses = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(toAddresses);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [
        key,
        key === 'url' && typeof child === 'string' && child.startsWith('/')
          ? pathIn(lang, child)
          : toAddresses(child),
      ]),
    );
  };
  return toAddresses(localize(section, lang)) as Localized<Section>;
}
