import { z } from 'zod';
import { courses } from '../../collections/courses/index.ts';
import { ask } from '../../collections/define-collection.ts';
import { sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('course-cards'),
    ...sectionHead,
    courses: ask(courses, 12),
  })
  .describe('Courses, each on a card with its weave and price');
