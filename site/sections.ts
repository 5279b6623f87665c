import type { ReactNode } from 'react';
import { z } from 'zod';
import type { Localized } from '../contract/text.ts';
import { byType } from './by-type.ts';
import type { SectionContext } from './kit/define-section.ts';
import * as kit from './kit/index.ts';
import { PIECES } from './pieces/index.ts';
import { stageSheets } from './stages/registry.ts';
import type { SheetName } from './styles/sheets.ts';
import { photoSheets } from './ui/photo/photo.ts';
import { isVignette } from './vignettes/registry.ts';

const definitions = { ...kit, ...PIECES };

/** A section of any type, in every language. */
export type Section = z.output<(typeof definitions)[keyof typeof definitions]['schema']>;
export type SectionType = Section['type'];
/** A section of one type, in every language. */
export type SectionOf<Type extends SectionType> = Extract<Section, { type: Type }>;

type Contents = { [Type in SectionType]: Localized<SectionOf<Type>> };
/**
 * A section of one type, in one language. It is a lookup type, so that generic code can call the functions of a type.
 */
export type ContentOf<Type extends SectionType> = Contents[Type];

interface Shown<Type extends SectionType> {
  Component: (
    props: ContentOf<Type> & { context: SectionContext; children?: ReactNode },
  ) => ReactNode;
  toMarkdown?: (section: ContentOf<Type>, context: SectionContext) => string;
  hasIsland?: true;
  opening?: 'under-bar' | 'below-bar';
  styles?: readonly SheetName[];
}

/** The definition of each section type: how it is rendered and written as Markdown. */
export const SECTIONS: { readonly [Type in SectionType]: Shown<Type> } = byType(definitions);

const [first, ...others] = Object.values(definitions).map(({ schema }) => schema);
if (!first) throw new Error('site/kit/index.ts exports no section.');

/** Every section that a page can contain. */
export const section = z.discriminatedUnion('type', [first, ...others]);

/** Returns whether a section is a page opener. The first section of a page must be one, and no other may be. */
export const isOpening = ({ type }: { type: SectionType }): boolean =>
  SECTIONS[type].opening !== undefined;

/**
 * Returns whether the bar overlaps a section, which then leaves space for it. On other pages the bar takes up its own
 * space.
 */
export const isUnderBar = (section: { type: SectionType } | undefined): boolean =>
  section !== undefined && SECTIONS[section.type].opening === 'under-bar';

/** Returns the style sheets of the product pictures at any depth of a piece of content. */
export function pictureSheets(value: unknown): SheetName[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!isVignette(value)) return Object.values(value).flatMap(pictureSheets);
  return ['vignettes/vignette.css', `vignettes/${value.type}/${value.type}.css`];
}

/**
 * Returns the style sheets that a section needs, in cascade order: shared ones, those of its stage or product pictures,
 * its own, and that of a hero's figure. The list may contain duplicates.
 */
export const sheetsOf = (section: Section): SheetName[] => [
  ...(SECTIONS[section.type].styles ?? []),
  ...(section.type === 'product-stage' ? stageSheets(section.stage) : pictureSheets(section)),
  ...photoSheets(section),
  ...((section.type === 'contact-form' || section.type === 'cta') && section.people
    ? (['ui/Portrait.css'] as const)
    : []),
  `${section.type}/${section.type}.css`,
  ...(section.type === 'hero' && section.figure
    ? [`hero/${section.figure.type}.css` as const]
    : []),
];
