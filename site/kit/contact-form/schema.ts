import { z } from 'zod';
import { ask } from '../../collections/define-collection.ts';
import { people } from '../../collections/people/index.ts';
import { form, offer } from '../../references.ts';
import { points, sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('contact-form'),
    ...sectionHead,
    look: z
      .enum(['beside', 'dye'])
      .default('beside')
      .describe('Its steps next to the form, or the form on the dye with its steps in a row below'),
    form: form.default('contact'),
    offer: offer.optional().describe('Subject of messages from its form'),
    people: ask(people, 3).optional().describe('Its readers, with their portraits'),
    points: points.describe('What happens with a message, step by step'),
  })
  .describe('A form with the fields that content/forms.yaml gives it');
