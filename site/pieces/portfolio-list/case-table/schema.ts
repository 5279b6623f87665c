import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { casesView } from '../../../kit/cases-schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('case-table'),
    ...casesView,
    picture: text(200).describe('How the picture over the table is to be read'),
    rowsAre: text(24).describe('Heads the first column'),
    range: text(40).describe('Stands before the least and the most of each column'),
    note: text(320).describe('How the figures are reckoned'),
  })
  .describe('Opens the work as a table to compare by, the least price first');
