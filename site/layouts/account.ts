import type { Lang } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import type { AccountPage, AccountPageProps } from '../app/sign-in/form-page-props.ts';
import type { AccountPages } from '../app/sign-in/texts.ts';
import { content } from '../content.ts';
import { unbreakablePhrases } from '../ui/unbreakable-phrases.ts';

/** Returns the texts of the account pages in a language. */
export const accountWords = (lang: Lang): AccountPages => localize(content.account, lang);

/** Returns the props for the island of an account page: the texts of its page, and the shared ones. */
export function accountPageProps<Page extends AccountPage>(
  page: Page,
  lang: Lang,
): AccountPageProps<Page> {
  const { fields, refusals, session, needsScript, [page]: words } = accountWords(lang);
  const { title: _, description: __, weave: ___, ...texts } = words;
  const given = {
    texts: texts as AccountPageProps<Page>['texts'],
    fields,
    refusals,
    session,
    needsScript,
  };
  return { lang, ...given, terms: unbreakablePhrases(given) };
}

/**
 * Returns the props for the island of a page of the account area: its texts and the shared ones.
 * @param elsewhere further texts that the island shows
 */
export function areaProps<Given extends object>(lang: Lang, given: Given, elsewhere: unknown = []) {
  const all = { area: localize(content.area, lang).app, ...given };
  return { lang, ...all, terms: unbreakablePhrases([all, elsewhere]) };
}
