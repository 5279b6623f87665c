import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Localized } from '../../contract/text.ts';
import type { TypedSchema } from '../by-type.ts';

/** A stage's content in one language. */
export type StageContent<Schema extends TypedSchema> = Localized<z.output<Schema>>;

/** The props of a stage's component. */
export type StageProps<Schema extends TypedSchema> = StageContent<Schema> & {
  /** Distinguishes the controls of this stage from those of others on its page. */
  id: string;
};

/** One kind of stage: what is written, and how it is shown and worked. */
export interface StageDefinition<Schema extends TypedSchema> {
  schema: Schema;
  Component: (props: StageProps<Schema>) => ReactNode;
}

/** Defines a stage and checks that its parts match its schema. */
export const defineStage = <Schema extends TypedSchema>(
  definition: StageDefinition<Schema>,
): StageDefinition<Schema> => definition;
