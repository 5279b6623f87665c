import { z } from 'zod';
import {
  CHOICE_FIELDS,
  type ChoiceField,
  FORM_FILES_MAX,
  isLeadField,
  LEAD_FIELDS,
} from './api/lead-fields.ts';
import { CHOICE_ID, FORM_ID } from './api/leads.ts';
import { calendarDate } from './date.ts';
import { didYouMean } from './nearest.ts';
import { choice, ownField } from './own-fields.ts';
import { text } from './text.ts';

const choices = {
  choice: choice.optional().describe('Label and options of the field `choice`'),
  budget: choice.optional().describe('Options of the field `budget`'),
  urgency: choice.optional().describe('Options of the field `urgency`, the most urgent first'),
} satisfies Record<ChoiceField, z.ZodType>;

const form = z
  .strictObject({
    title: text(80).describe('Title of a message from this form, in emails and in the inbox'),
    submit: text(24)
      .optional()
      .describe('Label of its button; a call to action has one of the labels of all pages'),
    sent: text(160).describe('Shown once it is stored'),
    repeated: text(160).describe('The same submission was sent twice and is stored once'),
    fields: z
      .array(z.strictObject({ field: z.string(), required: z.boolean() }))
      .min(1)
      .max(20)
      .describe('The fields in order, and which of them are required'),
    ...choices,
    own: z
      .record(
        z
          .string()
          .max(40)
          .regex(CHOICE_ID, 'an id consists of lower-case letters, digits and hyphens'),
        ownField,
      )
      .default({})
      .describe('Fields that this form alone has, by id'),
    purposes: z
      .array(z.enum(['reply', 'marketing']))
      .min(1)
      .describe(
        'Purposes that sending the form agrees to; the boxes for news and for calls are added to them',
      ),
  })
  .superRefine(({ fields, own, ...asked }, context) => {
    const names = fields.map(({ field }) => field);
    const issue = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (new Set(names).size < names.length) issue('fields', 'names a field twice: remove one');
    if (!fields.some(({ field, required }) => field === 'email' && required)) {
      issue('fields', 'must require the email, which is needed to answer');
    }
    const known = [...LEAD_FIELDS, ...Object.keys(own)];
    for (const name of names.filter((each) => !known.includes(each))) {
      issue(
        'fields',
        `has no field \`${name}\`${didYouMean(name, known)}; describe a field of your own under \`own\``,
      );
    }
    for (const id of Object.keys(own)) {
      if (isLeadField(id))
        issue('own', `has \`${id}\`, which every form can have: choose another id`);
      else if (!names.includes(id))
        issue('own', `has \`${id}\`, which \`fields\` doesn't list: add it there`);
    }
    const files = Object.values(own).reduce(
      (sum, each) => sum + (each.type === 'file' ? each.max : 0),
      0,
    );
    if (files > FORM_FILES_MAX) {
      issue('own', `takes ${files} files: lower \`max\`, a form takes ${FORM_FILES_MAX} at most`);
    }
    for (const field of CHOICE_FIELDS) {
      if (names.includes(field) !== (asked[field] !== undefined)) {
        issue(field, `goes with the field \`${field}\`: a form has both or neither`);
      }
    }
  });

/** The forms of the site by id, which the browser sends with the values. Source: `content/forms.yaml`. */
export const forms = z.record(
  z.string().regex(FORM_ID, 'an id consists of lower-case letters and hyphens'),
  form,
);

export type Form = z.infer<typeof form>;
export type Forms = z.infer<typeof forms>;

/** Kinds of offers for search engines. An offer without a kind is described by its page. */
export const OFFER_KINDS = ['product', 'software', 'app', 'service'] as const;

const price = z
  .strictObject({
    baht: z.int().min(0).describe('Before VAT; 0 if it is free'),
    to: z.int().positive().optional().describe('The maximum, if the price depends on the work'),
    per: z
      .enum(['week', 'month'])
      .optional()
      .describe('Billing period; omit it for a one-off price'),
  })
  .refine(({ baht, to }) => to === undefined || to > baht, 'the most must be more than the least');

const offer = z.strictObject({
  name: text(60),
  kind: z.enum(OFFER_KINDS).optional(),
  prices: z.array(price).default([]).describe('The prices as shown on its page'),
  sample: z.literal(true).optional().describe('True while its prices are invented'),
});

export type Offer = z.infer<typeof offer>;

/** Our offers by id, to which pages, forms and leads refer. Source: `content/offers.yaml`. */
export const offers = z.record(
  z.string().max(40).regex(CHOICE_ID, 'an id consists of lower-case letters, digits and hyphens'),
  offer,
);

export type Offers = z.infer<typeof offers>;

const wording = z.strictObject({
  version: calendarDate,
  reply: text(400).describe('How a message is used, shown where it is asked for'),
  marketing: text(240).describe('Next to the box for news'),
  call: text(120).describe('Next to the box for calls, by the telephone field'),
  newsletter: text(400).describe('Text that signing up for the newsletter agrees to'),
});

/**
 * The versions of the consent (thai.md 17), newest first; there is at least one. A version that visitors have seen is
 * never changed, because consent is stored with its version; old versions don't mention calls. Source:
 * `content/consent.yaml`.
 */
export const consent = z
  .tuple([wording], wording.partial({ call: true }))
  .refine(
    (versions) =>
      versions.every(({ version }, index) => version < (versions[index - 1]?.version ?? '9999')),
    'the versions must be in order, newest first',
  );

export type Consent = z.infer<typeof consent>;
