import type { ReactNode } from 'react';
import { z } from 'zod';
import type { Localized } from '../../contract/text.ts';
import { byType } from '../by-type.ts';
import type { SheetName } from '../styles/sheets.ts';
import * as definitions from './index.ts';

/** A product picture of any type, in every language. */
export type Vignette = z.output<(typeof definitions)[keyof typeof definitions]['schema']>;
export type VignetteType = Vignette['type'];

type Contents = { [Type in VignetteType]: Localized<Extract<Vignette, { type: Type }>> };
/** A product picture by its type, in one language. */
export type ContentOf<Type extends VignetteType> = Contents[Type];

/** The component of each type of product picture. */
export const VIGNETTES: {
  readonly [Type in VignetteType]: {
    Component: (content: ContentOf<Type>) => ReactNode;
    styles?: readonly SheetName[];
  };
} = byType(definitions);

const [first, ...others] = Object.values(definitions).map(({ schema }) => schema);
if (!first) throw new Error('site/vignettes/index.ts lists no product picture.');

/** Every product picture, made of text and lines; its figures are illustrations. */
export const vignette = z.discriminatedUnion('type', [first, ...others]);

/** Whether a piece of content is a product picture. */
export const isVignette = (value: object): value is Vignette =>
  'type' in value && typeof value.type === 'string' && value.type in VIGNETTES;
