import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { weave } from '../../../contract/weave.ts';
import { action, address, sample, sectionHead } from '../../schema.ts';

/** A post as other pages point at it. */
export const postTeaser = z.strictObject({
  title: text(100),
  excerpt: text(240),
  topic: text(32),
  date: z.iso.date(),
  author: text(60),
  minutes: z.int().min(1).describe('How long it takes to read'),
  weave: weave.describe('176 by 44 cells fill the first post’s, 160 by 16 the bands of the others'),
  url: address,
  sample,
});

export const schema = z
  .strictObject({
    type: z.literal('post-teasers'),
    ...sectionHead,
    posts: z.array(postTeaser).min(1).max(12),
    action: action.optional(),
  })
  .describe('Posts of the magazine, the first one large');
