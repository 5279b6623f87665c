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
    shop: text(40).describe('Heads the receipt'),
    when: text(40),
    items: z
      .array(z.strictObject({ label: text(40), baht: z.number().positive() }))
      .min(1)
      .max(4),
    choose: text(60).describe('Names the choice of how many stamps fill a card'),
    cards: z
      .array(z.int().min(4).max(14))
      .min(2)
      .max(3)
      .describe('How many stamps fill a card: what one can choose from'),
    first: z.int().min(1).max(3).describe('The card to begin with, from 1'),
    stamps: z.int().min(1).describe('How many the customer has, with that of this bill'),
    reward: z
      .strictObject({ label: text(40), baht: z.number().positive() })
      .describe('What a full card gives, and what that costs the shop'),
    month: z
      .strictObject({ baht: z.number().positive(), bills: z.int().positive() })
      .describe('What the app costs a month, and how many bills get a stamp in it'),
    example: text(160).describe('Says that it is an example'),
    sample,
  })
  .refine(({ first, cards }) => first <= cards.length, {
    path: ['first'],
    error: 'is none of the cards',
  })
  .refine(({ stamps, cards }) => stamps <= Math.min(...cards), {
    path: ['stamps'],
    error: 'are more than a card has',
  })
  .describe('Opens with a till receipt that also says what the stamp on it costs the shop');
