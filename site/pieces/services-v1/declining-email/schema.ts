import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { reference } from '../../../collections/define-collection.ts';
import { people } from '../../../collections/people/index.ts';
import { fact, sample, sectionHead } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('declining-email'),
    anchor: sectionHead.anchor,
    heading: sectionHead.heading,
    from: reference(people),
    facts: z.array(fact).min(1).max(3).describe('Recipient and subject'),
    before: text(320).describe('The findings'),
    point: text(140).describe('The advice, in large type'),
    after: text(320).describe('What to do instead'),
    draft: z
      .strictObject({ title: text(48), lines: z.array(text(160)).min(2).max(4) })
      .describe('The attached text, which does it'),
    sample,
  })
  .describe('An email that advises against buying, as a large sheet');
