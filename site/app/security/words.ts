import { type AreaProps, usePage } from '../area/use-area.ts';
import type { AccountPages } from '../sign-in/texts.ts';
import type { SecurityWords } from './texts.ts';

/** The island's props, which its parts use. */
export interface SecurityProps extends AreaProps {
  words: SecurityWords['app'];
  fields: AccountPages['fields'];
  refusals: AccountPages['refusals'];
  /** The minimum password length, in characters. */
  passwordMin: number;
}

export const useSecurity = usePage<SecurityProps>;
