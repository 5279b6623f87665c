import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { courses } from '../../../collections/courses/index.ts';
import { ask } from '../../../collections/define-collection.ts';
import { sample, sectionHead } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('course-paths'),
    ...sectionHead,
    paths: z
      .array(z.strictObject({ work: text(48), courses: ask(courses, 2) }))
      .min(2)
      .max(6)
      .describe('Which course to begin with for a kind of work, and which one to continue with'),
    terms: z.strictObject({
      title: text(48),
      facts: z
        .array(z.strictObject({ term: text(40), detail: text(100) }))
        .min(2)
        .max(8),
    }),
    sample,
  })
  .describe('The courses for each kind of work, and the terms that all courses share');
