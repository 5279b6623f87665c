import type { Lang } from '../../../contract/lang.ts';
import { type Localized, localize } from '../../../contract/text.ts';
import type { BodyContext, BodyProps } from '../../collections/body/Body.tsx';
import { addressIn, bodyOf } from '../../collections/body/body-of.ts';
import { type Collection, entryOf } from '../../collections/define-collection.ts';
import type { Entry, EntrySchema } from '../../collections/entries.ts';
import type { EntryPage } from '../../collections/pages.ts';
import { content } from '../../content.ts';
import { inOneLanguage } from '../../in-language.ts';
import { pictureSheets } from '../../sections.ts';
import type { SheetName } from '../../styles/sheets.ts';

export function entryIn<Schema extends EntrySchema>(
  collection: Collection<Schema>,
  id: string,
  lang: Lang,
): Localized<Entry<Schema>> {
  const entry = entryOf(collection, id);
  if (!entry) throw new Error(`${collection.name} has no ${id}`);
  return inOneLanguage(entry, lang);
}

/**
 * Returns the body of an entry's page and the props to render it.
 * @param under the level of the heading that precedes it
 */
export function bodyFor(page: EntryPage, lang: Lang, under: 1 | 2): BodyProps {
  const { code, table } = localize(content.entries, lang);
  return {
    blocks: bodyOf(page, lang).blocks,
    context: {
      lang,
      pictures: localize(page.pictures, lang) as BodyContext['pictures'],
      addressOf: addressIn(lang),
      words: { code, table },
      under,
    },
  };
}

/** Returns the style sheets that a body needs, in cascade order. */
export const bodySheets = ({ pictures }: EntryPage, { blocks }: BodyProps): SheetName[] => [
  ...(blocks.some(({ type }) => type === 'code') ? (['ui/code/Code.css'] as const) : []),
  ...new Set(pictureSheets(pictures)),
  'collections/body/body.css',
];
