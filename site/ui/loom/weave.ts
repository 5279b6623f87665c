import { z } from 'zod';
import { COLOURS_MAX, WEIGHT_MAX, weigh } from './weight.ts';

/**
 * The natural dyes of threads (design.md); `ground` leaves the cloth's ground bare. Indigo and sky
 * come from the indigo plant, river from indigo over jackfruit wood, turmeric from its root, lac
 * from the lac insect, rose from sappan wood, and earth from mangrove bark. Cotton is bleached, and
 * undyed is left as picked.
 */
export const DYES = [
  'indigo',
  'sky',
  'river',
  'turmeric',
  'lac',
  'rose',
  'earth',
  'cotton',
  'undyed',
  'ground',
] as const;

export type Dye = (typeof DYES)[number];

/** The structures of cloth, one for each family of pages. */
export const STRUCTURES = [
  'mudmee',
  'nam-lai',
  'khit',
  'tin-chok',
  'pha-khao-ma',
  'yok-dok',
] as const;

export type Structure = (typeof STRUCTURES)[number];

/** The small figures that are raised in khit and yok dok. */
export const FIGURES = ['flower', 'grain', 'hook', 'scissors', 'star', 'bird'] as const;

export type Figure = (typeof FIGURES)[number];

const share = z.number().min(0).max(1);
const dye = z.enum(DYES);
const dyes = (least: number) => z.array(dye).min(least).max(16);
const feather = z.number().min(0).max(12).describe('The largest shift of a thread, in cells');
const every = z
  .int()
  .min(2)
  .max(12)
  .describe('The interval at which figures in a row have the accent color');

/**
 * The parameters that all structures share. Lengths are in cells; a cell is one upright stitch, 4
 * by 10 px on the page.
 */
const common = {
  seed: z.int().min(0).describe('Distinguishes this cloth from all others'),
  size: z
    .tuple([z.int().min(16).max(480), z.int().min(16).max(240)])
    .describe('The number of columns and rows of cells'),
  density: share.describe('The fraction of cells that are woven at the densest point'),
  fade: z
    .enum(['none', 'start', 'round', 'below'])
    .describe(
      'The direction in which the cloth dissolves: none, towards the text, all around, or downwards',
    ),
};

const lines = z
  .strictObject({ lines: dyes(1).describe('A row of each of these dyes') })
  .describe('Plain rows, below each other');

/** Mudmee from Isan: the rings of a diamond, dyed before weaving, so that their edges feather. */
const mudmee = z.strictObject({
  structure: z.literal('mudmee'),
  ...common,
  repeat: z
    .tuple([z.int().min(6).max(240), z.int().min(4).max(120)])
    .describe('The columns and rows from one diamond to the next'),
  dyes: dyes(2).describe('The rings of a diamond, from its center outwards'),
  feather,
  centre: z.tuple([share, share]).describe('The center of a diamond, as a fraction of the size'),
});

/** Nam lai from Nan: stepped waves, like flowing water. */
const namLai = z.strictObject({
  structure: z.literal('nam-lai'),
  ...common,
  repeat: z
    .tuple([z.int().min(8).max(240), z.int().min(4).max(120)])
    .describe('The columns of one wave, and the rows from one wave to the next'),
  rise: z.int().min(1).max(60).describe('The rows from the trough of a wave to its crest'),
  dyes: dyes(2).describe('The bands of a wave, from its surface downwards'),
  beads: dye.optional().describe('Every third stitch of the surface'),
  feather,
});

/** Khit from Ubon and Udon: bands of small raised figures between plain rows. */
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
            repeat: z.int().min(8).max(60).describe('The columns from one figure to the next'),
            dye,
            accent: dye,
            every,
          })
          .describe('A row of figures on the ground, with a bare row above and below'),
      ]),
    )
    .min(2)
    .max(12)
    .describe('From the top downwards, repeated'),
});

/** Tin chok from Sukhothai and Mae Chaem: the hem of a skirt, dense with hooked diamonds. */
const tinChok = z.strictObject({
  structure: z.literal('tin-chok'),
  ...common,
  field: dye.describe('The background of the hem'),
  bands: z
    .array(
      z.union([
        lines,
        z
          .strictObject({
            diamonds: dyes(1).describe('The dyes of the diamonds, in turn'),
            repeat: z.int().min(8).max(60).describe('The columns from one diamond to the next'),
            rows: z.int().min(7).max(40),
          })
          .describe('A row of hooked diamonds'),
        z
          .strictObject({
            lattice: z.tuple([dye, dye]).describe('The dyes of the rising and the falling threads'),
            heart: dye.describe('The filling of the spaces between the threads'),
            repeat: z.int().min(8).max(60).describe('The columns from one crossing to the next'),
            rows: z.int().min(5).max(40),
          })
          .describe('Crossing threads'),
      ]),
    )
    .min(2)
    .max(12)
    .describe('From the top downwards, repeated'),
});

const threads = z
  .array(z.strictObject({ dye, threads: z.int().min(1).max(60) }))
  .min(2)
  .max(12);

/**
 * Pha khao ma, worn all over Thailand: checks, in which warp and weft of two dyes cross in plain
 * weave.
 */
const phaKhaoMa = z.strictObject({
  structure: z.literal('pha-khao-ma'),
  ...common,
  warp: threads.describe('The vertical threads, from the start, repeated'),
  weft: threads.describe('The horizontal threads, from the top, repeated'),
});

/**
 * Yok dok from Lamphun: brocade with a small repeat in two whites and occasional figures in gold.
 */
const yokDok = z.strictObject({
  structure: z.literal('yok-dok'),
  ...common,
  figure: z.enum(FIGURES),
  repeat: z
    .tuple([z.int().min(10).max(80), z.int().min(6).max(40)])
    .describe(
      'The columns and rows from one figure to the next; every second row of figures is moved by half',
    ),
  whites: z.tuple([dye, dye]).describe('The figures of each row, in turn'),
  gold: dye,
  every,
});

/**
 * The parameters of a weave (design.md, "The Loom" and "Each family has its own structure"). The
 * same parameters always produce the same cells. A cloth whose image would be too large is
 * rejected.
 */
export const weave = z
  .discriminatedUnion('structure', [mudmee, namLai, khit, tinChok, phaKhaoMa, yokDok])
  .superRefine((cloth, { addIssue }) => {
    const { colours, bytes } = weigh(cloth);
    if (colours > COLOURS_MAX) {
      addIssue({
        code: 'custom',
        message: `has ${colours} colors, but the maximum is ${COLOURS_MAX}: use fewer dyes`,
      });
    } else if (bytes > WEIGHT_MAX) {
      addIssue({
        code: 'custom',
        path: ['size'],
        message: `its image has about ${bytes} bytes, but the maximum is ${WEIGHT_MAX}: use fewer columns or rows, or less feather`,
      });
    }
  })
  .describe('A cloth; its image has at most 6 kB');

export type Weave = z.infer<typeof weave>;

/** The parameters of a weave with one structure. */
export type WeaveOf<Name extends Structure> = Extract<Weave, { structure: Name }>;
