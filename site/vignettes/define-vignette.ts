import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Localized } from '../../contract/text.ts';
import type { SheetName } from '../styles/sheets.ts';

/** A product picture as it is written: an object with the name of its type. */
export type VignetteSchema = z.ZodObject<{ type: z.ZodLiteral<string> } & z.core.$ZodShape>;

/** A product picture's content in one language. */
export type VignetteContent<Schema extends VignetteSchema> = Localized<z.output<Schema>>;

/** One kind of product picture: what is written, and how it is drawn. */
export interface VignetteDefinition<Schema extends VignetteSchema> {
  schema: Schema;
  Component: (content: VignetteContent<Schema>) => ReactNode;
  /** The sheets of what it is made of, besides its own and the frame's. */
  styles?: readonly SheetName[];
}

/** Defines a product picture, and checks that its component fits its schema. */
export const defineVignette = <Schema extends VignetteSchema>(
  definition: VignetteDefinition<Schema>,
): VignetteDefinition<Schema> => definition;
