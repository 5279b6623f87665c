import { ContentError } from '../../contract/content-file.ts';
import { LANGS, type Lang } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { bodyMarkdown } from './body/body-markdown.ts';
import { addressIn, bodyOf } from './body/body-of.ts';
import { type Collection, entriesOf, type PageParts } from './define-collection.ts';
import type { EntrySchema } from './entries.ts';
import * as collections from './index.ts';

/** The page of an entry, as everything but its own layout needs it. */
export interface EntryPage extends Omit<PageParts, 'toMarkdown'> {
  /** Its English path. */
  path: string;
  collection: string;
  id: string;
  toMarkdown: (lang: Lang) => string;
}

function pagesOf(collection: Collection<EntrySchema>): EntryPage[] {
  return entriesOf(collection).flatMap((entry): EntryPage[] => {
    const { id, url: path } = entry;
    const parts = path === undefined ? undefined : collection.page?.(entry);
    if (path === undefined || parts === undefined) return [];
    const toMarkdown = (lang: Lang) => {
      const blocks = bodyOf(collection.name, { ...parts, id }, lang);
      const vignettes = localize(parts.vignettes, lang);
      return parts.toMarkdown(
        lang,
        bodyMarkdown(blocks, { vignettes, addressOf: addressIn(lang) }),
      );
    };
    return [{ ...parts, path, collection: collection.name, id, toMarkdown }];
  });
}

/** The pages of all entries. */
export const entryPages: readonly EntryPage[] = Object.values(collections).flatMap((collection) =>
  pagesOf(collection as Collection<EntrySchema>),
);

/**
 * Reads the bodies of all entries.
 * @throws ContentError with everything that is wrong with any of them
 */
export function checkBodies(): void {
  const faults = entryPages.flatMap((page) =>
    LANGS.flatMap((lang) => {
      try {
        bodyOf(page.collection, page, lang);
        return [];
      } catch (error) {
        if (error instanceof ContentError) return [error.message];
        throw error;
      }
    }),
  );
  if (faults.length > 0) throw new ContentError(faults.join('\n'));
}
