import { z } from 'zod';
import { isCountry } from '../countries.ts';
import { HOME } from '../home-country.ts';
import { isTaxId } from '../tax-id.ts';
import { withArabicDigits } from '../telephone.ts';
import { filled, line, lines, optionalEmail } from './fields.ts';
import { refusedAs } from './refusal.ts';

/** The fields of an address in Thailand; all of them are required there. */
const ADDRESS_FIELDS = ['street', 'subdistrict', 'district', 'province', 'postcode'] as const;

/** Extracts the digits of a number as people write it, with spaces, any hyphens, and Thai or full-width digits. */
const digits = (max: number) =>
  line(max).transform((written) => withArabicDigits(written).replace(/[\s\p{Pd}\p{Cf}−]/gu, ''));

const THIRTEEN = /^\d{13}$/;
const FIVE = /^\d{5}$/;

/** A number that matches a pattern of digits, or an empty text. */
const numberOf = (digitsOf: RegExp) =>
  digits(40).refine(
    (number) => number === '' || digitsOf.test(number),
    refusedAs({ code: 'invalid_format' }),
  );

/** The name and address on invoices, and the address that they are sent to. */
const details = z.object({
  name: filled(line(200)).describe('Of the company, or of the person'),
  taxId: numberOf(THIRTEEN)
    .refine((number) => number === '' || isTaxId(number), refusedAs({ code: 'incorrect' }))
    .default('')
    .describe('In Thailand: thirteen digits, or empty'),
  branch: numberOf(FIVE).default('').describe('In Thailand: 00000 for the head office, or empty'),
  country: z
    .string()
    .max(2)
    .refine(isCountry, refusedAs({ code: 'unknown' })),
  street: line(200).default('').describe('In Thailand, like the next four fields: house, road'),
  subdistrict: line(100).default(''),
  district: line(100).default(''),
  province: line(100).default(''),
  postcode: numberOf(FIVE).default(''),
  lines: lines(500).default('').describe('In other countries: the address as written there'),
  email: optionalEmail
    .default('')
    .describe('The address that invoices are sent to; empty for the account’s address'),
});

type Details = z.output<typeof details>;

const OF_HOME = ['taxId', 'branch', ...ADDRESS_FIELDS] as const;

/** Returns the additional required fields, by country. */
function needed({ country }: Details): readonly (keyof Details)[] {
  if (!isCountry(country)) return [];
  return country === HOME ? ADDRESS_FIELDS : ['lines'];
}

/** Clears the fields that belong to addresses of other countries. */
const inPlace = (given: Details): Details => {
  if (given.country === HOME) return { ...given, lines: '' };
  return { ...given, ...Object.fromEntries(OF_HOME.map((field) => [field, ''])) };
};

export const paymentDetailsBody = details
  .superRefine((given, context) => {
    for (const field of needed(given)) {
      if (given[field] !== '') continue;
      context.addIssue({ code: 'custom', path: [field], ...refusedAs({ code: 'empty' }) });
    }
  })
  .transform(inPlace);

export type PaymentDetails = z.output<typeof paymentDetailsBody>;

export const paymentDetails = z.object({
  details: z
    .object(
      Object.fromEntries(Object.keys(details.shape).map((name) => [name, z.string()])) as Record<
        keyof Details,
        z.ZodString
      >,
    )
    .nullable()
    .describe('Null if none are stored'),
  methodsAt: z
    .string()
    .nullable()
    .describe('The payment provider’s page for payment methods, which are never stored here'),
});
