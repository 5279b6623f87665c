import { FIRST_LANG, type Lang } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { bodyMarkdown } from './body/body-markdown.ts';
import { addressIn, bodyOf, type WithBody } from './body/body-of.ts';
import { headingsOf } from './body/tree.ts';
import type { Collection, PageParts } from './define-collection.ts';
import { type EntrySchema, readEntries } from './entries.ts';
import * as collections from './index.ts';

/** An entry's page, as needed by everything except its own layout. */
export interface EntryPage extends WithBody, Omit<PageParts, 'toMarkdown'> {
  /** Its English path. */
  path: string;
  toMarkdown: (lang: Lang) => string;
}

function pagesOf({ name, schema, page }: Collection<EntrySchema>): EntryPage[] {
  return readEntries(name, schema).flatMap(({ id, entry, pictures }): EntryPage[] => {
    if (!page || entry?.url === undefined) return [];
    const withBody = { collection: name, id, pictures };
    const parts = page(entry);
    const toMarkdown = (lang: Lang) => {
      const { blocks } = bodyOf(withBody, lang);
      const context = { pictures: localize(pictures, lang), addressOf: addressIn(lang) };
      return parts.toMarkdown(lang, bodyMarkdown(blocks, context));
    };
    return [{ ...parts, ...withBody, path: entry.url, toMarkdown }];
  });
}

export const entryPages: readonly EntryPage[] = Object.values(collections).flatMap((collection) =>
  pagesOf(collection as Collection<EntrySchema>),
);

/** Returns the anchors of an entry's page: the headings of its body, the same in every language. */
export const anchorsOf = (page: EntryPage): string[] =>
  headingsOf(bodyOf(page, FIRST_LANG).blocks).map(({ id }) => id);
