import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Lang } from '../../contract/lang.ts';
import type { Localized } from '../../contract/text.ts';
import type { Contact } from '../contacts.ts';
import type { SheetName } from '../styles/sheets.ts';
import type { KitWords } from '../words/kit-words.ts';

/** The context that every section receives in addition to its content. */
export interface SectionContext {
  lang: Lang;
  /** The English path of its page; empty if no section needs it. */
  path: string;
  /** The texts of the kit's own controls. */
  words: Localized<KitWords>;
  /** The ways to contact a person. */
  contacts: readonly Contact[];
  /** The address of the privacy notice. */
  privacy: string;
  /** The author of this site's texts, and the word before the name. */
  byline: { by: string; author: string };
}

/** The schema of a section: an object with the name of its type. */
export type SectionSchema = z.ZodObject<{ type: z.ZodLiteral<string> } & z.core.$ZodShape>;

/** A section's content in one language, with links to pages in that language. */
export type SectionContent<Schema extends SectionSchema> = Localized<z.output<Schema>>;

/** The props of a section's component. */
export type SectionProps<Schema extends SectionSchema> = SectionContent<Schema> & {
  context: SectionContext;
  /** The section's island, if it has one: only a page can place it. */
  children?: ReactNode;
};

/** One kind of section: what is written, and how it is shown. */
export interface SectionDefinition<Schema extends SectionSchema> {
  schema: Schema;
  Component: (props: SectionProps<Schema>) => ReactNode;
  /** For one that cannot be read off its HTML (docs/decisions/2026-11-26-markdown-from-html.md). */
  toMarkdown?: (section: SectionContent<Schema>, context: SectionContext) => string;
  /** Whether it has an island, which site/layouts/Island.astro places. */
  hasIsland?: true;
  /** For a section that opens a page: whether the bar overlaps it, or has its own space above. */
  opening?: 'under-bar' | 'below-bar';
  /** The style sheets of its components, in the order of the cascade; its own is added last automatically. */
  styles?: readonly SheetName[];
}

/** Defines a section and checks that its parts match its schema. */
export const defineSection = <Schema extends SectionSchema>(
  definition: SectionDefinition<Schema>,
): SectionDefinition<Schema> => definition;
