import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Lang } from '../../contract/lang.ts';
import type { Localized } from '../../contract/text.ts';
import type { Contact } from '../contacts.ts';
import type { SheetName } from '../styles/sheets.ts';
import type { KitWords } from '../words/kit-words.ts';

/** What every section is given besides its content. */
export interface SectionContext {
  lang: Lang;
  /** The English path of the page that it stands on; empty where no section asks for it. */
  path: string;
  /** The words of the kit's own controls. */
  words: Localized<KitWords>;
  /** The ways to reach a person. */
  contacts: readonly Contact[];
  /** Where the notice on privacy stands. */
  privacy: string;
  /** Who writes on this site, and the word that stands before the name. */
  byline: { by: string; author: string };
}

/** A section as it is written: an object with the name of its type. */
export type SectionSchema = z.ZodObject<{ type: z.ZodLiteral<string> } & z.core.$ZodShape>;

/** A section's content in one language, its links those of that language. */
export type SectionContent<Schema extends SectionSchema> = Localized<z.output<Schema>>;

/** What a section's component is given. */
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
  /** For a section that opens a page: whether the bar lies over it, or has a place of its own above. */
  opening?: 'under-bar' | 'below-bar';
  /** The sheets of what it is made of, in the order of the cascade; its own comes last by itself. */
  styles?: readonly SheetName[];
}

/** Defines a section, and checks that its parts fit its schema. */
export const defineSection = <Schema extends SectionSchema>(
  definition: SectionDefinition<Schema>,
): SectionDefinition<Schema> => definition;
