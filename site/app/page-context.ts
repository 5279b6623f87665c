import { createContext, use } from 'react';
import type { Lang } from '../../contract/lang.ts';

/** The props of every page of the account area, and of the pages around signing in. */
export interface PageProps {
  lang: Lang;
  /** Terms in the page's text that must not break across lines. */
  terms: readonly string[];
}

export const PageContext = createContext<PageProps | undefined>(undefined);

/** Returns the props of the page around a component: those above, and what the page adds to them. */
export function usePage<Props extends PageProps>(): Props {
  const page = use(PageContext);
  if (!page) throw new Error('used outside of a page');
  return page as Props;
}
