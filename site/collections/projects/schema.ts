import { z } from 'zod';
import { sentence, text } from '../../../contract/text.ts';
import { offer } from '../../offer.ts';
import { sample } from '../../schema.ts';
import { weave } from '../../ui/loom/weave.ts';
import { vignette } from '../../vignettes/registry.ts';
import type { Entry } from '../entries.ts';
import { chart } from './chart.ts';

/** The fields of business that cases are from, and the kinds of work: their names stand in content/entries.yaml. */
export const FIELDS = ['trade', 'food', 'building', 'health'] as const;
export const WORKS = ['answers', 'flows', 'foundations'] as const;

const baht = z.int().min(0);

export const schema = z.strictObject({
  title: text(60),
  description: text(160).describe('What search engines say of it'),
  client: text(60).describe('What kind of business it is'),
  field: z.enum(FIELDS),
  work: z.enum(WORKS).describe('What kind of work it was'),
  offer,
  year: z.int().min(2000).max(2200),
  was: text(160).describe('What it was, in one sentence'),
  result: text(160).describe('What it is now, in one sentence'),
  wrong: text(200).describe('What went wrong on the way'),
  measure: z
    .strictObject({
      of: text(60).describe('What is measured'),
      unit: sentence(24, 'value'),
      before: z.number().min(0),
      after: z.number().min(0),
    })
    .describe('One figure, before and after'),
  weeks: z.int().min(1).describe('How long it took'),
  baht: baht.describe('What it cost once, before VAT'),
  monthly: baht.describe('What it costs each month since then, before VAT'),
  team: text(100).describe('Who worked on it, on both sides'),
  chart,
  vignettes: z
    .strictObject({ built: vignette })
    .optional()
    .describe(
      'What was built, at the case that went wrong, as it is now; beside what is said of that',
    ),
  weave: weave.describe('Its cloth; 216 by 76 cells fill the widest'),
  sample,
});

export type Project = Entry<typeof schema>;
