import type { Lang } from '../../../contract/lang.ts';
import type { AccountPages } from './texts.ts';

/** A page of the account pages, by the name of its words. */
export type AccountPage = Exclude<
  keyof AccountPages,
  'needsScript' | 'fields' | 'refusals' | 'session'
>;

/** What the island of every account page is given. */
export interface AccountPageProps<Page extends AccountPage> {
  lang: Lang;
  /** The words of its page. */
  said: Omit<AccountPages[Page], 'title' | 'description' | 'weave'>;
  fields: AccountPages['fields'];
  refusals: AccountPages['refusals'];
  /** What is said to a visitor who is signed in already. */
  session: AccountPages['session'];
  /** Said to those who have JavaScript switched off (spec A13). */
  needsScript: string;
  /** Terms of all these words that stay on one line. */
  terms: readonly string[];
}
