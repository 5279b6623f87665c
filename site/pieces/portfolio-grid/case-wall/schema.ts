import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { casesView } from '../../../kit/cases-schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('case-wall'),
    ...casesView,
    show: text(40).describe('Names the choice of which cases are shown'),
    all: text(24).describe('Chooses all of them'),
  })
  .describe('Opens the work with a wall of pictures, one a case, to be narrowed by field and kind');
