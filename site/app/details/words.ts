import { type AreaProps, usePage } from '../area/use-area.ts';
import type { AccountPages } from '../sign-in/texts.ts';
import type { DetailsWords } from './texts.ts';

/** The island's props, which its parts use. */
export interface DetailsProps extends AreaProps {
  words: DetailsWords['app'];
  fields: AccountPages['fields'];
  refusals: AccountPages['refusals'];
}

export const useDetails = usePage<DetailsProps>;
