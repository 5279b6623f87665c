import type { ReactNode } from 'react';
import type { Lang } from '../../../contract/lang.ts';
import type { Localized } from '../../../contract/text.ts';
import type { BodyProps } from '../../collections/body/Body.tsx';
import type { Collection } from '../../collections/define-collection.ts';
import type { Entry, EntrySchema } from '../../collections/entries.ts';
import type { EntryPage } from '../../collections/pages.ts';
import type { Section } from '../../sections.ts';
import type { SheetName } from '../../styles/sheets.ts';

/** An entry in one language, as its page shows it. */
export interface Shown<Schema extends EntrySchema> {
  entry: Localized<Entry<Schema>>;
  lang: Lang;
}

/** What the page of an entry consists of, from top to bottom. */
export interface EntryLayout<Schema extends EntrySchema> {
  collection: Collection<Schema>;
  /** Whether the entry is an article; otherwise its sections are those of the page. */
  isArticle?: true;
  /** The level of the heading above the body. */
  under: 1 | 2;
  /** Whether a note at the end says that an entry is a sample. */
  saysSample?: true;
  /** Returns the style sheets of the first screen. */
  sheets(entry: Localized<Entry<Schema>>): readonly SheetName[];
  /** The style sheets of what follows the opening, besides those of the body. */
  laterSheets?: readonly SheetName[];
  /** The entry itself, which is also its Markdown. */
  Opening(shown: Shown<Schema>): ReactNode;
  Rest(shown: Shown<Schema> & { body: BodyProps }): ReactNode;
  /** Links to other entries, above the sections or below them. */
  OthersAbove?(shown: { id: string; lang: Lang }): ReactNode;
  sections?(entry: Localized<Entry<Schema>>, page: EntryPage): Section[];
  OthersBelow?(shown: { id: string; lang: Lang }): ReactNode;
}

/** Defines the layout of the pages of a collection. */
export const defineLayout = <Schema extends EntrySchema>(
  layout: EntryLayout<Schema>,
): EntryLayout<Schema> => layout;
