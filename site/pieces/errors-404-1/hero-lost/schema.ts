import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { action, address } from '../../../schema.ts';
import { weave } from '../../../ui/loom/weave.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-lost'),
    code: z
      .string()
      .regex(/^\d{3}$/)
      .describe('HTTP status, drawn large'),
    heading: text(120),
    lead: text(280),
    action,
    report: text(40).describe('Label of the button that reports a broken link by email'),
    waysHeading: text(60),
    ways: z
      .array(z.strictObject({ label: text(40), detail: text(100), url: address }))
      .min(2)
      .max(6)
      .describe('Most likely destinations of visitors'),
    weave: weave.describe(
      'The cloth that the threads come from, 160 columns and 80 rows; with the fade start it unravels towards them',
    ),
  })
  .describe('A missing page: an explanation, and the ways on, each at the end of a thread');
