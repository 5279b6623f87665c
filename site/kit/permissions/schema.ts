import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('permissions'),
    ...sectionHead,
    asks: z
      .array(
        z.strictObject({
          name: text(32),
          when: text(80).describe('When the phone asks for it'),
          allowed: text(200).describe('Purpose of the permission'),
          refused: text(200).describe('What still works without it, and what does not'),
          isAllowed: z
            .boolean()
            .default(true)
            .describe('Whether it is allowed until the user refuses'),
        }),
      )
      .min(2)
      .max(6),
    never: z
      .strictObject({ title: text(48), items: z.array(text(40)).min(2).max(10), note: text(280) })
      .describe('Permissions that it never asks for'),
  })
  .describe('The permissions an app asks for: refuse one, and see what still works');
