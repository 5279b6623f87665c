import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { action, anchor, sample } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-receipt'),
    anchor,
    heading: text(48).describe('The one oversized line'),
    lead: text(280),
    actions: z.array(action).min(1).max(2),
    shop: text(40).describe('Heading of the receipt'),
    when: text(40),
    items: z
      .array(z.strictObject({ label: text(40), baht: z.number().positive() }))
      .min(1)
      .max(4),
    choose: text(60).describe('Label of the choice of stamps per card'),
    cards: z
      .array(z.int().min(4).max(14))
      .min(2)
      .max(3)
      .describe('Options for the number of stamps per card'),
    first: z.int().min(1).max(3).describe('The initially selected card, counted from 1'),
    stamps: z.int().min(1).describe('Stamps the customer has, including this bill’s'),
    reward: z
      .strictObject({ label: text(40), baht: z.number().positive() })
      .describe('Reward for a full card, and its cost to the shop'),
    month: z
      .strictObject({ baht: z.number().positive(), bills: z.int().positive() })
      .describe('Monthly cost of the app, and monthly number of bills with a stamp'),
    example: text(160).describe('Note that it is an example'),
    sample,
  })
  .refine(({ first, cards }) => first <= cards.length, {
    path: ['first'],
    error: 'is not one of the cards: give the number of one',
  })
  .refine(({ stamps, cards }) => stamps <= Math.min(...cards), {
    path: ['stamps'],
    error: 'are more than a card has: lower it',
  })
  .describe('Opens with a till receipt that also shows what its stamp costs the shop');
