import { globSync } from 'node:fs';
import { z } from 'zod';
import { readContent } from '../../contract/content-file.ts';
import type { SectionOf } from '../../site/sections.ts';

/** The sections with tests in the kit. Importing all schemas would load every component in every worker. */
type Tested = 'contact-form' | 'permissions' | 'pricing' | 'product-stage' | 'screen-walk';

/**
 * Returns the kit’s examples of a section by name. `product-stage` is read without its schema, which imports all
 * stages; the build has checked it.
 */
export async function examplesOf<Type extends Tested>(
  type: Type,
): Promise<[name: string, example: SectionOf<Type>][]> {
  const isStage = type === 'product-stage';
  const schema = isStage ? z.any() : (await import(`../../site/kit/${type}/schema.ts`)).schema;
  return globSync(isStage ? 'site/stages/*/examples.yaml' : `site/kit/${type}/examples.yaml`)
    .sort()
    .flatMap((file) => Object.entries(readContent(file, z.record(z.string(), schema))));
}

/** Returns one of the kit’s examples of a section. */
export async function exampleOf<Type extends Tested>(
  type: Type,
  name: string,
): Promise<SectionOf<Type>> {
  const [, example] = (await examplesOf(type)).find(([each]) => each === name) ?? [];
  if (!example) throw new Error(`The kit has no ${type} called ${name}.`);
  return example;
}
