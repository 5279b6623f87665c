import { z } from 'zod';
import { didYouMean } from '../contract/nearest.ts';
import { content } from './content.ts';

/**
 * The id of the offer that a page or a form is about. An unknown id fails the build with a suggestion of the nearest
 * one.
 */
export const offer = z
  .string()
  .superRefine((id, context) => {
    if (Object.hasOwn(content.offers, id)) return;
    const message = `content/offers.yaml has no \`${id}\`${didYouMean(id, Object.keys(content.offers))}`;
    context.addIssue({ code: 'custom', message });
  })
  .describe('An id of content/offers.yaml');
