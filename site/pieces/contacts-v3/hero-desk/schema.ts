import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { address, sample } from '../../../schema.ts';

const level = z.strictObject({
  name: text(48),
  means: text(160).describe('What is as urgent as this'),
  answer: text(32).describe('How soon somebody answers'),
  detail: text(160).describe('For whom, at which hours, and what happens then'),
  way: z
    .union([
      z.literal('telephone').describe('By the number of content/brand.yaml'),
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
  .describe('Opens a support desk: what to do by how urgent it is, and whether our server answers');
