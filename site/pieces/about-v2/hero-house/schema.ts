import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { ask } from '../../../collections/define-collection.ts';
import { people } from '../../../collections/people/index.ts';
import { action } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-house'),
    heading: text(60),
    lead: text(280),
    actions: z.array(action).min(1).max(2),
    people: ask(people, 22).describe(
      'The first two are wide; any multiple of four fills the rows below',
    ),
  })
  .describe('Opens a page about people: all of them, portraits edge to edge, and what to ask each');
