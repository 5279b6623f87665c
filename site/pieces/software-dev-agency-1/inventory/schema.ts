import { z } from 'zod';
import { line, text } from '../../../../contract/text.ts';
import { sectionHead } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('inventory'),
    ...sectionHead,
    items: z
      .array(
        z.strictObject({
          place: line(40).describe('Its path, the same in both languages: manual/'),
          what: text(160).describe('Description, and audience'),
          size: text(24).optional().describe('Its size'),
        }),
      )
      .min(2)
      .max(16)
      .describe('In reading order'),
    note: text(240).optional().describe('A short note below it'),
  })
  .describe('Everything that is handed over, by path: description, audience and size');
