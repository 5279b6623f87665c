import { z } from 'zod';
import { text } from '../text.ts';
import { weave } from '../weave.ts';
import { sectionHead } from './common.ts';

const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('message'), from: z.enum(['person', 'app']), body: text(200) }),
  z.strictObject({
    type: z.literal('row'),
    label: text(60),
    value: text(40),
    state: z.enum(['plain', 'good', 'attention', 'wrong']).default('plain'),
  }),
  z.strictObject({ type: z.literal('figure'), label: text(60), value: text(24) }),
  z.strictObject({ type: z.literal('weave'), weave, label: text(60) }),
  z.strictObject({ type: z.literal('button'), label: text(40) }),
]);

export const phoneScreens = z
  .strictObject({
    type: z.literal('phone-screens'),
    ...sectionHead,
    screens: z
      .array(
        z.strictObject({
          title: text(40).describe('What stands in the app’s bar'),
          time: z.string().regex(/^\d\d:\d\d$/),
          caption: text(120),
          description: text(400).describe('What it shows, for those who cannot see it'),
          blocks: z.array(block).min(1).max(8),
        }),
      )
      .min(1)
      .max(4),
  })
  .describe('An app at work, on phones');
