import type { Lang } from '../../contract/lang.ts';
import { isCanonical } from '../canonical.ts';
import { type EntryPage, entryPages } from '../collections/pages.ts';
import { accountPaths } from '../content.ts';
import { inLanguage, sectionContext } from '../in-language.ts';
import type { SectionContext } from '../kit/define-section.ts';
import type { Page } from '../page.ts';
import { pages } from '../pages-of-content.ts';
import { type ContentOf, SECTIONS, type SectionType } from '../sections.ts';
import { heading, join, paragraph } from '../ui/markdown.ts';

/** The content of a page, before it is put into a file. */
interface Written {
  title: string;
  description: string;
  /** Created on demand, so that a site with many pages is never in memory all at once. */
  body: () => string;
}

function sectionMarkdown<Type extends SectionType>(
  section: ContentOf<Type> & { type: Type },
  context: SectionContext,
): string {
  return SECTIONS[section.type as Type].toMarkdown(section, context);
}

const ofSections =
  (path: string, { title, description, sections }: Page) =>
  (lang: Lang): Written => ({
    title: title[lang],
    description: description[lang],
    body: () =>
      join(
        ...sections.map((section) =>
          sectionMarkdown(inLanguage(section, lang), sectionContext(lang, path)),
        ),
      ),
  });

const ofAccount =
  ({ title, description, start }: (typeof accountPaths)[keyof typeof accountPaths]) =>
  (lang: Lang): Written => ({
    title: title[lang],
    description: description[lang],
    body: () => join(heading(1, start.heading[lang]), paragraph(start.lead[lang])),
  });

const ofEntry =
  ({ title, description, toMarkdown }: EntryPage) =>
  (lang: Lang): Written => ({
    title: title[lang],
    description: description[lang],
    body: () => toMarkdown(lang),
  });

/** The content of each listed page, by its English path. */
export const markdownPages: Readonly<Record<string, (lang: Lang) => Written>> = {
  ...Object.fromEntries(
    Object.entries(pages)
      .filter(([path]) => isCanonical(path))
      .map(([path, page]) => [path, ofSections(path, page)]),
  ),
  ...Object.fromEntries(entryPages.map((page) => [page.path, ofEntry(page)])),
  ...Object.fromEntries(
    Object.entries(accountPaths).map(([path, page]) => [path, ofAccount(page)]),
  ),
};
