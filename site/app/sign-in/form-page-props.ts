import type { PageProps } from '../page-context.ts';
import type { AccountPages } from './texts.ts';

/** The props of a page with a form. */
export interface FormPageProps extends PageProps {
  refusals: AccountPages['refusals'];
}

/** The props of a page that asks for an email address, a password or a code. */
export interface FieldPageProps extends FormPageProps {
  fields: AccountPages['fields'];
  /** The minimum length of a new password, in characters, on a page that asks for one. */
  passwordMin?: number;
}

/** The key of an account page in the texts. */
export type AccountPage = Exclude<
  keyof AccountPages,
  'needsScript' | 'fields' | 'refusals' | 'session'
>;

/** The props that every account page's island receives. */
export interface AccountPageProps<Page extends AccountPage> extends FieldPageProps {
  /** The texts of the page. */
  texts: Omit<AccountPages[Page], 'title' | 'description' | 'weave'>;
  /** The texts for a visitor who is already signed in. */
  session: AccountPages['session'];
  /** The message for visitors without JavaScript (spec A13), on a page that requires it. */
  needsScript?: string;
}
