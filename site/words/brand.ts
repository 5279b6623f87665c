import { z } from 'zod';
import { brandNameFields } from '../../contract/names.ts';
import { brandColours } from '../../contract/palette.ts';
import { text } from '../../contract/text.ts';
import { brandPicture } from '../ui/brand-svg.ts';

const fontName = z
  .string()
  .regex(
    /^[a-z\d]+(?:-[a-z\d]+)*$/,
    'must be the name of a font at fontsource.org, as in `noto-sans-thai`',
  );

/** The fonts of a brand, by their names at Fontsource. One font may have the letters of both scripts. */
export const brandFonts = z
  .strictObject({
    latin: fontName.default('anuphan'),
    thai: fontName.optional(),
    code: fontName.default('ibm-plex-mono'),
  })
  .prefault({})
  .transform(({ latin, thai = latin, code }) => ({ latin, thai, code }))
  .describe('The fonts of Latin, Thai (by default the same) and code; cut by `npm run fonts`');

/**
 * The company that runs the site. This is the one file to change when a company makes the site its own. Source:
 * `content/brand.yaml`.
 */
export const brand = z.strictObject({
  ...brandNameFields,
  colors: brandColours.optional(),
  fonts: brandFonts,
  logo: brandPicture
    .optional()
    .describe('The logo with the name; without it, the mark and the name'),
  mark: z
    .union([z.literal('diamond'), brandPicture])
    .optional()
    .describe(
      'The square mark; without it, the first letter of the name. `diamond` is the cloth’s',
    ),
  registration: z
    .string()
    .regex(/^\d{13}$/, 'must be a company registration number of 13 digits')
    .describe('Its company registration number, which is also its tax ID'),
  address: text(160).describe('The registered office, in one line'),
  dataPlace: text(120).describe(
    'The location of the server and its backups, as stated in the notices',
  ),
  description: text(240).describe(
    'A one-sentence description of the company; the footer shows both languages',
  ),
  email: z.email(),
  telephone: z.strictObject({
    number: z
      .string()
      .regex(/^\+[1-9]\d{6,14}$/, 'must be a phone number with country code, as in `+6621234567`')
      .describe('In international format (E.164)'),
    shown: text(24).describe('In the usual local format'),
  }),
  line: z
    .string()
    .regex(/^@[a-z\d._-]{3,20}$/, 'must be a LINE ID, as in `@name`')
    .describe('The ID of the LINE official account'),
  url: z.url({ protocol: /^https$/ }).describe('The public address; PUBLIC_URL overrides it'),
  verification: z
    .strictObject({
      google: z.string(),
      bing: z.string(),
      facebook: z.string(),
      pinterest: z.string(),
      yandex: z.string(),
    })
    .partial()
    .optional()
    .describe('The codes with which search consoles and the like recognize the site’s owner'),
  author: text(80).describe('The byline'),
  callToAction: z
    .strictObject({ label: text(24), url: z.string().startsWith('/') })
    .describe('The main call to action of the bar and the side panel'),
  usefulLinks: z
    .array(z.strictObject({ label: text(40), url: z.string().startsWith('/') }))
    .describe('Footer links; one whose page does not exist is left out'),
  socials: z
    .array(z.strictObject({ label: text(40), url: z.string().min(1) }))
    .describe('Footer links to other sites; {url} in an address is replaced with the current page'),
  socialProfiles: z
    .array(z.strictObject({ label: text(40), url: z.url({ protocol: /^https$/ }) }))
    .nullish()
    .describe('The company’s own accounts on other sites, in the footer'),
  copyright: text(120)
    .optional()
    .describe('The copyright line; without it, the year of the build and the legal name'),
  legalLinks: z
    .array(z.strictObject({ label: text(40), url: z.string().startsWith('/') }))
    .describe('At the bottom of every page; one whose page does not exist is left out'),
  sample: z
    .array(z.string())
    .nullish()
    .describe('Fields above that are still sample content, to be replaced before going live'),
});
