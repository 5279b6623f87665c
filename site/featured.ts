import { z } from 'zod';
import { checkContent } from '../contract/content-file.ts';
import { didYouMean } from '../contract/nearest.ts';
import { addressOfEntry, entryPaths, namedEntries } from './collections/addresses.ts';

/** An entry that has a page, as `posts/when-a-rule-is-enough`; it becomes the English path of its own page. */
const entry = z.string().transform((named, context) => {
  const [collection = '', id = ''] = named.split('/');
  const url = addressOfEntry(collection, id);
  if (url !== undefined) return url;
  const message = `no entry with a page is called \`${named}\`${didYouMean(named, namedEntries)}`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const address = z
  .string()
  .regex(/^(?:\/[a-z0-9-]+)+$/, 'an address is a path, as `/blog/single-post`')
  .refine((path) => !entryPaths.includes(path), 'is the own page of an entry already');

const { content, faults } = checkContent('content/featured.yaml', z.record(address, entry));

/** The English path of the entry that is shown in full at a second address, by that address. */
export const featured: Readonly<Record<string, string>> = content ?? {};

/** Everything that is wrong with content/featured.yaml. */
export const featuredFaults: readonly string[] = faults;
