import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { sample } from '../../schema.ts';
import { figure } from '../../ui/cover/figure.ts';
import { weave } from '../../ui/loom/weave.ts';
import { vignette } from '../../vignettes/registry.ts';
import { reference } from '../define-collection.ts';
import type { Entry } from '../entries.ts';
import { people } from '../people/index.ts';
import { topic } from '../topics.ts';

export const schema = z
  .strictObject({
    title: text(60),
    description: text(160).describe('What teasers and search engines say of it'),
    date: z.iso.date().describe('When it was published'),
    topics: z.array(topic).min(1).max(4).describe('What it is about, the main one first'),
    author: reference(people),
    weave,
    figure: figure
      .optional()
      .describe('What is on its cover, which is of its own cloth: pha khao ma'),
    vignettes: z
      .record(z.string().regex(/^[a-z][a-z-]*$/), vignette)
      .default({})
      .describe('Its product pictures by their names: <Vignette name="paper" /> shows one'),
    sample,
  })
  .refine(
    ({ figure: drawn, weave: { structure } }) => drawn === undefined || structure === 'pha-khao-ma',
    {
      path: ['figure'],
      error: 'is drawn on pha khao ma alone: take that for `weave`, or the figure out',
    },
  );

export type Post = Entry<typeof schema>;
