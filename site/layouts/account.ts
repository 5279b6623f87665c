import type { AccountForm, AccountPages } from '../../contract/account-pages.ts';
import type { Lang } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { content, termsIn } from '../content.ts';
import type { FormProps } from '../sections/account/form-props.ts';

/** The words of the account pages in a language. */
export const accountWords = (lang: Lang): AccountPages => localize(content.account, lang);

/** What the form of an account page is given: the words of its page, and those of all fields and refusals. */
export function formProps<Page extends AccountForm>(page: Page, lang: Lang): FormProps<Page> {
  const { fields, refusals, [page]: words } = accountWords(lang);
  const { title: _, description: __, weave: ___, start: ____, ...said } = words;
  const given = { said: said as FormProps<Page>['said'], fields, refusals };
  return { lang, ...given, terms: termsIn(given) };
}
