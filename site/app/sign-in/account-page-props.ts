import type { Lang } from '../../../contract/lang.ts';
import type { AccountPages } from './texts.ts';

/** The key of an account page in the texts. */
export type AccountPage = Exclude<
  keyof AccountPages,
  'needsScript' | 'fields' | 'refusals' | 'session'
>;

/** The props that every account page's island receives. */
export interface AccountPageProps<Page extends AccountPage> {
  lang: Lang;
  /** The texts of the page. */
  texts: Omit<AccountPages[Page], 'title' | 'description' | 'weave'>;
  fields: AccountPages['fields'];
  refusals: AccountPages['refusals'];
  /** The texts for a visitor who is already signed in. */
  session: AccountPages['session'];
  /** The message for visitors without JavaScript (spec A13). */
  needsScript: string;
  /** Terms in these texts that must not break across lines. */
  terms: readonly string[];
}
