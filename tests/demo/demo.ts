import { readContent } from '../../contract/content-file.ts';
import { type Lang, localizedPath } from '../../contract/lang.ts';
import { demo as demoContent } from '../../site/words/demo.ts';
import { accountWords } from '../browser/people.ts';
import type { Page } from '../browser/site.ts';

export const demo = readContent('content/demo.yaml', demoContent);

export function namesIn(lang: Lang) {
  const { fields, signIn: form, session } = accountWords(lang);
  return {
    email: fields.email.label,
    password: fields.password.label,
    signIn: form.submit,
    signOut: session.signOut,
  };
}

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
  const names = namesIn(lang);
  await page.getByLabel(names.email, { exact: true }).fill(email);
  await page.getByLabel(names.password, { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: names.signIn, exact: true }).click();
}

export async function sessionOf(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'session')?.value;
}
