import { globSync } from 'node:fs';
import { z } from 'zod';
import { readContent } from '../../contract/content-file.ts';
import type { SectionOf, SectionType } from '../../site/sections.ts';
import { isExhaustive } from '../scope.ts';

/** With JavaScript or without: sections that are nothing but HTML and CSS work without, and then with it, too. */
export const SCRIPTING = isExhaustive ? [true, false] : [false];

/** The sections with tests in the kit. Importing all schemas would load every component in every worker. */
const TYPES = [
  'case-slides',
  'case-wall',
  'contact-form',
  'cta',
  'exam',
  'hero-catalogue',
  'hero-lesson',
  'hero-levels',
  'hero-receipt',
  'hero-record',
  'month-close',
  'outcome-finder',
  'permissions',
  'post-finder',
  'price-tool',
  'pricing',
  'programme',
  'rule-builder',
  'screen-walk',
  'term-sheet',
  'testimonials',
  'usage-year',
  'week-plan',
] as const satisfies SectionType[];

const schemas = new Map<string, z.ZodType>(
  await Promise.all(
    TYPES.map(async (type) => {
      const [file] = globSync(`site/{kit,pieces/*}/${type}/schema.ts`);
      return [type, (await import(`../../${file}`)).schema] as const;
    }),
  ),
);

/** `product-stage` is read without its schema, which imports all stages; the build has checked it. */
type Asked = (typeof TYPES)[number] | 'product-stage';

/** The examples that the kit shows of a section, by their names. */
export const examplesOf = <Type extends Asked>(
  type: Type,
): [name: string, example: SectionOf<Type>][] =>
  // Examples of a stage are in its own folder.
  globSync(
    type === 'product-stage'
      ? 'site/stages/*/examples.yaml'
      : `site/{kit,pieces/*}/${type}/examples.yaml`,
  )
    .sort()
    .flatMap((file) => {
      const schema = (schemas.get(type) ?? z.any()) as z.ZodType<SectionOf<Type>>;
      return Object.entries(readContent(file, z.record(z.string(), schema)));
    });

/** One of the examples that the kit shows of a section. */
export function exampleOf<Type extends Asked>(type: Type, name: string): SectionOf<Type> {
  const [, example] = examplesOf(type).find(([each]) => each === name) ?? [];
  if (!example) throw new Error(`The kit has no ${type} that is called ${name}.`);
  return example;
}
