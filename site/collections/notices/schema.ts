import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { sample } from '../../schema.ts';
import { weave } from '../../ui/loom/weave.ts';
import type { Entry } from '../entries.ts';

export const schema = z.strictObject({
  title: text(60),
  description: text(160).describe('What search engines say of it'),
  date: z.iso.date().describe('From when on it is in force'),
  order: z.int().describe('Where it stands among the others'),
  points: z
    .array(text(120))
    .min(2)
    .max(4)
    .describe('What it comes to, for whoever reads no further'),
  weave: weave.describe('The cloth of its share image; the page shows none'),
  sample,
});

export type Notice = Entry<typeof schema>;
