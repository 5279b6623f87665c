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
      .describe('The HTTP status that it stands for, drawn large'),
    heading: text(120),
    lead: text(280),
    action,
    report: text(40).describe('The button by which a broken link is reported, by e-mail'),
    waysHeading: text(60),
    ways: z
      .array(z.strictObject({ label: text(40), detail: text(100), url: address }))
      .min(2)
      .max(6)
      .describe('Where people who come here most likely meant to go'),
    weave: weave.describe(
      'The cloth that the threads come from, 160 columns and 80 rows; with the fade start it comes apart towards them',
    ),
  })
  .describe(
    'An address that leads nowhere: what happened, and the ways on, each at the end of a thread',
  );
