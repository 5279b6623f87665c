import { z } from 'zod';
import { CHOICE_FIELDS, type ChoiceField, LEAD_FIELDS } from './api/lead-fields.ts';
import { CHOICE_ID, FORM_ID } from './api/leads.ts';
import { text } from './text.ts';

/** Something that a form asks to choose: what it is called, and the options. */
const choice = z.strictObject({
  label: text(60),
  options: z
    .array(
      z.strictObject({
        id: z
          .string()
          .max(40)
          .regex(CHOICE_ID, 'an id is lower-case letters, digits and hyphens')
          .describe('What is stored; never changed once it has been online'),
        label: text(60),
      }),
    )
    .min(2)
    .max(8)
    .refine(
      (options) => new Set(options.map(({ id }) => id)).size === options.length,
      'has an id twice',
    ),
});

/** The label and the options of each of a form’s choice fields. */
const choices = {
  choice: choice.optional().describe('What the field `choice` is about'),
  budget: choice.optional().describe('What the field `budget` offers'),
  urgency: choice.optional().describe('What the field `urgency` offers, the most urgent first'),
} satisfies Record<ChoiceField, z.ZodType>;

const form = z
  .strictObject({
    title: text(80).describe('What a message from it is called, in mails and in the inbox'),
    fields: z
      .array(z.strictObject({ field: z.enum(LEAD_FIELDS), required: z.boolean() }))
      .min(1)
      .describe('What can be filled in, in this order, and what has to be'),
    ...choices,
    purposes: z
      .array(z.enum(['reply', 'marketing']))
      .min(1)
      .describe('What sending it agrees to; the boxes for news and for calls come on top of it'),
  })
  .superRefine(({ fields, ...asked }, context) => {
    const names = fields.map(({ field }) => field);
    const issue = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (new Set(names).size < names.length) issue('fields', 'names a field twice');
    if (!fields.some(({ field, required }) => field === 'email' && required)) {
      issue('fields', 'needs the e-mail, required: nobody could be answered without it');
    }
    for (const field of CHOICE_FIELDS) {
      if (names.includes(field) !== (asked[field] !== undefined)) {
        issue(field, `goes with the field \`${field}\`: a form has both or neither`);
      }
    }
  });

/**
 * What the forms of the site mean, by the id that the browser sends with its values. Source:
 * `content/forms.yaml`.
 */
export const forms = z.record(
  z.string().regex(FORM_ID, 'an id is lower-case letters and hyphens'),
  form,
);

export type Form = z.infer<typeof form>;
export type Forms = z.infer<typeof forms>;

/** What kind of thing an offer is, for search engines; those that have none speak for themselves on their pages. */
export const OFFER_KINDS = ['product', 'software', 'app', 'service'] as const;

const price = z
  .strictObject({
    baht: z.int().min(0).describe('Before VAT; 0 if it costs nothing'),
    to: z.int().positive().optional().describe('The most, where it depends on what is done'),
    per: z.enum(['week', 'month']).optional().describe('What it is paid for; left out if once'),
  })
  .refine(({ baht, to }) => to === undefined || to > baht, 'the most is more than the least');

const offer = z.strictObject({
  name: text(60),
  kind: z.enum(OFFER_KINDS).optional(),
  prices: z.array(price).default([]).describe('As they stand on its page'),
  sample: z.literal(true).optional().describe('True while its prices are made up'),
});

export type Offer = z.infer<typeof offer>;

/**
 * What we offer, by its id: pages are about it, sections with a form say so, and each lead keeps it.
 * Source: `content/offers.yaml`.
 */
export const offers = z.record(
  z.string().max(40).regex(CHOICE_ID, 'an id is lower-case letters, digits and hyphens'),
  offer,
);

export type Offers = z.infer<typeof offers>;

const wording = z.strictObject({
  version: z.iso.date('is not a date in quotes'),
  reply: text(400).describe('What a message is used for, said where it is asked for'),
  marketing: text(240).describe('Beside the box for news'),
  call: text(120).describe('Beside the box for calls, which stands by the telephone'),
  newsletter: text(400).describe('What signing up for the newsletter agrees to'),
});

/**
 * The wordings of the consent (thai.md 17), newest first; there is at least one. A version that visitors
 * have seen is never changed: what they agreed to is kept by its version; old ones have no word on calls. Source:
 * `content/consent.yaml`.
 */
export const consent = z
  .tuple([wording], wording.partial({ call: true }))
  .refine(
    (versions) =>
      versions.every(({ version }, index) => version < (versions[index - 1]?.version ?? '9999')),
    'the versions are not in order, newest first',
  );

export type Consent = z.infer<typeof consent>;
