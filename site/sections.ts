import type { ReactNode } from 'react';
import { z } from 'zod';
import type { Localized } from '../contract/text.ts';
import { byType } from './by-type.ts';
import type { SectionContext } from './kit/define-section.ts';
import * as kit from './kit/index.ts';
import * as pieces from './pieces/index.ts';
import { stageSheets } from './stages/registry.ts';
import type { SheetName } from './styles/sheets.ts';
import { isVignette, VIGNETTES } from './vignettes/registry.ts';

const definitions = { ...kit, ...pieces };

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
  hasIsland?: true;
  opening?: 'under-bar' | 'below-bar';
  styles?: readonly SheetName[];
}

/** How a section of each type is shown and written. */
export const SECTIONS: { readonly [Type in SectionType]: Shown<Type> } = byType(definitions);

const [first, ...others] = Object.values(definitions).map(({ schema }) => schema);
if (!first) throw new Error('site/kit/index.ts lists no section.');

/** Every section that a page can be made of. */
export const section = z.discriminatedUnion('type', [first, ...others]);

/** Whether a section opens a page: the first one of a page does, and no other. */
export const isOpening = ({ type }: { type: SectionType }): boolean =>
  SECTIONS[type].opening !== undefined;

/** Whether the bar lies over a section, which then leaves room for it; other pages give the bar a place of its own. */
export const isUnderBar = (section: { type: SectionType } | undefined): boolean =>
  section !== undefined && SECTIONS[section.type].opening === 'under-bar';

/** The sheets of the product pictures within a piece of content, wherever they stand. */
export function pictureSheets(value: unknown): SheetName[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!isVignette(value)) return Object.values(value).flatMap(pictureSheets);
  const { type } = value;
  return [
    'vignettes/vignette.css',
    ...(VIGNETTES[type].styles ?? []),
    `vignettes/${type}/${type}.css`,
  ];
}

/**
 * The sheets that a section needs, in the order of the cascade: shared ones, those of its stage or product pictures, its own.
 * The same sheet may come twice.
 */
export const sheetsOf = (section: Section): SheetName[] => [
  ...(SECTIONS[section.type].styles ?? []),
  ...(section.type === 'product-stage' ? stageSheets(section.stage) : pictureSheets(section)),
  `${section.type}/${section.type}.css`,
];
