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
      .describe('Id of the form in content/forms.yaml'),
    offer: offer.optional().describe('Subject of messages from its form'),
    points: points.describe('What happens with a message, step by step; next to the form'),
  })
  .describe(
    'A form with several fields: a message, a walk-through, ten papers to try, a price, sales, support, an application',
  );
