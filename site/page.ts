import { z } from 'zod';
import { text } from '../contract/text.ts';
import { EXAMPLES } from './collections/define-collection.ts';
import { offer } from './offer.ts';
import { address, sample } from './schema.ts';
import { isOpening, type Section, section } from './sections.ts';
import { STRUCTURES } from './ui/loom/weave.ts';

/**
 * The subject of a page, for search engines (schema.org). Questions, courses and events describe
 * themselves.
 */
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
    sample,
    sections: z.array(section).min(1),
  })
  .superRefine(({ subject, sections }, context) => {
    sections.forEach((each, index) => {
      const issue = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: ['sections', index, field], message });
      if (index === 0 && !isOpening(each)) {
        issue('type', `a page opens with a hero of its own, and ${each.type} is none`);
      }
      if (index > 0 && isOpening(each))
        issue('type', `${each.type} opens a page; this is not its first section`);
      if (typeof subject === 'object' && hasForm(each) && each.offer !== subject.offer) {
        issue(
          'offer',
          `is \`${subject.offer}\`: the page is about it, and so is a message from its form`,
        );
      }
      if (JSON.stringify(each).includes(`"${EXAMPLES}`)) {
        issue('type', 'shows an example of the kit');
      }
    });
  });

export type Page = z.infer<typeof page>;
