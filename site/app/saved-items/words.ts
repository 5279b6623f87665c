import { createContext, use } from 'react';
import type { SavedItemsWords, ThingWords } from './texts.ts';

/** The language and the words that the parts of this page use. */
export interface SavedSpeech {
  words: SavedItemsWords['app'];
  things: ThingWords;
  /** The address of a page with items to save. */
  magazine: string;
  /** The address of the page where collections are created. */
  collections: string;
}

export const SavedContext = createContext<SavedSpeech | undefined>(undefined);

export function useSavedWords(): SavedSpeech {
  const speech = use(SavedContext);
  if (!speech) throw new Error('used outside the saved items page');
  return speech;
}
