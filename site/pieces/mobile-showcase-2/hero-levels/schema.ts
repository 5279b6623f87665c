import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { deviceScreen } from '../../../kit/phone/blocks.ts';
import { action, anchor, sample } from '../../../schema.ts';
import { weave } from '../../../ui/loom/weave.ts';

/** The rows of the drawing: three above ground, two below. */
export const LEVELS = 5;
export const GROUND = 3;

const seen = z.strictObject({
  screen: z.strictObject(deviceScreen),
  decision: z
    .strictObject({
      legend: text(60),
      options: z
        .array(z.strictObject({ label: text(48), detail: text(60), result: text(200) }))
        .min(2)
        .max(3),
    })
    .optional()
    .describe('Decision on the screen, below its blocks'),
  says: text(280).describe('What happens here'),
  office: text(200).describe('What the office sees at that minute'),
});

const point = z
  .strictObject({
    level: text(12).describe('As on the button of a lift: B3'),
    place: text(32),
    row: z.int().min(1).max(LEVELS).describe('Row from the top; the fourth is below ground'),
    bars: z.int().min(0).max(4).describe('Signal strength there'),
    done: z.int().min(0).describe('Finished checks on leaving'),
    kept: z.int().min(0).default(0).describe('Those of them that are only on the phone'),
    ...seen.shape,
    connected: seen.optional().describe('The same with signal below ground'),
  })
  .refine(({ done, kept }) => kept <= done, 'more is kept than was done')
  .refine(({ row, connected }) => row <= GROUND || connected !== undefined, {
    path: ['connected'],
    error: 'is missing below ground: add it',
  });

export const schema = z
  .strictObject({
    type: z.literal('hero-levels'),
    anchor,
    heading: text(60),
    lead: text(280),
    action,
    example: text(160).describe('Note that it is an example'),
    signal: z
      .strictObject({ legend: text(48), none: text(32), there: text(32) })
      .describe('Choice of whether there is signal below ground'),
    points: text(80).describe('Label of the choice of a place'),
    first: z.int().min(1).max(6).describe('The initially selected place, counted from 1'),
    checks: z.int().min(4).max(48).describe('Total number of checks'),
    walk: z.array(point).min(3).max(6).describe('In the order of the round'),
    weave: weave.describe('The ground: 480 columns reach from edge to edge; five rows are shown'),
    sample,
  })
  .refine(({ walk, checks }) => walk.every(({ done }) => done <= checks), {
    path: ['checks'],
    error: 'more is done than there is to do: lower it',
  })
  .describe(
    'Opens with a round through a building, drawn as a profile: a phone shows each place, with or without signal below ground',
  );
