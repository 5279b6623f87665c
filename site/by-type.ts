import type { z } from 'zod';

/** The schema of a type of content: an object with the name of its type. */
export type TypedSchema = z.ZodObject<{ type: z.ZodLiteral<string> } & z.core.$ZodShape>;

/** A definition for one type of content, which its schema names. */
interface Definition {
  schema: TypedSchema;
}

/** Definitions by the type that their schema names. */
export type ByType<Each extends Definition> = {
  readonly [One in Each as z.output<One['schema']['shape']['type']>]: One;
};

/** Returns definitions, exported under any name, by the type that their schema names. */
export const byType = <Each extends Definition>(definitions: Record<string, Each>) =>
  Object.fromEntries(
    Object.values(definitions).map((each) => [each.schema.shape.type.value, each]),
  ) as ByType<Each>;
