import { FIRST_LANG } from '../../contract/lang.ts';
import { bodyOf, type WithBody } from './body/body-of.ts';
import { headingsOf } from './body/tree.ts';
import type { Collection, PageParts } from './define-collection.ts';
import { type EntrySchema, readEntries } from './entries.ts';
import * as collections from './index.ts';

/** An entry's page, as needed by everything except its own layout. */
export interface EntryPage extends WithBody, PageParts {
  /** Its English path. */
  path: string;
}

function pagesOf({ name, schema, page }: Collection<EntrySchema>): EntryPage[] {
  return readEntries(name, schema).flatMap(({ id, entry, pictures }) =>
    page && entry?.url !== undefined
      ? { ...page(entry), collection: name, id, pictures, path: entry.url }
      : [],
  );
}

export const entryPages: readonly EntryPage[] = Object.values(collections).flatMap((collection) =>
  pagesOf(collection as Collection<EntrySchema>),
);

/** Returns the anchors of an entry's page: the headings of its body, the same in every language. */
export const anchorsOf = (page: EntryPage): string[] =>
  headingsOf(bodyOf(page, FIRST_LANG).blocks).map(({ id }) => id);
