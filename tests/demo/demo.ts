import { paths } from '../../contract/api/paths.ts';
import { readContent } from '../../contract/content-file.ts';
import { type Lang, pathIn } from '../../contract/lang.ts';
import { demo as demoContent } from '../../site/words/demo.ts';
import { accountWords } from '../browser/people.ts';
import { expect, type Page } from '../browser/site.ts';

export const demo = readContent('content/demo.yaml', demoContent);

/** A visitor who has no account yet. */
export const NEW = {
  email: 'arun@example.com',
  password: 'two-blue-threads',
  name: 'Arun Na Ayutthaya',
};

/** What the account pages call things in a language. */
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

/** Fills in the sign-in page and sends it; does not wait for what comes of it. */
export async function signIn(
  page: Page,
  { lang = 'en', email = demo.user.email, password = demo.user.password, returnUrl }: SignIn = {},
): Promise<void> {
  const query = returnUrl === undefined ? '' : `?returnUrl=${encodeURIComponent(returnUrl)}`;
  await page.goto(pathIn(lang, `/account/sign-in${query}`));
  const names = namesIn(lang);
  await page.getByLabel(names.email, { exact: true }).fill(email);
  await page.getByLabel(names.password, { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: names.signIn, exact: true }).click();
}

/** The token in the session cookie. */
export async function sessionOf(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'session')?.value;
}

/** Signs up, once the page's backend is there. */
export const signUpInPage = (page: Page, person: typeof NEW): Promise<void> =>
  page.evaluate(
    async ([[method, path], body]) => {
      const headers = { 'content-type': 'application/json' };
      await fetch(path, { method, headers, body: JSON.stringify(body) });
    },
    [paths.signup, person] as const,
  );

/** Opens a page whose backend runs: it has made a call. */
export async function openWithBackend(page: Page): Promise<void> {
  const refused = page.waitForResponse('**/api/login');
  await signIn(page, { password: 'not the password' });
  expect((await refused).status()).toBe(400);
}
