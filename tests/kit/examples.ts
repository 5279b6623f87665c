import { examplesOf } from '../../site/kit/examples.ts';
import type { SectionOf, SectionType } from '../../site/sections/registry.ts';
import { isExhaustive } from '../scope.ts';

/** With JavaScript or without: sections that are nothing but HTML and CSS work without, and then with it, too. */
export const SCRIPTING = isExhaustive ? [true, false] : [false];

/** One of the examples that the kit shows of a section. */
export function exampleOf<Type extends SectionType>(type: Type, name: string): SectionOf<Type> {
  const [, example] = examplesOf(type).find(([each]) => each === name) ?? [];
  if (example?.type !== type) throw new Error(`The kit has no ${type} that is called ${name}.`);
  return example as SectionOf<Type>;
}
