import { z } from 'zod';

/** Thai terms that must not break across lines (thai.md 1). Source: `content/glossary.yaml`. */
export const glossary = z
  .array(z.string().regex(/\p{Script=Thai}/u, 'must contain a Thai letter'))
  .min(1)
  .refine((terms) => new Set(terms).size === terms.length, 'contains the same term twice');
