import { z } from 'zod';
import { offer } from '../../offer.ts';
import { points, sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('contact-form'),
    ...sectionHead,
    form: z
      .enum(['contact', 'walk-through', 'ten-papers', 'price', 'sales', 'support', 'application'])
      .default('contact')
      .describe('Which form it is: an id of content/forms.yaml'),
    offer: offer.optional().describe('What a message from its form is about'),
    points: points.describe('What happens with a message, one after the other; beside the form'),
  })
  .describe(
    'A form of several fields: a message, a walk-through, ten papers to try, a price, sales, support, an application',
  );
