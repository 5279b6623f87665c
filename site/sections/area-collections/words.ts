import { createContext, use } from 'react';
import type { CollectionsWords } from '../../../contract/account-area/collections.ts';
import type { ThingWords } from '../../../contract/account-area/saved-items.ts';
import type { AccountPages } from '../../../contract/account-pages.ts';

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
