import { readContent } from '../../contract/content-file.ts';
import { type Lang, localizedPath } from '../../contract/lang.ts';
import { demo as demoContent } from '../../site/words/demo.ts';
import { fillSignIn } from '../browser/people.ts';
import type { Page } from '../browser/site.ts';

export const demo = readContent('content/demo.yaml', demoContent);

interface SignIn {
  lang?: Lang;
  email?: string;
  password?: string;
  returnUrl?: string;
}

/** Fills in the sign-in page and sends it, without waiting for the outcome. */
export async function signIn(
  page: Page,
  { lang = 'en', email = demo.user.email, password = demo.user.password, returnUrl }: SignIn = {},
): Promise<void> {
  const query = returnUrl === undefined ? '' : `?returnUrl=${encodeURIComponent(returnUrl)}`;
  await page.goto(localizedPath(lang, `/account/sign-in${query}`));
  await fillSignIn(page, lang, { email, password });
}
