import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { z } from 'zod';
import { readContent } from '../../contract/content-file.ts';
import { type Section, type SectionType, section } from '../sections/registry.ts';
import { type Vignette, vignette } from '../vignettes/registry.ts';

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

/** The named examples of every vignette, beside their components. */
export const vignetteExamples = (): [name: string, vignette: Vignette][] =>
  globSync('site/vignettes/*/examples.yaml')
    .sort()
    .flatMap((file) => read(file, vignette, basename(dirname(file))));
