import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { address, sample } from '../../../schema.ts';

const level = z.strictObject({
  name: text(48),
  means: text(160).describe('Meaning of the level'),
  answer: text(32).describe('Response time'),
  detail: text(160).describe('Audience, hours, and what happens next'),
  way: z
    .union([
      z.literal('telephone').describe('With the number of content/brand.yaml'),
      z.strictObject({ label: text(40), url: address }),
    ])
    .describe('What to do'),
});

export const schema = z
  .strictObject({
    type: z.literal('hero-desk'),
    heading: text(60),
    lead: text(240),
    levels: z.array(level).min(2).max(5).describe('The most urgent first'),
    sample,
  })
  .describe(
    'Opens a support desk: what to do by level of urgency, and whether our server responds',
  );
