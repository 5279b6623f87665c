import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { offer } from '../../../references.ts';
import { action, anchor } from '../../../schema.ts';
import { weave } from '../../../ui/loom/weave.ts';

const percent = z.int().min(0).max(100);

/** A line of a crop: a field that was read, a step of a rule, a source of a figure. */
const row = z.strictObject({
  term: text(40),
  detail: text(60),
  note: text(24).optional().describe('How sure it is, or when it came in'),
  isOpen: z.boolean().default(false).describe('Whether a person still has to look at it'),
});

const product = z.strictObject({
  offer: offer.describe('Gives its name and its price'),
  look: z
    .enum(['fields', 'talk', 'rule', 'levels', 'lineage'])
    .describe('The part of its interface that is shown'),
  title: text(60).describe('Caption of that part'),
  figure: text(24).optional().describe('The result, in the largest type'),
  talk: z.array(text(120)).length(2).optional().describe('A question and its answer'),
  rows: z.array(row).max(4).default([]),
  levels: z
    .array(z.tuple([percent, percent, percent]))
    .min(2)
    .optional()
    .describe('Forecast as points: position, low end and high end of its range, in percent'),
  action,
});

export const schema = z
  .strictObject({
    type: z.literal('viewpoint'),
    anchor,
    heading: text(120),
    tags: z.array(text(24)).min(1).max(6),
    weave,
    products: z.array(product).length(5),
    note: text(120).describe('What the prices include; that the figures are invented'),
  })
  .describe('An opinion with its tags and byline, then the products at work with their prices');
