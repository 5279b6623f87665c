import { z } from 'zod';
import { text } from '../contract/text.ts';
import { EXAMPLES } from './collections/define-collection.ts';
import { photo } from './collections/media/index.ts';
import { offer } from './references.ts';
import { address, sample } from './schema.ts';
import { isOpening, type Section, section } from './sections.ts';
import { STRUCTURES } from './ui/loom/weave.ts';

/** The subject of a page, for search engines (schema.org). Questions, courses and events describe themselves. */
const subject = z
  .union([z.strictObject({ offer }), z.enum(['company', 'contact'])])
  .describe(
    'The id of an offer in content/offers.yaml, the company itself, or its contact details',
  );

const hasForm = (each: Section) => each.type === 'cta' || each.type === 'contact-form';

/** A page as written: its title, its description for search engines, and its sections. */
export const page = z
  .strictObject({
    title: text(60).describe(
      'The title of the page; the product name is added before it (spec A9)',
    ),
    description: text(160),
    subject: subject.optional(),
    family: z
      .enum(STRUCTURES)
      .default('mudmee')
      .describe(
        'The family whose accent color and cloth the page uses, named after the structure of its cloth',
      ),
    canonical: address.optional().describe('The canonical page, if this one is another view of it'),
    photo: photo(800)
      .optional()
      .describe('The photo of its share image; by default that of its hero, or else its cloth'),
    sample,
    sections: z.array(section).min(1),
  })
  .superRefine(({ subject, sections }, context) => {
    sections.forEach((each, index) => {
      const issue = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: ['sections', index, field], message });
      if (index === 0 && !isOpening(each)) {
        issue('type', `the first section must be a hero, and ${each.type} is not one`);
      }
      if (index > 0 && isOpening(each))
        issue('type', `${each.type} can only be the first section of a page`);
      if (typeof subject === 'object' && hasForm(each) && each.offer !== subject.offer) {
        issue('offer', `must be \`${subject.offer}\`, the subject of the page`);
      }
      if (JSON.stringify(each).includes(`"${EXAMPLES}`)) {
        issue('type', 'contains an example of the kit: name an entry of your own');
      }
    });
  });

export type Page = z.infer<typeof page>;
