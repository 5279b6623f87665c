import { z } from 'zod';
import { isCountry } from '../countries.ts';
import { HOME } from '../home-country.ts';
import { isTaxId } from '../tax-id.ts';
import { withArabicDigits } from '../telephone.ts';
import { filled, line, lines, optionalEmail } from './fields.ts';
import { refusedAs } from './refusal.ts';

/** What an address in Thailand is made of; all of it is needed there. */
const ADDRESS_FIELDS = ['street', 'subdistrict', 'district', 'province', 'postcode'] as const;

/** A number as people write it, with spaces, any hyphens, and Thai or full-width digits: its Arabic digits alone. */
const digits = (max: number) =>
  line(max).transform((written) => withArabicDigits(written).replace(/[\s\p{Pd}\p{Cf}−]/gu, ''));

const THIRTEEN = /^\d{13}$/;
const FIVE = /^\d{5}$/;

/** A number of so many digits; or nothing. */
const numberOf = (digitsOf: RegExp) =>
  digits(40).refine(
    (number) => number === '' || digitsOf.test(number),
    refusedAs({ code: 'invalid_format' }),
  );

/** For invoices: whom they are for, and where they go. */
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
  street: line(200).default('').describe('In Thailand, as the four after it: house, road'),
  subdistrict: line(100).default(''),
  district: line(100).default(''),
  province: line(100).default(''),
  postcode: numberOf(FIVE).default(''),
  lines: lines(500).default('').describe('Elsewhere: the address as it is written there'),
  email: optionalEmail
    .default('')
    .describe('Where invoices go; empty for the address of the account'),
});

type Details = z.output<typeof details>;

const OF_HOME = ['taxId', 'branch', ...ADDRESS_FIELDS] as const;

/** What has to be there besides, by country. */
function needed({ country }: Details): readonly (keyof Details)[] {
  if (!isCountry(country)) return [];
  return country === HOME ? ADDRESS_FIELDS : ['lines'];
}

/** Without what belongs to addresses of other countries. */
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
    .describe('An account has one set of them'),
  methodsAt: z
    .string()
    .nullable()
    .describe('Where the payment provider keeps cards and accounts; nothing of them comes here'),
});
