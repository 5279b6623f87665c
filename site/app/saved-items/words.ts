import { type AreaProps, usePage } from '../area/use-area.ts';
import type { SavedItemsWords, ThingWords } from './texts.ts';

/** The island's props, which its parts use. */
export interface SavedItemsProps extends AreaProps {
  words: SavedItemsWords['app'];
  things: ThingWords;
  /** The address of a page with items to save. */
  magazine: string;
  /** The address of the page where collections are created. */
  collections: string;
}

export const useSavedWords = usePage<SavedItemsProps>;
