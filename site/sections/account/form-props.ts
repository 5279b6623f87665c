import type { AccountForm, AccountPages } from '../../../contract/account-pages.ts';
import type { Lang } from '../../../contract/lang.ts';

/** What every form of the account pages is given. */
export interface FormProps<Page extends AccountForm> {
  lang: Lang;
  /** The words of its page. */
  said: Omit<AccountPages[Page], 'title' | 'description' | 'weave' | 'start'>;
  fields: AccountPages['fields'];
  refusals: AccountPages['refusals'];
  /** Terms of all these words that stay on one line. */
  terms: readonly string[];
}
