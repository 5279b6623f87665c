import { z } from 'zod';
import { DYES } from './dyes.ts';

/** The structures of cloth, each with its family of pages. */
export const STRUCTURES = [
  'mudmee',
  'nam-lai',
  'khit',
  'tin-chok',
  'pha-khao-ma',
  'yok-dok',
] as const;

export type Structure = (typeof STRUCTURES)[number];

/** The small figures that khit and yok dok raise from the cloth. */
export const FIGURES = ['flower', 'grain', 'hook', 'scissors', 'star', 'bird'] as const;

export type Figure = (typeof FIGURES)[number];

const share = z.number().min(0).max(1);
const dye = z.enum(DYES);
const dyes = (least: number) => z.array(dye).min(least).max(16);
const feather = z.number().min(0).max(12).describe('How far a thread may slip, in cells');
const every = z.int().min(2).max(12).describe('Which of the figures in a row is in the accent');

/** The parameters that all structures have. Lengths are in cells; a cell is one upright stitch, 4 by 10 px on the page. */
const common = {
  seed: z.int().min(0).describe('Tells this cloth from every other one'),
  size: z
    .tuple([z.int().min(16).max(480), z.int().min(16).max(240)])
    .describe('Columns and rows of cells'),
  density: share.describe('How much of the cloth is woven where it is densest'),
  fade: z
    .enum(['none', 'start', 'round', 'below'])
    .describe('Where the cloth comes apart: nowhere, towards the text, all round, or downwards'),
  inlay: z
    .array(
      z.strictObject({
        dye,
        at: z.tuple([z.int().min(0), z.int().min(0)]).describe('Column and row of its first cell'),
        size: z.tuple([z.int().min(1), z.int().min(1)]).describe('Columns and rows'),
      }),
    )
    .max(48)
    .optional()
    .describe(
      'Blocks laid into the cloth, such as the bars of a chart; the last covers the others',
    ),
};

const lines = z
  .strictObject({ lines: dyes(1).describe('A row of each of these dyes') })
  .describe('Plain rows, one below the other');

/** Mudmee of Isan: the rings of a diamond, dyed before weaving, so that their edges feather. */
const mudmee = z.strictObject({
  structure: z.literal('mudmee'),
  ...common,
  repeat: z
    .tuple([z.int().min(6).max(240), z.int().min(4).max(120)])
    .describe('Columns and rows from one diamond to the next'),
  dyes: dyes(2).describe('The rings of a diamond, from its heart outwards'),
  feather,
  centre: z.tuple([share, share]).describe('Where a diamond has its heart, as a share of the size'),
});

/** Nam lai of Nan: waves in steps, like flowing water. */
const namLai = z.strictObject({
  structure: z.literal('nam-lai'),
  ...common,
  repeat: z
    .tuple([z.int().min(8).max(240), z.int().min(4).max(120)])
    .describe('Columns of one wave, and rows from one wave to the next'),
  rise: z.int().min(1).max(60).describe('Rows from the trough of a wave to its crest'),
  dyes: dyes(2).describe('The bands of a wave, from its surface downwards'),
  beads: dye.optional().describe('Every third stitch of the surface'),
  feather,
});

/** Khit of Ubon and Udon: bands of small raised figures between plain rows. */
const khit = z.strictObject({
  structure: z.literal('khit'),
  ...common,
  bands: z
    .array(
      z.union([
        lines,
        z
          .strictObject({
            figure: z.enum(FIGURES),
            repeat: z.int().min(8).max(60).describe('Columns from one figure to the next'),
            dye,
            accent: dye,
            every,
          })
          .describe('A row of figures on the ground, with a bare row above and below'),
      ]),
    )
    .min(2)
    .max(12)
    .describe('From the top downwards, and then again'),
});

/** Tin chok of Sukhothai and Mae Chaem: the hem of a skirt, dense with hooked diamonds. */
const tinChok = z.strictObject({
  structure: z.literal('tin-chok'),
  ...common,
  field: dye.describe('What the hem is woven on'),
  bands: z
    .array(
      z.union([
        lines,
        z
          .strictObject({
            diamonds: dyes(1).describe('The diamonds, one dye after the other'),
            repeat: z.int().min(8).max(60).describe('Columns from one diamond to the next'),
            rows: z.int().min(7).max(40),
          })
          .describe('A row of hooked diamonds'),
        z
          .strictObject({
            lattice: z.tuple([dye, dye]).describe('The threads that rise, and those that fall'),
            heart: dye.describe('What is in the meshes'),
            repeat: z.int().min(8).max(60).describe('Columns from one crossing to the next'),
            rows: z.int().min(5).max(40),
          })
          .describe('Threads that cross'),
      ]),
    )
    .min(2)
    .max(12)
    .describe('From the top downwards, and then again'),
});

const threads = z
  .array(z.strictObject({ dye, threads: z.int().min(1).max(60) }))
  .min(2)
  .max(12);

/** Pha khao ma, everybody's: checks, where warp and weft of two dyes cross in plain weave. */
const phaKhaoMa = z.strictObject({
  structure: z.literal('pha-khao-ma'),
  ...common,
  warp: threads.describe('The threads from top to bottom, from the start on, and then again'),
  weft: threads.describe('The threads across, from the top on, and then again'),
});

/** Yok dok of Lamphun: brocade, a small repeat in two whites, with a figure of gold here and there. */
const yokDok = z.strictObject({
  structure: z.literal('yok-dok'),
  ...common,
  figure: z.enum(FIGURES),
  repeat: z
    .tuple([z.int().min(10).max(80), z.int().min(6).max(40)])
    .describe(
      'Columns and rows from one figure to the next; each second row of them is moved by half',
    ),
  whites: z.tuple([dye, dye]).describe('The figures, one row of them after the other'),
  gold: dye,
  every,
});

/** The parameters of one weave, whatever its picture weighs: each structure has its own. */
export const parameters = z.discriminatedUnion('structure', [
  mudmee,
  namLai,
  khit,
  tinChok,
  phaKhaoMa,
  yokDok,
]);

export type Weave = z.infer<typeof parameters>;

/** A weave of one structure. */
export type WeaveOf<Name extends Structure> = Extract<Weave, { structure: Name }>;
