import { type Attributes, createElement, type ReactNode } from 'react';
import type { Lang } from '../../contract/lang.ts';
import { memoize } from '../../contract/memoize.ts';
import type { Localized, Text } from '../../contract/text.ts';
import { isCanonical } from '../canonical.ts';
import { entryPages } from '../collections/pages.ts';
import { accountPaths } from '../content.ts';
import { inLanguage, sectionContext } from '../in-language.ts';
import type { SectionContext } from '../kit/define-section.ts';
import { hasForm, leadFormProps } from '../kit/lead-form/lead-form-props.ts';
import type { Page } from '../page.ts';
import { pages } from '../pages-of-content.ts';
import { CaseSlider } from '../pieces/portfolio-slider/case-slides/CaseSlider.island.tsx';
import { caseSliderProps } from '../pieces/portfolio-slider/case-slides/case-slider-props.ts';
import { type ContentOf, SECTIONS, type Section, type SectionType } from '../sections.ts';
import { heading, join, paragraph } from '../ui/markdown.ts';
import { entryMarkdown } from './entry.tsx';
import { markdownOf } from './markdown-of.ts';

/** The content of a page, before it is put into a file. */
interface Written {
  title: string;
  description: string;
  body: () => string;
}

/** Returns the replacement for a section's island: a link to its form, or all of its content. */
function islandOf(section: Localized<Section>, lang: Lang, path: string): ReactNode {
  if (hasForm(section)) {
    const { anchor, texts } = leadFormProps(section, lang, path);
    return createElement('p', null, createElement('a', { href: `#${anchor}` }, texts.submit));
  }
  return section.type === 'case-slides'
    ? createElement(CaseSlider, caseSliderProps(section, lang))
    : undefined;
}

interface Shown {
  context: SectionContext;
  children?: ReactNode;
}

function sectionMarkdown<Type extends SectionType>(
  section: ContentOf<Type> & { type: Type } & Shown & Attributes,
): string {
  const { Component, toMarkdown } = SECTIONS[section.type as Type];
  if (toMarkdown) return toMarkdown(section, section.context);
  return markdownOf(createElement(Component, section));
}

/** Returns a page in each language; its body is made once, for its file and for the search. */
function written(
  { title, description }: { title: Text; description: Text },
  bodyIn: (lang: Lang) => string,
): (lang: Lang) => Written {
  const body = memoize((lang: Lang) => lang, bodyIn);
  return (lang) => ({
    title: title[lang],
    description: description[lang],
    body: () => body(lang),
  });
}

function ofSections(path: string, page: Page) {
  return written(page, (lang) => {
    const context = sectionContext(lang, path);
    const parts = page.sections.map((each) => {
      const section = inLanguage(each, lang);
      return sectionMarkdown({ ...section, context, children: islandOf(section, lang, path) });
    });
    return join(...parts);
  });
}

/** The content of each listed page, by its English path. */
export const markdownPages: Readonly<Record<string, (lang: Lang) => Written>> = {
  ...Object.fromEntries(
    Object.entries(pages)
      .filter(([path]) => isCanonical(path))
      .map(([path, page]) => [path, ofSections(path, page)]),
  ),
  ...Object.fromEntries(
    entryPages.map((page) => [page.path, written(page, (lang) => entryMarkdown(page, lang))]),
  ),
  ...Object.fromEntries(
    Object.entries(accountPaths).map(([path, page]) => [
      path,
      written(page, (lang) =>
        join(heading(1, page.start.heading[lang]), paragraph(page.start.lead[lang])),
      ),
    ]),
  ),
};
