import { z } from 'zod';
import { LANGS } from '../../contract/lang.ts';

const words = z.array(z.string().min(1)).min(1);

/** A term, the variants that the content check refuses, and longer words in which a variant is allowed. */
const term = z.strictObject({ use: z.string().min(1), not: words, unless: words.optional() });

/** The terms of the site. Source: `content/glossary.yaml`. */
export const glossary = z.strictObject({
  terms: z
    .array(z.strictObject({ lang: z.enum(LANGS), terms: z.array(term) }))
    .describe('One term per thing, by language'),
  unbreakable: z
    .array(z.string().regex(/\p{Script=Thai}/u, 'must contain a Thai letter'))
    .min(1)
    .refine((terms) => new Set(terms).size === terms.length, 'contains the same term twice')
    .describe('Thai terms that must not break across lines (thai.md 1)'),
});

export type Glossary = z.infer<typeof glossary>;
