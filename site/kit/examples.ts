import { z } from 'zod';
import { readContent } from '../../contract/content-file.ts';
import { type Section, type SectionType, section } from '../sections/registry.ts';
import { VIGNETTES, type Vignette, type VignetteType, vignette } from '../vignettes/registry.ts';

/** The examples of a file by their names, each of the one type; read anew each time, as they are being written. */
function read<Example extends { type: string }>(
  file: string,
  schema: z.ZodType<Example>,
  type: string,
): [name: string, example: Example][] {
  const examples = z
    .record(z.string().regex(/^[a-z][a-z-]*$/, 'a name is lower-case letters and hyphens'), schema)
    .refine((all) => Object.values(all).every((each) => each.type === type), {
      error: `holds something that is not a ${type}`,
    });
  return Object.entries(readContent(file, examples));
}

/** The named examples of a section, beside its component. */
export const examplesOf = (type: SectionType): [name: string, section: Section][] =>
  read(`site/sections/${type}/examples.yaml`, section, type);

export const VIGNETTE_TYPES = Object.keys(VIGNETTES) as VignetteType[];

/** The named examples of a product picture, beside its component. */
export const vignetteExamplesOf = (type: VignetteType): [name: string, vignette: Vignette][] =>
  read(`site/vignettes/${type}/examples.yaml`, vignette, type);
