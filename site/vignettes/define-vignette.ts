import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Localized } from '../../contract/text.ts';
import type { TypedSchema } from '../by-type.ts';
import type { SheetName } from '../styles/sheets.ts';

/** A product picture's content in one language. */
export type VignetteContent<Schema extends TypedSchema> = Localized<z.output<Schema>>;

/** A kind of product picture: its schema and its component. */
export interface VignetteDefinition<Schema extends TypedSchema> {
  schema: Schema;
  Component: (content: VignetteContent<Schema>) => ReactNode;
  /** The style sheets of its components, in addition to its own and the frame's. */
  styles?: readonly SheetName[];
}

/** Defines a product picture and checks that its component matches its schema. */
export const defineVignette = <Schema extends TypedSchema>(
  definition: VignetteDefinition<Schema>,
): VignetteDefinition<Schema> => definition;
