import { z } from 'zod';
import { calendarDate } from '../../../contract/date.ts';
import { text } from '../../../contract/text.ts';
import { sample } from '../../schema.ts';
import { weave } from '../../ui/loom/weave.ts';
import type { Entry } from '../entries.ts';

export const schema = z.strictObject({
  title: text(60),
  description: text(160).describe('For search engines'),
  date: calendarDate.describe('Date from which it applies'),
  order: z.int().describe('Position among the notices'),
  points: z.array(text(120)).min(2).max(4).describe('Summary for readers in a hurry'),
  weave: weave.describe('Cloth of its share image; the page itself shows none'),
  sample,
});

export type Notice = Entry<typeof schema>;
