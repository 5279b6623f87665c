import { randomInt } from 'node:crypto';
import type { APIRequestContext, Locator } from '@playwright/test';
import type { Me } from '../../contract/api/account.ts';
import { readContent } from '../../contract/content-file.ts';
import { type Lang, localizedPath } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { bindWords } from '../../contract/unbreakable.ts';
import { type AccountPages, accountPages } from '../../site/app/sign-in/texts.ts';
import { mailFiles } from './data.ts';
import { expect, type Page, someAddress } from './site.ts';

const content = readContent('content/account.yaml', accountPages);

/** The words of the account pages in a language, as shown on the page. */
export const accountWords = (lang: Lang) =>
  JSON.parse(JSON.stringify(localize(content, lang)), (_, value) =>
    typeof value === 'string' ? bindWords(value) : value,
  ) as AccountPages;

/** The account pages in a language: their words, the sign-in address and the page after it. */
export const accountIn = (lang: Lang) => ({
  texts: accountWords(lang),
  signIn: localizedPath(lang, '/account/sign-in'),
  home: localizedPath(lang, '/'),
});

export { exhaustiveTest, expect, journeyLangs, test } from './site.ts';

export interface Person {
  email: string;
  password: string;
  name: string;
}

export const newPerson = (): Person => ({
  email: `nok-${randomInt(2 ** 40).toString(36)}@example.com`,
  password: 'seven quiet looms',
  name: 'Nok Suksan na Ayutthaya',
});

/** Makes an account without the pages. */
export async function createAccount(
  request: APIRequestContext,
  lang: Lang = 'en',
): Promise<Person> {
  const person = newPerson();
  const answer = await request.post('/api/signup', {
    data: person,
    headers: { 'accept-language': lang, 'x-forwarded-for': someAddress() },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return person;
}

export async function tokenOf(
  request: APIRequestContext,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<string> {
  const answer = await request.post('/api/login', {
    data: { email, password },
    headers: { 'x-forwarded-for': someAddress() },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).token;
}

export async function accountOf(
  request: APIRequestContext,
  token: string,
): Promise<Me | undefined> {
  const answer = await request.get('/api/me', { headers: { authorization: `Bearer ${token}` } });
  return answer.ok() ? answer.json() : undefined;
}

export const sessionOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'session');

export const giveSession = (page: Page, token: string) =>
  page
    .context()
    .addCookies([{ name: 'session', value: token, url: process.env['BASE_URL'] ?? '' }]);

/** Makes an account and signs in to it without the pages. */
export async function signedIn(page: Page, request: APIRequestContext, lang: Lang = 'en') {
  const person = await createAccount(request, lang);
  const token = await tokenOf(request, person);
  await giveSession(page, token);
  return { ...person, token };
}

/** Finds words where they are visible and announced. */
export const announced = (alert: Locator, words: string) =>
  alert.getByText(words, { exact: true }).filter({ visible: true });

export function signInForm(page: Page, lang: Lang) {
  const { fields, signIn } = accountWords(lang);
  return {
    email: page.getByLabel(fields.email.label, { exact: true }),
    password: page.getByLabel(fields.password.label, { exact: true }),
    submit: page.getByRole('button', { name: signIn.submit, exact: true }),
    alert: page.getByRole('alert').filter({ visible: true }),
    heading: page.getByRole('heading', { level: 1 }),
  };
}

export async function fillSignIn(
  page: Page,
  lang: Lang,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  const form = signInForm(page, lang);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.submit.click();
}

/** Waits for the newest unread mail of a kind to a person and returns the address of its link, without the origin. */
export async function mailedLink(
  to: string,
  kind: 'verify-email' | 'reset-password',
  read: Set<string> = new Set(),
): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        for (const { file, mail } of await mailFiles()) {
          if (!file.endsWith(`-${kind}.eml`) || read.has(file)) continue;
          if (!mail.to?.some(({ address }) => address === to)) continue;
          read.add(file);
          const [address = ''] = /https?:\/\/\S+\?token=\S+/.exec(mail.text ?? '') ?? [];
          const { pathname, search } = new URL(address);
          link = pathname + search;
        }
        return link;
      },
      { message: `a mail of the kind ${kind} to ${to}`, timeout: 10_000 },
    )
    .toBeDefined();
  return link ?? '';
}

/** Records the requests that a page makes to the API from now on. */
export function callsOf(page: Page) {
  const calls: { call: string; authorization: string | undefined; body: unknown }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    calls.push({
      call: `${request.method()} ${pathname}`,
      authorization: request.headers()['authorization'],
      body: request.postDataJSON(),
    });
  });
  return calls;
}

/**
 * Records the server’s answers to a call from now on. They are read on the way, because they are lost when the page is
 * left.
 */
export async function answersOf(page: Page, call: 'login' | 'signup'): Promise<string[]> {
  const answers: string[] = [];
  await page.route(`**/api/${call}`, async (route) => {
    const response = await route.fetch();
    answers.push(await response.text());
    await route.fulfill({ response });
  });
  return answers;
}

/** Counts the requests for a page’s document from now on. */
export function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}
