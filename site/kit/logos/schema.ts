import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { photo } from '../../collections/media/index.ts';
import { sample, sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('logos'),
    ...sectionHead,
    logos: z
      .array(
        z.strictObject({
          name: text(60).describe('Name of the customer, which stands for the logo'),
          logo: photo().describe('Id of a picture in content/media'),
          website: z
            .url({ protocol: /^https$/ })
            .optional()
            .describe('Address of their own site'),
        }),
      )
      .max(24)
      .default([])
      .describe('Without any, the page leaves the section out'),
    sample,
  })
  .describe('The logos of customers; left out while there are none');
