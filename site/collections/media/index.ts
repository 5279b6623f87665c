import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { sample } from '../../schema.ts';
import type { PhotoInAllLanguages } from '../../ui/photo/photo.ts';
import { defineCollection, reference } from '../define-collection.ts';
import { pictureOf } from './files.ts';

const percent = z.int().min(0).max(100);

/** The pictures that content can show. The file of each is beside its `entry.yaml`. */
export const media = defineCollection({
  name: 'media',
  schema: z.strictObject({
    alt: text(240).describe('Description for people who cannot see it'),
    credit: text(80).optional().describe('Whom to name beside it, as in “Photo: Nok Studio”'),
    focus: z
      .tuple([percent, percent])
      .default([50, 50])
      .describe(
        'Point that stays visible when it is cropped: percent from the left, and from the top',
      ),
    sample,
  }),
});

/**
 * A schema for the id of a picture in `content/media`; the section receives the picture.
 * @param least the minimum width of the original, in px
 */
export const photo = (least = 160) =>
  reference(media).transform(({ id, alt, credit, focus }, context): PhotoInAllLanguages => {
    const picture = pictureOf(id);
    if (!picture) {
      context.addIssue({
        code: 'custom',
        message: `content/media/${id} has something wrong itself`,
      });
      return z.NEVER;
    }
    const { name, width, height } = picture;
    if (width < least) {
      const message = `\`${id}\` is ${width} px wide, and ${least} px are needed here: use a larger picture`;
      context.addIssue({ code: 'custom', message });
    }
    return { id, name, alt, credit, focus, width, height };
  });
