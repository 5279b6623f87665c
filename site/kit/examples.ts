import { z } from 'zod';
import { readContent } from '../../contract/content-file.ts';
import { type Section, type SectionType, section } from '../../contract/section.ts';

/** The named examples of a section, beside its component; read anew each time, as they are being written. */
export function examplesOf(type: SectionType): [name: string, section: Section][] {
  const file = `site/sections/${type}/examples.yaml`;
  const examples = z
    .record(z.string().regex(/^[a-z][a-z-]*$/, 'a name is lower-case letters and hyphens'), section)
    .refine((all) => Object.values(all).every((each) => each.type === type), {
      error: `holds a section that is not a ${type}`,
    });
  return Object.entries(readContent(file, examples));
}
