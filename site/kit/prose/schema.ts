import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { action, fact, sample, sectionHead } from '../../schema.ts';
import { vignette } from '../../vignettes/registry.ts';

export const schema = z
  .strictObject({
    type: z.literal('prose'),
    ...sectionHead,
    heading: text(120)
      .optional()
      .describe('An essay may begin with its lead instead, in large type'),
    paragraphs: z
      .array(text(900))
      .min(1)
      .max(8)
      .describe('Each makes one point; the lead, if any, is above them in larger type'),
    remarks: z
      .array(z.strictObject({ to: z.int().min(1), words: text(160) }))
      .max(4)
      .default([])
      .describe('Of a letter: remarks on its paragraphs, which are counted from 1'),
    facts: z
      .array(fact)
      .max(4)
      .default([])
      .describe('Further facts: across the page below it, or in the margin of an essay'),
    action: action.optional(),
    vignette: vignette
      .optional()
      .describe('A product picture of an essay: below it, or beside it if it has no heading'),
    look: z
      .enum(['beside', 'essay', 'letter'])
      .default('beside')
      .describe(
        'Heading next to it; or above it, in one column and larger type; or a sheet to copy, with its facts at the top',
      ),
    sample,
  })
  .refine(({ paragraphs, remarks }) => remarks.every(({ to }) => to <= paragraphs.length), {
    path: ['remarks'],
    error: 'names a paragraph that does not exist: count from 1',
  })
  .refine(({ heading, look, lead }) => heading !== undefined || (look === 'essay' && lead), {
    path: ['heading'],
    error: 'is missing: only an essay with a lead can do without one',
  })
  .refine(({ look, remarks }) => look === 'letter' || remarks.length === 0, {
    path: ['remarks'],
    error: 'are only allowed in a letter: remove them',
  })
  .refine(({ look, vignette }) => look === 'essay' || !vignette, {
    path: ['vignette'],
    error: 'is only allowed in an essay: remove it',
  })
  .describe('A text with a comfortable measure');
