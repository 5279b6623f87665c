import type { z } from 'zod';

/** Something that is defined for one type of content: the schema names the type. */
interface Definition {
  schema: z.ZodObject<{ type: z.ZodLiteral<string> } & z.core.$ZodShape>;
}

/** Definitions by the type that each one's schema names. */
export type ByType<Each extends Definition> = {
  readonly [One in Each as z.output<One['schema']['shape']['type']>]: One;
};

/** Definitions, which are exported under any name, by the type that each one's schema names. */
export const byType = <Each extends Definition>(definitions: Record<string, Each>) =>
  Object.fromEntries(
    Object.values(definitions).map((each) => [each.schema.shape.type.value, each]),
  ) as ByType<Each>;
