import { z } from 'zod';
import { type Localized, text } from '../../contract/text.ts';
import type { TypedSchema } from '../by-type.ts';

/** A stage's content in one language. */
export type StageContent<Schema extends TypedSchema> = Localized<z.output<Schema>>;

/** The props of a stage's component. */
export type StageProps<Schema extends TypedSchema> = StageContent<Schema> & {
  /** Distinguishes the controls of this stage from those of others on its page. */
  id: string;
};

/** The fields of every stage. */
export const stageHead = {
  title: text(60).describe('The part of the product being shown'),
  status: text(60).describe('Text at the right of its bar'),
  example: text(80).describe('Note that its names and figures are invented'),
};

/** The initially selected choice. */
export const first = z
  .int()
  .min(1)
  .max(5)
  .default(1)
  .describe('Number of the initially selected choice, counted from 1');

/** The state of an item: settled, waiting for a person, or wrong. */
export const state = z.enum(['ok', 'attention', 'wrong']);
export type State = z.infer<typeof state>;

/** A decision of the visitor with the consequences of each option; the first is selected initially. */
export const decision = z.strictObject({
  legend: text(60),
  options: z
    .array(z.strictObject({ label: text(40), result: text(240) }))
    .min(2)
    .max(3),
});
