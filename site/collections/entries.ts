import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { type ContentFile, checkContent, readContent } from '../../contract/content-file.ts';
import { LANGS } from '../../contract/lang.ts';
import { FINISHED_LANGS } from '../../contract/languages.ts';
import type { Vignette } from '../vignettes/registry.ts';
import { addressOfEntry } from './addresses.ts';

/** The schema of an `entry.yaml`. */
export type EntrySchema = z.ZodObject;

/** An entry as sections and pages receive it, in every language. Its product pictures are kept separately. */
export type Entry<Schema extends EntrySchema> = Omit<z.output<Schema>, 'vignettes'> & {
  /** The name of its folder, which is also its slug: ASCII, the same in every language. */
  id: string;
  /** The English path of its page; an entry without a body has none, and nothing links to it. */
  url: string | undefined;
};

/** The product pictures of an entry by name, for its body. */
export type Pictures = Readonly<Record<string, Vignette>>;

/** An id: lower-case letters, digits and hyphens (thai.md 11). */
export const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** An entry that was read, valid or not. */
interface ReadEntry<Schema extends EntrySchema> extends Pick<ContentFile<unknown>, 'written'> {
  id: string;
  /** Undefined if there are any faults. */
  entry: Entry<Schema> | undefined;
  pictures: Pictures;
  faults: readonly string[];
  formatFault: ContentFile<unknown>['formatFault'];
}

/** Read once per build; in development, this module is reloaded when content changes. */
const known = new Map<string, readonly unknown[]>();

function once<Each>(key: string, read: () => readonly Each[]): readonly Each[] {
  const found = known.get(key) ?? read();
  known.set(key, found);
  // Each key is only ever read with one schema.
  return found as readonly Each[];
}

/**
 * Returns the entries of a collection in the order of their ids, with the faults of each.
 * @param name its folder in `content/`
 */
export const readEntries = <Schema extends EntrySchema>(
  name: string,
  schema: Schema,
): readonly ReadEntry<Schema>[] =>
  once(name, () =>
    globSync(`content/${name}/*/entry.yaml`)
      .map((file) => basename(file.slice(0, -'/entry.yaml'.length)))
      .sort()
      .map((id) => readEntry(name, id, schema)),
  );

function readEntry<Schema extends EntrySchema>(
  name: string,
  id: string,
  schema: Schema,
): ReadEntry<Schema> {
  const folder = `content/${name}/${id}`;
  const { content, written, faults, formatFault } = checkContent(`${folder}/entry.yaml`, schema);
  const ofFolder = (message: string) => `${folder}/entry.yaml:1: (the folder): ${message}`;
  const bodies = LANGS.filter((lang) => existsSync(`${folder}/${lang}.mdx`));
  const lacking = FINISHED_LANGS.filter((lang) => bodies.length > 0 && !bodies.includes(lang));
  const all = [
    ...(ID.test(id) ? [] : [ofFolder('has other signs than a-z, 0-9 and hyphens: rename it')]),
    ...lacking.map((lang) => ofFolder(`has ${bodies.join(', ')}.mdx, and no ${lang}.mdx: add it`)),
    ...faults,
  ];
  if (!content || all.length > 0) {
    return { id, entry: undefined, pictures: {}, faults: all, written, formatFault };
  }
  // If entries of a collection have product pictures, its schema checks them.
  const { vignettes = {}, ...rest } = content as z.output<Schema> & { vignettes?: Pictures };
  const entry = { ...rest, id, url: addressOfEntry(name, id) };
  return { id, entry, pictures: vignettes, faults: [], written, formatFault };
}

/** The named examples of a collection, if it has any: the extremes that the kit shows. */
export const readExamples = <Schema extends EntrySchema>(
  name: string,
  schema: Schema,
): readonly Entry<Schema>[] =>
  once(`${name}/examples`, () =>
    globSync(`site/collections/${name}/examples.yaml`)
      .flatMap((file) => Object.entries(readContent(file, z.record(z.string().regex(ID), schema))))
      .map(([id, entry]) => ({ ...entry, id: `examples/${id}`, url: undefined })),
  );
