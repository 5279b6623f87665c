import { z } from 'zod';
import { SAVED_KINDS } from '../../../contract/api/saved-kinds.ts';
import { counted, type Localized, sentence, text, texts } from '../../../contract/text.ts';
import type { AreaProps } from '../area/use-area.ts';
import { pageHead } from '../page-texts.ts';

const perKind = (max: number) => z.strictObject(texts(max, ...SAVED_KINDS));

const empty = z.strictObject({ heading: text(60), body: text(200), action: text(40) });

/** The texts about saved items, wherever they are shown. */
export const thingWords = z.strictObject({
  kinds: perKind(24),
  gone: text(80).describe('Replaces the title of a page that no longer exists'),
});

/** The texts of `/account/saved-items` and of the save button. Source: `content/account-area/saved-items.yaml`. */
export const savedItemsWords = z.strictObject({
  ...pageHead,
  things: thingWords,
  control: z
    .strictObject({
      ...texts(16, 'save', 'saved'),
      remove: text(60).describe(
        'The accessible name of the button for a saved page; starts with the text of `saved`',
      ),
      ...texts(60, 'done', 'undone'),
      ...texts(120, 'failed', 'full'),
    })
    .describe('On pages that can be saved, for signed-in accounts'),
  app: z.strictObject({
    kind: text(24).describe('The label of the filter by kind'),
    all: text(24),
    kinds: perKind(24).describe('The plural of each kind'),
    sort: text(24).describe('The label of the sort order'),
    sorts: z.strictObject({ newest: text(32), oldest: text(32), title: text(32) }),
    shown: counted(60),
    saved: text(24).describe('Read before the date, for screen readers'),
    removeNamed: sentence(120, 'title').describe('The accessible name of the button'),
    removed: sentence(120, 'title'),
    undo: text(24),
    undoNamed: sentence(120, 'title').describe('The accessible name of the button'),
    restored: sentence(120, 'title'),
    full: text(120),
    collect: z
      .strictObject({
        open: text(32),
        named: sentence(120, 'title').describe('The accessible name of the list of collections'),
        added: sentence(200, 'title', 'name'),
        takenOut: sentence(200, 'title', 'name'),
        full: text(120),
        none: text(80),
        begin: text(40).describe('The link to the page for creating collections'),
      })
      .describe('Adds a saved item to collections'),
    empty,
    none: empty.describe('Shown if there is nothing of the selected kind'),
  }),
});

export type SavedItemsWords = Localized<z.infer<typeof savedItemsWords>>;
export type ThingWords = Localized<z.infer<typeof thingWords>>;

/** The props of the island, which its parts use. */
export interface SavedItemsProps extends AreaProps {
  words: SavedItemsWords['app'];
  things: ThingWords;
  /** The address of a page with items to save. */
  magazine: string;
  /** The address of the page where collections are created. */
  collections: string;
}
