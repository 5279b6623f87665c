import { createContext, type RefObject, use } from 'react';
import type { Lang } from '../../../contract/lang.ts';
import type { AreaWords } from './texts.ts';

/** The language and the words that the parts of an account page use. */
export interface AreaSpeech {
  lang: Lang;
  words: AreaWords['app'];
}

export const AreaContext = createContext<AreaSpeech | undefined>(undefined);

/** Returns the language and the shared words of the account area. */
export function useArea(): AreaSpeech {
  const speech = use(AreaContext);
  if (!speech) throw new Error('used outside the account area');
  return speech;
}

export const HomeContext = createContext<RefObject<HTMLElement | null>>({ current: null });

/** Returns the page element, which takes the focus when the focused element disappears. */
export const useHome = (): RefObject<HTMLElement | null> => use(HomeContext);
