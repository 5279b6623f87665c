import { createContext, use } from 'react';
import type { SavedItemsWords, ThingWords } from './texts.ts';

/** What every part of the page needs to say something. */
export interface SavedSpeech {
  words: SavedItemsWords['app'];
  things: ThingWords;
  /** Where there is something to save. */
  magazine: string;
  cases: string;
  /** Where collections are made. */
  collections: string;
}

export const SavedContext = createContext<SavedSpeech | undefined>(undefined);

export function useSavedWords(): SavedSpeech {
  const speech = use(SavedContext);
  if (!speech) throw new Error('outside of the page of saved items');
  return speech;
}
