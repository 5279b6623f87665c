import { z } from 'zod';
import { ask } from '../../collections/define-collection.ts';
import { projects } from '../../collections/projects/index.ts';
import { action, sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('case-teasers'),
    ...sectionHead,
    projects: ask(projects, 8),
    action: action.optional(),
  })
  .describe('Completed projects, each with its weave and its result');
