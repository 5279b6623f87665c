import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { action } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-old-screen'),
    heading: text(60).describe('The one oversized line'),
    lead: text(320),
    actions: z.array(action).min(1).max(2),
    description: text(280).describe('Description for people who cannot see it'),
    screen: z
      .strictObject({
        title: text(60),
        menu: z.array(text(16)).min(2).max(8),
        fields: z
          .array(z.strictObject({ label: text(24), value: text(48) }))
          .min(2)
          .max(6),
        columns: z.array(text(24)).length(4).describe('A code, a name, and two columns of figures'),
        rows: z
          .array(z.array(text(48)).length(4))
          .min(2)
          .max(6),
        total: z.strictObject({ label: text(24), value: text(24) }),
        keys: z.array(text(20)).min(3).max(7).describe('For example F2 New'),
        status: text(80),
      })
      .describe('The old program on the screen'),
    notes: z
      .array(z.strictObject({ words: text(100), by: text(32) }))
      .min(2)
      .max(4)
      .describe('Notes stuck on the screen'),
    example: text(100).describe('Note that it is an example'),
  })
  .describe('Opens a story: the screen of an old program, and the notes stuck on it');
