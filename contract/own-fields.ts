import { z } from 'zod';
import { ANSWER_MAX, FORM_FILES_MAX } from './api/lead-fields.ts';
import { CHOICE_ID } from './api/leads.ts';
import type { FieldRefusal } from './api/refusal.ts';
import { longDate } from './format.ts';
import type { Lang } from './lang.ts';
import { withAscii } from './plain-text.ts';
import { withArabicDigits } from './telephone.ts';
import { localize, text } from './text.ts';

/** A field with options: its label and the options. */
export const choice = z.strictObject({
  label: text(60),
  options: z
    .array(
      z.strictObject({
        id: z
          .string()
          .max(40)
          .regex(CHOICE_ID, 'an id consists of lower-case letters, digits and hyphens')
          .describe('Stored with each lead; never changed once it has been online'),
        label: text(60),
      }),
    )
    .min(2)
    .max(8)
    .refine(
      (options) => new Set(options.map(({ id }) => id)).size === options.length,
      'has a duplicate id',
    ),
});

const label = text(60);
const hint = text(120).optional().describe('Help below the field');

/** A field that a form of this site alone has. */
export const ownField = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), label, hint }),
  z.strictObject({ type: z.literal('long-text'), label, hint }),
  choice.extend({ type: z.literal('choice') }),
  z
    .strictObject({
      type: z.literal('number'),
      label,
      hint,
      min: z.number().describe('The smallest accepted number'),
      max: z.number().describe('The largest accepted number'),
    })
    .refine(({ min, max }) => min < max, { path: ['max'], message: 'must be more than `min`' }),
  z.strictObject({
    type: z.literal('date'),
    label,
    hint,
    earliest: z.literal('today').optional().describe('Refuses days that have passed'),
  }),
  z.strictObject({
    type: z.literal('file'),
    label,
    hint,
    max: z.int().min(1).max(FORM_FILES_MAX).default(1).describe('The maximum number of files'),
  }),
]);

export type OwnField = z.infer<typeof ownField>;

const NUMBER = /^-?\d{1,12}(?:\.\d{1,6})?$/;
const DAY = 24 * 60 * 60 * 1000;

/** Returns a number as typed, in any digits and with thousands separators, as the digits of a number. */
const plainNumber = (typed: string) => withArabicDigits(withAscii(typed)).replace(/[,\s]/g, '');

/** Whether a date hasn't passed in any time zone. */
const isToCome = (day: string) => day >= new Date(Date.now() - DAY).toISOString().slice(0, 10);

/** Returns the fault of an answer that is not empty; undefined if it is valid. Files can't be sent as texts. */
export function faultOfAnswer(field: OwnField, answer: string): FieldRefusal | undefined {
  switch (field.type) {
    case 'text':
    case 'long-text': {
      const max = ANSWER_MAX[field.type];
      if (answer.length > max) return { code: 'too_long', max };
      return field.type === 'text' && answer.includes('\n')
        ? { code: 'invalid_format' }
        : undefined;
    }
    case 'choice':
      return field.options.some(({ id }) => id === answer) ? undefined : { code: 'unknown' };
    case 'number': {
      const number = plainNumber(answer);
      const isWithin = Number(number) >= field.min && Number(number) <= field.max;
      return NUMBER.test(number) && isWithin ? undefined : { code: 'invalid_format' };
    }
    case 'date': {
      const isDay = z.iso.date().safeParse(answer).success && /^(?:19|20|21)/.test(answer);
      const isRefused = field.earliest === 'today' && !isToCome(answer);
      return isDay && !isRefused ? undefined : { code: 'invalid_format' };
    }
    case 'file':
      return { code: 'invalid_format' };
  }
}

/**
 * Returns a valid answer with its label, in the language of the form: `Preferred date: December 4, 2026`. The answer of
 * a field for files is their names.
 */
export function formatAnswer(field: OwnField, answer: string, lang: Lang): string {
  const { label: question } = localize(field, lang);
  switch (field.type) {
    case 'choice': {
      const option = localize(field.options, lang).find(({ id }) => id === answer);
      return `${question}: ${option?.label ?? answer}`;
    }
    case 'number':
      return `${question}: ${plainNumber(answer)}`;
    case 'date':
      return `${question}: ${longDate(lang, answer)}`;
    case 'long-text':
      return `${question}:\n${answer}`;
    case 'text':
    case 'file':
      return `${question}: ${answer}`;
  }
}
