import { globSync } from 'node:fs';
import { z } from 'zod';
import { readContent } from '../../contract/content-file.ts';
import type { SectionOf, SectionType } from '../../site/sections/registry.ts';
import { isExhaustive } from '../scope.ts';

/** With JavaScript or without: sections that are nothing but HTML and CSS work without, and then with it, too. */
export const SCRIPTING = isExhaustive ? [true, false] : [false];

/**
 * The examples that the kit shows of a section, by their names. The build has checked them: their schema would bring all
 * sections with their components, and every worker would load them.
 */
export const examplesOf = <Type extends SectionType>(
  type: Type,
): [name: string, example: SectionOf<Type>][] =>
  // Those of a stage are beside the component of that.
  globSync(
    type === 'product-stage'
      ? 'site/stages/*/examples.yaml'
      : `site/sections/${type}/examples.yaml`,
  )
    .sort()
    .flatMap((file) =>
      Object.entries(readContent(file, z.record(z.string(), z.custom<SectionOf<Type>>()))),
    );

/** One of the examples that the kit shows of a section. */
export function exampleOf<Type extends SectionType>(type: Type, name: string): SectionOf<Type> {
  const [, example] = examplesOf(type).find(([each]) => each === name) ?? [];
  if (!example) throw new Error(`The kit has no ${type} that is called ${name}.`);
  return example;
}
