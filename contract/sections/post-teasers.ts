import { z } from 'zod';
import { text } from '../text.ts';
import { weave } from '../weave.ts';
import { action, address, sample, sectionHead } from './common.ts';

/** A post as other pages point at it. */
export const postTeaser = z.strictObject({
  title: text(100),
  excerpt: text(240),
  topic: text(32),
  date: z.iso.date(),
  author: text(60),
  minutes: z.int().min(1).describe('How long it takes to read'),
  weave,
  url: address,
  sample,
});

export const postTeasers = z
  .strictObject({
    type: z.literal('post-teasers'),
    ...sectionHead,
    posts: z.array(postTeaser).min(1).max(12),
    action: action.optional(),
  })
  .describe('Posts of the magazine, the first one large');
