import { z } from 'zod';
import { ask } from '../../../collections/define-collection.ts';
import { people } from '../../../collections/people/index.ts';
import { sectionHead } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('portraits'),
    ...sectionHead,
    people: ask(people, 27).describe('Nine make a full row'),
  })
  .describe('Many people at once: their portraits as patches of cloth, names and roles below');
