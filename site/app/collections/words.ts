import { createContext, use } from 'react';
import type { ThingWords } from '../saved-items/texts.ts';
import type { AccountPages } from '../sign-in/texts.ts';
import type { CollectionsWords } from './texts.ts';

/** What every part of the page needs to say something. */
export interface CollectionsSpeech {
  words: CollectionsWords['app'];
  things: ThingWords;
  refusals: AccountPages['refusals'];
  /** Where links to collections lead. */
  shared: string;
}

export const CollectionsContext = createContext<CollectionsSpeech | undefined>(undefined);

export function useCollectionsWords(): CollectionsSpeech {
  const speech = use(CollectionsContext);
  if (!speech) throw new Error('outside of the page of collections');
  return speech;
}
