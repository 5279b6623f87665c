import type { ReactNode } from 'react';
import type { KitWords } from '../../contract/kit-words.ts';
import type { Lang } from '../../contract/lang.ts';
import type { SectionOf, SectionType } from '../../contract/section.ts';
import type { Localized } from '../../contract/text.ts';

/** What every section is given besides its content. */
export interface SectionContext {
  lang: Lang;
  /** The words of the kit's own controls. */
  words: Localized<KitWords>;
  /** Who writes on this site, and the word that stands before the name. */
  byline: { by: string; author: string };
}

type ContentMap = { [Type in SectionType]: Localized<SectionOf<Type>> };

/** A section's content in one language, its links those of that language. */
export type SectionContent<Type extends SectionType> = ContentMap[Type];

/** What a section's component is given. */
export type SectionProps<Type extends SectionType> = SectionContent<Type> & {
  context: SectionContext;
  /** The section's island, if it has one: only a page can place it. */
  children?: ReactNode;
};

/** One kind of section: how it is shown, and how it is written for machines that read. */
export interface SectionKind<Type extends SectionType> {
  Component: (props: SectionProps<Type>) => ReactNode;
  /** Whether it opens a page under the bar, and leaves room for it. */
  isUnderBar?: true;
  toMarkdown: (section: SectionContent<Type>, context: SectionContext) => string;
}
