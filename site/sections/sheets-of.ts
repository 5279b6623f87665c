import { stageSheets } from '../stages/registry.ts';
import type { SheetName } from '../styles/sheets.ts';
import { isVignette, VIGNETTES } from '../vignettes/registry.ts';
import { SECTIONS, type Section } from './registry.ts';

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
  `sections/${section.type}/${section.type}.css`,
];
