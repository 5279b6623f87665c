import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { casesView } from '../../../kit/cases-schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('case-wall'),
    ...casesView,
    show: text(40).describe('Label of the choice of cases'),
    all: text(24).describe('Label for all of them'),
  })
  .describe(
    'Opens the case studies with a wall of pictures, one per case, filtered by industry and kind of work',
  );
