import { z } from 'zod';
import { ask } from '../../collections/define-collection.ts';
import { people } from '../../collections/people/index.ts';
import { sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('people'),
    ...sectionHead,
    people: ask(people, 12),
  })
  .describe('The people a client will work with: names, roles and woven portraits');
