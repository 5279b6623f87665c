import { createContext, type RefObject, use } from 'react';
import type { Lang } from '../../../contract/lang.ts';
import type { AreaWords } from './texts.ts';

/** What every part of a page of the area needs to say something. */
export interface AreaSpeech {
  lang: Lang;
  words: AreaWords['app'];
}

export const AreaContext = createContext<AreaSpeech | undefined>(undefined);

/** The language and the shared words of the area. */
export function useArea(): AreaSpeech {
  const speech = use(AreaContext);
  if (!speech) throw new Error('outside of the account area');
  return speech;
}

export const HomeContext = createContext<RefObject<HTMLElement | null>>({ current: null });

/** The page itself, which takes the focus when what has it goes. */
export const useHome = (): RefObject<HTMLElement | null> => use(HomeContext);
