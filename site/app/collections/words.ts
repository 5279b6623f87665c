import { type AreaProps, usePage } from '../area/use-area.ts';
import type { ThingWords } from '../saved-items/texts.ts';
import type { AccountPages } from '../sign-in/texts.ts';
import type { CollectionsWords } from './texts.ts';

/** The island's props, which its parts use. */
export interface CollectionsProps extends AreaProps {
  words: CollectionsWords['app'];
  things: ThingWords;
  refusals: AccountPages['refusals'];
  /** The address of the page that shows shared collections. */
  shared: string;
}

export const useCollectionsWords = usePage<CollectionsProps>;
