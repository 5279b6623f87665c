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
  .describe('Who somebody will be dealing with: names, roles and portraits that are woven');
