import { z } from 'zod';
import { text } from './text.ts';

/**
 * The words of the sections' own controls: the same on every page, so no page has to bring them. One key a
 * section. Source: `content/kit.yaml`.
 */
export const kitWords = z.strictObject({
  pricing: z.strictObject({
    period: text(40).describe('Names the choice of monthly or yearly'),
    monthly: text(24),
    yearly: text(24),
    currency: text(40).describe('Names the choice of baht or dollars'),
    baht: text(24),
    dollars: text(24),
  }),
});

export type KitWords = z.infer<typeof kitWords>;
