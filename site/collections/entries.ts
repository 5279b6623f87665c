import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { ContentError, readContent } from '../../contract/content-file.ts';
import { LANGS } from '../../contract/lang.ts';
import { addressOfEntry } from './addresses.ts';

/** What an `entry.yaml` holds. */
export type EntrySchema = z.ZodObject;

/** An entry as sections and pages are given it, in every language. */
export type Entry<Schema extends EntrySchema> = z.output<Schema> & {
  /** Its folder’s name, which is also its slug: ASCII, the same in every language. */
  id: string;
  /** The English path of its own page; an entry without a body has none, and nothing links to it. */
  url: string | undefined;
};

/** An id: lower-case letters, digits and hyphens (thai.md 11). */
export const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Read once per build; while developing, this module is loaded anew when content changes. */
const known = new Map<string, readonly unknown[]>();

function once<Each>(key: string, read: () => readonly Each[]): readonly Each[] {
  const found = known.get(key) ?? read();
  known.set(key, found);
  // What a key stands for is read with one schema only.
  return found as readonly Each[];
}

/**
 * The entries of a collection, by their ids.
 * @param name its folder in `content/`
 * @throws ContentError with everything that is wrong with any of them
 */
export const readEntries = <Schema extends EntrySchema>(
  name: string,
  schema: Schema,
): readonly Entry<Schema>[] =>
  once(name, () => {
    const faults: string[] = [];
    const entries = globSync(`content/${name}/*/`)
      .sort()
      .flatMap((folder): Entry<Schema>[] => {
        try {
          return [readEntry(name, basename(folder), schema)];
        } catch (error) {
          if (!(error instanceof ContentError)) throw error;
          faults.push(error.message);
          return [];
        }
      });
    if (faults.length > 0) throw new ContentError(faults.join('\n'));
    return entries;
  });

function readEntry<Schema extends EntrySchema>(
  name: string,
  id: string,
  schema: Schema,
): Entry<Schema> {
  const folder = `content/${name}/${id}`;
  if (!ID.test(id)) {
    throw new ContentError(`${folder}: an id is lower-case letters, digits and hyphens`);
  }
  const file = `${folder}/entry.yaml`;
  if (!existsSync(file)) throw new ContentError(`${folder}: lacks its entry.yaml`);
  const bodies = LANGS.filter((lang) => existsSync(`${folder}/${lang}.mdx`));
  const lacking = LANGS.find((lang) => bodies.length > 0 && !bodies.includes(lang));
  if (lacking)
    throw new ContentError(`${folder}: has ${bodies.join(', ')}.mdx, but no ${lacking}.mdx`);
  return { ...readContent(file, schema), id, url: addressOfEntry(name, id) };
}

/** The named examples of a collection: the extremes that the kit shows. */
export const readExamples = <Schema extends EntrySchema>(
  name: string,
  schema: Schema,
): readonly Entry<Schema>[] =>
  once(`${name}/examples`, () =>
    Object.entries(
      readContent(`site/collections/${name}/examples.yaml`, z.record(z.string().regex(ID), schema)),
    ).map(([id, entry]) => ({ ...entry, id: `examples/${id}`, url: undefined })),
  );
