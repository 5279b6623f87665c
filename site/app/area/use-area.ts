import { type PageProps, usePage } from '../page-context.ts';
import type { AreaWords } from './texts.ts';

/** The props of every account page's island. */
export interface AreaProps extends PageProps {
  /** The shared words of the account area. */
  area: AreaWords['app'];
}

/** Returns the language and the shared words of the account area. */
export function useArea() {
  const { lang, area } = usePage<AreaProps>();
  return { lang, words: area };
}
