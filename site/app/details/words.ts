import { createContext, use } from 'react';
import type { AccountPages } from '../sign-in/texts.ts';
import type { DetailsWords } from './texts.ts';

/** The language and the words that the parts of this page use. */
export interface DetailsSpeech {
  words: DetailsWords['app'];
  fields: AccountPages['fields'];
  refusals: AccountPages['refusals'];
}

export const DetailsContext = createContext<DetailsSpeech | undefined>(undefined);

export function useDetails(): DetailsSpeech {
  const speech = use(DetailsContext);
  if (!speech) throw new Error('used outside the details page');
  return speech;
}
