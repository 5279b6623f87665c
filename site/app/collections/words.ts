import { createContext, use } from 'react';
import type { ThingWords } from '../saved-items/texts.ts';
import type { AccountPages } from '../sign-in/texts.ts';
import type { CollectionsWords } from './texts.ts';

/** The language and the words that the parts of this page use. */
export interface CollectionsSpeech {
  words: CollectionsWords['app'];
  things: ThingWords;
  refusals: AccountPages['refusals'];
  /** The address of the page that shows shared collections. */
  shared: string;
}

export const CollectionsContext = createContext<CollectionsSpeech | undefined>(undefined);

export function useCollectionsWords(): CollectionsSpeech {
  const speech = use(CollectionsContext);
  if (!speech) throw new Error('used outside the collections page');
  return speech;
}
