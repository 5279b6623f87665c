import { z } from 'zod';
import { isCountry } from '../countries.ts';
import { HOME } from '../home-country.ts';
import { isTaxId } from '../tax-id.ts';
import { withArabicDigits } from '../telephone.ts';
import { call, type Endpoint } from './endpoint.ts';
import { line, lines, nonBlank, optionalEmail } from './fields.ts';
import type { CallName } from './paths.ts';
import { refuseWith } from './refusal.ts';

/** The fields of an address in Thailand; all of them are required there. */
const ADDRESS_FIELDS = ['street', 'subdistrict', 'district', 'province', 'postcode'] as const;

/** Extracts the digits of a number as people write it, with spaces, any hyphens, and Thai or full-width digits. */
const digits = (max: number) =>
  line(max).transform((written) => withArabicDigits(written).replace(/[\s\p{Pd}\p{Cf}−]/gu, ''));

const THIRTEEN_DIGITS = /^\d{13}$/;
const FIVE_DIGITS = /^\d{5}$/;

/** A number that matches a pattern of digits, or an empty text. */
const digitsMatching = (pattern: RegExp) =>
  digits(40).refine(
    (number) => number === '' || pattern.test(number),
    refuseWith({ code: 'invalid_format' }),
  );

/** The name and address on invoices, and the address that they are sent to. */
const details = z.object({
  name: nonBlank(line(200)).describe('Of the company, or of the person'),
  taxId: digitsMatching(THIRTEEN_DIGITS)
    .refine((number) => number === '' || isTaxId(number), refuseWith({ code: 'incorrect' }))
    .default('')
    .describe('In Thailand: thirteen digits, or empty'),
  branch: digitsMatching(FIVE_DIGITS)
    .default('')
    .describe('In Thailand: 00000 for the head office, or empty'),
  country: z
    .string()
    .max(2)
    .refine(isCountry, refuseWith({ code: 'unknown' })),
  street: line(200).default('').describe('In Thailand, like the next four fields: house, road'),
  subdistrict: line(100).default(''),
  district: line(100).default(''),
  province: line(100).default(''),
  postcode: digitsMatching(FIVE_DIGITS).default(''),
  lines: lines(500).default('').describe('In other countries: the address as written there'),
  email: optionalEmail
    .default('')
    .describe('The address that invoices are sent to; empty for the account’s address'),
});

type Details = z.output<typeof details>;

const HOME_FIELDS = ['taxId', 'branch', ...ADDRESS_FIELDS] as const;

/** Returns the additional required fields, by country. */
function requiredFields({ country }: Details): readonly (keyof Details)[] {
  if (!isCountry(country)) return [];
  return country === HOME ? ADDRESS_FIELDS : ['lines'];
}

/** Clears the fields that belong to addresses of other countries. */
const clearForeignFields = (given: Details): Details => {
  if (given.country === HOME) return { ...given, lines: '' };
  return { ...given, ...Object.fromEntries(HOME_FIELDS.map((field) => [field, ''])) };
};

export const paymentDetailsBody = details
  .superRefine((given, context) => {
    for (const field of requiredFields(given)) {
      if (given[field] !== '') continue;
      context.addIssue({ code: 'custom', path: [field], ...refuseWith({ code: 'empty' }) });
    }
  })
  .transform(clearForeignFields);

export type PaymentDetails = z.output<typeof paymentDetailsBody>;

const paymentDetails = z.object({
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

export const paymentDetailsEndpoints = {
  paymentDetails: call({
    summary: 'The name and address on invoices',
    answer: paymentDetails,
  }),
  setPaymentDetails: call({
    summary: 'Set the name and address on invoices',
    body: paymentDetailsBody,
    answer: paymentDetails,
  }),
  removePaymentDetails: call({ summary: 'Remove the name and address on invoices' }),
} satisfies Partial<Record<CallName, Endpoint>>;
