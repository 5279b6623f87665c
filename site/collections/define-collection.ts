import { z } from 'zod';
import type { Lang } from '../../contract/lang.ts';
import { didYouMean } from '../../contract/nearest.ts';
import type { Text } from '../../contract/text.ts';
import type { Weave } from '../ui/loom/weave.ts';
import type { PhotoInAllLanguages } from '../ui/photo/photo.ts';
import { type Entry, type EntrySchema, readEntries, readExamples } from './entries.ts';

/** Structured data for search engines, in terms of schema.org. */
export type Thing = Record<string, unknown>;

/** The inputs for describing an entry's page. */
export interface Described {
  lang: Lang;
  /** Full addresses of the page, of its share image, and of the English home page. */
  address: string;
  image: string;
  home: string;
}

/** The parts of an entry's page other than its layout. */
export interface PageParts {
  title: Text;
  description: Text;
  /** The cloth of its share image. */
  weave: Weave;
  /** Its photo, in place of the cloth. */
  photo?: PhotoInAllLanguages | undefined;
  /** Returns the entry for search engines, if it should be listed there. */
  toThing: (described: Described) => Thing | undefined;
}

/** A kind of content that is written once and shown in many places. */
export interface Collection<Schema extends EntrySchema> {
  /** The folder of its entries in `content/`, and of its definition here. */
  name: string;
  /** The schema of an entry's `entry.yaml`. */
  schema: Schema;
  /** For entries with their own pages: those with a body, at the path in `addresses.ts`. */
  page?(entry: Entry<Schema>): PageParts;
}

/** Defines a collection and checks that its parts match. */
export const defineCollection = <Schema extends EntrySchema>(
  collection: Collection<Schema>,
): Collection<Schema> => collection;

/** The possible orders of entries. */
const ORDERS = ['newest', 'oldest', 'id'] as const;

/** Returns the date of an entry, if it has one: `2026-11-05`. */
const dateOf = (entry: object) => ('date' in entry ? String(entry.date) : '');

const topicsOf = (entry: object): unknown[] =>
  'topics' in entry && Array.isArray(entry.topics) ? entry.topics.map(({ id }) => id) : [];

const inOrder = {
  newest: (one, other) => dateOf(other).localeCompare(dateOf(one)),
  oldest: (one, other) => dateOf(one).localeCompare(dateOf(other)),
  id: (one, other) => one.id.localeCompare(other.id),
} satisfies Record<(typeof ORDERS)[number], (one: { id: string }, other: { id: string }) => number>;

/** Returns the entries of a collection. Invalid ones are left out; another check stops the build. */
export const entriesOf = <Schema extends EntrySchema>(
  { name, schema }: Collection<Schema>,
  order: (typeof ORDERS)[number] = 'id',
): Entry<Schema>[] =>
  readEntries(name, schema)
    .flatMap(({ entry }) => entry ?? [])
    .toSorted(inOrder[order]);

/** The prefix of the ids of examples: the kit shows them, and no page does. */
export const EXAMPLES = 'examples/';

/** Returns an entry by its id; `examples/long` is the example named `long` in the collection's `examples.yaml`. */
export function entryOf<Schema extends EntrySchema>(
  collection: Collection<Schema>,
  id: string,
): Entry<Schema> | undefined {
  const { name, schema } = collection;
  const all = id.startsWith(EXAMPLES) ? readExamples(name, schema) : entriesOf(collection);
  return all.find((entry) => entry.id === id);
}

/** A schema for the id of an entry; an unknown id stops the build and suggests the nearest one. */
export const reference = <Schema extends EntrySchema>(collection: Collection<Schema>) =>
  z.string().transform((id, context): Entry<Schema> => {
    const entry = entryOf(collection, id);
    if (entry) return entry;
    const { name, schema } = collection;
    const ids = readEntries(name, schema).map((each) => each.id);
    const message = ids.includes(id)
      ? `content/${name}/${id}/entry.yaml has a fault itself: fix that first`
      : `content/${name} has no \`${id}\`${didYouMean(id, ids)}`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/**
 * A schema for the entries that a section shows: `{ from: posts, ids: […] }` lists them by id, `{ from: posts, topic:
 * thai, order: newest, limit: 3 }` selects them. The section receives the entries themselves.
 * @param most maximum number of entries in the section
 */
export const ask = <Schema extends EntrySchema>(collection: Collection<Schema>, most: number) =>
  z
    .strictObject({
      from: z.literal(collection.name),
      ids: z.array(reference(collection)).min(1).max(most).optional(),
      topic: z.string().optional(),
      order: z.enum(ORDERS).optional(),
      limit: z.int().min(1).max(most).optional(),
      skip: z.int().min(1).optional().describe('Number of entries to skip at the start'),
    })
    .transform(({ ids, topic, order, limit, skip = 0 }, context): Entry<Schema>[] => {
      const issue = (field: string, message: string) => {
        context.addIssue({ code: 'custom', path: [field], message });
        return z.NEVER;
      };
      if (ids) {
        if (new Set(ids).size < ids.length) return issue('ids', 'names an entry twice: remove one');
        if (topic ?? order ?? limit ?? (skip || undefined)) {
          return issue('ids', 'lists the entries: remove topic, order, limit and skip');
        }
        return ids;
      }
      const all = entriesOf(collection, order ?? 'newest');
      const found = all
        .filter((entry) => topic === undefined || topicsOf(entry).includes(topic))
        .slice(skip, skip + (limit ?? most));
      if (found.length > 0) return found;
      if (topic === undefined)
        return issue(
          'from',
          `content/${collection.name} has no entry: add one, or remove the section`,
        );
      const topics = [...new Set(all.flatMap(topicsOf))].map(String);
      return issue('topic', `no entry is about \`${topic}\`${didYouMean(topic, topics)}`);
    });
