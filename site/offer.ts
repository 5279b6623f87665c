import { z } from 'zod';
import { didYouMean } from '../contract/nearest.ts';
import { content } from './content.ts';

/** The offer that a page or a form is about, by its id; what names none stops the build with the nearest one. */
export const offer = z
  .string()
  .superRefine((id, context) => {
    if (Object.hasOwn(content.offers, id)) return;
    const message = `content/offers.yaml has no \`${id}\`${didYouMean(id, Object.keys(content.offers))}`;
    context.addIssue({ code: 'custom', message });
  })
  .describe('An id of content/offers.yaml');
