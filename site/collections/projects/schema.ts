import { z } from 'zod';
import { sentence, text } from '../../../contract/text.ts';
import { offer } from '../../references.ts';
import { sample } from '../../schema.ts';
import { weave } from '../../ui/loom/weave.ts';
import { vignette } from '../../vignettes/registry.ts';
import type { Entry } from '../entries.ts';
import { photo } from '../media/index.ts';
import { chart } from './chart.ts';

/** The industries of the cases and the kinds of work; their names are in content/entries.yaml. */
export const FIELDS = ['trade', 'food', 'building', 'health'] as const;
export const WORKS = ['answers', 'flows', 'foundations'] as const;

const baht = z.int().min(0);

export const schema = z.strictObject({
  title: text(60),
  description: text(160).describe('For search engines'),
  client: text(60).describe('Kind of business'),
  field: z.enum(FIELDS),
  work: z.enum(WORKS).describe('Kind of work'),
  offer,
  year: z.int().min(2000).max(2200),
  was: text(160).describe('Situation before, in one sentence'),
  result: text(160).describe('Situation now, in one sentence'),
  failure: text(48).describe('The problem in one line, in the largest type'),
  wrong: text(200).describe('Problem during the project'),
  measure: z
    .strictObject({
      of: text(60).describe('Quantity that is measured'),
      unit: sentence(24, 'value'),
      before: z.number().min(0),
      after: z.number().min(0),
    })
    .describe('One figure, before and after'),
  weeks: z.int().min(1).describe('Duration in weeks'),
  baht: baht.describe('One-time cost, before VAT'),
  monthly: baht.describe('Monthly cost since then, before VAT'),
  team: text(100).describe('People who worked on it, on both sides'),
  chart,
  point: z
    .strictObject({ figure: text(16), of: text(100) })
    .describe('The point of the chart: of columns, the highest; of stairs, the marked step'),
  vignettes: z
    .strictObject({ built: vignette })
    .optional()
    .describe(
      'The product as built, showing the case that went wrong, as handled now; next to the text about it',
    ),
  weave: weave.describe('Its cloth; 216 by 76 cells fill the widest'),
  photo: photo(800).optional().describe('A photo, in place of its cloth'),
  sample,
});

export type Project = Entry<typeof schema>;
