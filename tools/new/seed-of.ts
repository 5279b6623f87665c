import { createHash } from 'node:crypto';

/** A number that follows from a slug, so that each page has a cloth of its own. */
export const seedOf = (slug: string): number =>
  Number.parseInt(createHash('sha256').update(slug).digest('hex').slice(0, 6), 16);
