import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { casesView } from '../../../kit/cases-schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('case-table'),
    ...casesView,
    picture: text(200).describe('How to read the picture above the table'),
    rowsAre: text(24).describe('Heading of the first column'),
    range: text(40).describe('Label before the minimum and maximum of each column'),
    note: text(320).describe('How the figures are calculated'),
  })
  .describe('Opens the case studies as a table, the lowest price first');
