import type { ReactNode } from 'react';
import { z } from 'zod';
import type { Localized } from '../../contract/text.ts';
import { byType } from '../by-type.ts';
import type { SheetName } from '../styles/sheets.ts';
import type { SectionContext } from './define-section.ts';
import * as definitions from './index.ts';

/** A section of any type, in every language. */
export type Section = z.output<(typeof definitions)[keyof typeof definitions]['schema']>;
export type SectionType = Section['type'];
/** A section by its type, in every language. */
export type SectionOf<Type extends SectionType> = Extract<Section, { type: Type }>;

type Contents = { [Type in SectionType]: Localized<SectionOf<Type>> };
/** A section by its type, in one language: a look-up, so that code for any type can call that type's functions. */
export type ContentOf<Type extends SectionType> = Contents[Type];

interface Shown<Type extends SectionType> {
  Component: (
    props: ContentOf<Type> & { context: SectionContext; children?: ReactNode },
  ) => ReactNode;
  toMarkdown: (section: ContentOf<Type>, context: SectionContext) => string;
  opening?: 'under-bar' | 'below-bar';
  styles?: readonly SheetName[];
}

/** How a section of each type is shown and written. */
export const SECTIONS: { readonly [Type in SectionType]: Shown<Type> } = byType(definitions);

export const SECTION_TYPES = Object.keys(SECTIONS) as SectionType[];

const [first, ...others] = Object.values(definitions).map(({ schema }) => schema);
if (!first) throw new Error('site/sections/index.ts lists no section.');

/** Every section that a page can be made of. */
export const section = z.discriminatedUnion('type', [first, ...others]);

/** Whether a section opens a page: the first one of a page does, and no other. */
export const isOpening = ({ type }: { type: SectionType }): boolean =>
  SECTIONS[type].opening !== undefined;

/** Whether the bar lies over a section, which then leaves room for it; other pages give the bar a place of its own. */
export const isUnderBar = (section: { type: SectionType } | undefined): boolean =>
  section !== undefined && SECTIONS[section.type].opening === 'under-bar';
