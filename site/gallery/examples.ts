import { z } from 'zod';
import { readContent } from '../../contract/content-file.ts';
import { byType } from '../by-type.ts';
import * as kit from '../kit/index.ts';
import { type Section, section } from '../sections.ts';
import { STAGE_TYPES } from '../stages/registry.ts';
import { VIGNETTES, type Vignette, type VignetteType, vignette } from '../vignettes/registry.ts';

/**
 * Returns the examples of a file by their names, all of one type. The file is read each time, because examples change
 * during development.
 */
function read<Example extends { type: string }>(
  file: string,
  schema: z.ZodType<Example>,
  type: string,
): [name: string, example: Example][] {
  const examples = z
    .record(
      z.string().regex(/^[a-z][a-z-]*$/, 'must consist of lowercase letters and hyphens'),
      schema,
    )
    .refine((all) => Object.values(all).every((each) => each.type === type), {
      error: `contains an example that is not a ${type}`,
    });
  return Object.entries(readContent(file, examples));
}

const KIT = byType(kit);
type KitType = keyof typeof KIT;

/** The sections that any page can be made of. A piece has no examples: its page is the example. */
export const KIT_TYPES = Object.keys(KIT) as KitType[];

/** Returns the files of a section's examples, beside its component or, for a stage, beside the stage's component. */
const filesOf = (type: KitType): string[] =>
  type === 'product-stage'
    ? STAGE_TYPES.map((stage) => `site/stages/${stage}/examples.yaml`)
    : [`site/kit/${type}/examples.yaml`];

export const examplesOf = (type: KitType): [name: string, section: Section][] =>
  filesOf(type).flatMap((file) => read(file, section, type));

export const VIGNETTE_TYPES = Object.keys(VIGNETTES) as VignetteType[];

/** Returns the named examples of a product picture, from beside its component. */
export const vignetteExamplesOf = (type: VignetteType): [name: string, vignette: Vignette][] =>
  read(`site/vignettes/${type}/examples.yaml`, vignette, type);
