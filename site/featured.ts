import { z } from 'zod';
import { checkContent } from '../contract/content-file.ts';
import { didYouMean } from '../contract/nearest.ts';
import { addressOfEntry, entryPaths, namedEntries } from './collections/addresses.ts';

/**
 * An entry with a page, as in `posts/when-a-rule-is-enough`; it is transformed into the English path of its own page.
 */
const entry = z.string().transform((named, context) => {
  const [collection = '', id = ''] = named.split('/');
  const url = addressOfEntry(collection, id);
  if (url !== undefined) return url;
  const message = `there is no entry \`${named}\` with a page${didYouMean(named, namedEntries)}`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const address = z
  .string()
  .regex(/^(?:\/[a-z0-9-]+)+$/, 'must be a path, as in `/blog/single-post`')
  .refine((path) => !entryPaths.includes(path), 'is already the address of an entry');

const { content, faults } = checkContent('content/featured.yaml', z.record(address, entry));

/** The English path of each featured entry, by the second address at which it is shown in full. */
export const featured: Readonly<Record<string, string>> = content ?? {};

/** The faults of content/featured.yaml. */
export const featuredFaults: readonly string[] = faults;
