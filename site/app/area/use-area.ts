import { createContext, type RefObject, use } from 'react';
import type { Lang } from '../../../contract/lang.ts';
import type { AreaWords } from './texts.ts';

/** The props of every account page's island. */
export interface AreaProps {
  lang: Lang;
  /** The shared words of the account area. */
  area: AreaWords['app'];
  /** Terms in the page's text that must not break across lines. */
  terms: readonly string[];
}

export const AreaContext = createContext<AreaProps | undefined>(undefined);

/** Returns the props of the account page around a component: those above, and what the page adds to them. */
export function usePage<Props extends AreaProps>(): Props {
  const page = use(AreaContext);
  if (!page) throw new Error('used outside the account area');
  return page as Props;
}

/** Returns the language and the shared words of the account area. */
export function useArea() {
  const { lang, area } = usePage();
  return { lang, words: area };
}

export const HomeContext = createContext<RefObject<HTMLElement | null>>({ current: null });

/** Returns the page element, which takes the focus when the focused element disappears. */
export const useHome = (): RefObject<HTMLElement | null> => use(HomeContext);
