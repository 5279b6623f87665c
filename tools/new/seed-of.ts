import { createHash } from 'node:crypto';

/** Derives a number from a slug, so that each page has its own cloth. */
export const seedOf = (slug: string): number =>
  Number.parseInt(createHash('sha256').update(slug).digest('hex').slice(0, 6), 16);
