import { z } from 'zod';

/** The natural dyes a thread can have (design.md); `ground` leaves the cloth's ground bare. */
export const DYES = ['indigo', 'sky', 'turmeric', 'lac', 'cotton', 'ground'] as const;

export type Dye = (typeof DYES)[number];

const share = z.number().min(0).max(1);

/**
 * The parameters of one weave (design.md, "The Loom"): the same parameters always give the same
 * cells. Lengths are in cells; a cell is one upright stitch, 4 by 10 px on the page.
 */
export const weave = z.strictObject({
  seed: z.int().min(0).describe('Tells this cloth from every other one'),
  size: z
    .tuple([z.int().min(16).max(480), z.int().min(16).max(240)])
    .describe('Columns and rows of cells'),
  repeat: z
    .tuple([z.int().min(6).max(240), z.int().min(4).max(120)])
    .describe('Columns and rows from one diamond to the next'),
  dyes: z
    .array(z.enum(DYES))
    .min(2)
    .max(16)
    .describe('The rings of a diamond, from its heart outwards'),
  density: share.describe('How much of the cloth is woven where it is densest'),
  feather: z.number().min(0).max(12).describe('How far a thread may slip, in cells'),
  centre: z.tuple([share, share]).describe('Where a diamond has its heart, as a share of the size'),
  fade: z
    .enum(['none', 'start', 'round', 'below'])
    .describe('Where the cloth comes apart: nowhere, towards the text, all round, or downwards'),
});

export type Weave = z.infer<typeof weave>;
