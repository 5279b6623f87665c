import { z } from 'zod';
import { LANGS } from '../contract/lang.ts';
import { text } from '../contract/text.ts';

/** The id of a section for links; unique on its page. */
export const anchor = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'must consist of lowercase letters, digits and hyphens')
  .refine(
    (id) => !/^(?:content|top|side-panel|bar-.*)$/.test(id),
    'is the name of a part of every page: choose another',
  )
  .describe('The id of the section for links; unique on the page');

/** The target of a link: a page or an #anchor of this site, in English. The Thai address is derived from it. */
export const address = z
  .string()
  .regex(
    new RegExp(
      `^(?:#[a-z][a-z0-9-]*|/(?!(?:${LANGS.join('|')})(?:/|$))(?:[\\w-]+(?:/[\\w-]+)*)?(?:#[a-z][a-z0-9-]*)?)$`,
    ),
    'write an English path or an #anchor of this site, as in /pages/pricing or #start',
  );

/** A link that looks like a button. */
export const action = z.strictObject({ label: text(40), url: address });

/** The header of a section, above its content. */
export const sectionHead = {
  anchor,
  heading: text(120),
  lead: text(320).optional(),
};

/**
 * Marks sample content that a company must replace before it goes live (spec C6): invented people, prices,
 * testimonials. `npm run launch-check` lists every remaining mark.
 */
export const sample = z
  .literal(true)
  .optional()
  .describe('True for sample content; delete the line once the content is your own');

/** A time of day, on the 24-hour clock. */
export const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time, as in 09:30');

/** Short facts worth knowing, below or beside their subject. */
export const points = z
  .array(z.strictObject({ title: text(60), body: text(200) }))
  .max(4)
  .default([]);

/** A fact: a term and its detail. */
export const fact = z.strictObject({ term: text(40), detail: text(80) });

/** An amount in each currency, in its main unit: baht and dollars. */
export const amounts = z.strictObject({ THB: z.number().min(0), USD: z.number().min(0) });

/** The motifs from Thai weaving, which are used instead of icons; drawn in `site/ui/Motif.tsx`. */
export const MOTIFS = [
  'diamond',
  'eye',
  'star',
  'stair',
  'river',
  'hook',
  'ladder',
  'seed',
  'comb',
  'branch',
  'gate',
  'knot',
] as const;

export const motif = z.enum(MOTIFS);
