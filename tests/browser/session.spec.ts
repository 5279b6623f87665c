import { accountWords, callsOf, createAccount, fillSignIn, sessionOf, test } from './people.ts';
import { expect, settle } from './site.ts';

const PATH = '/account/sign-in';
const texts = accountWords('en');

test('D3 D8 D10 each call goes to the server with the session’s token, if any, and without cookies', async ({
  page,
  request,
}) => {
  const person = await createAccount(request);
  const calls = callsOf(page);
  const cookies: (string | undefined)[] = [];
  page.on('request', async (each) => {
    if (each.url().includes('/api/')) cookies.push((await each.allHeaders())['cookie']);
  });
  await page.goto(PATH);
  await settle(page);
  expect(calls).toEqual([]);
  const answer = page.waitForResponse('**/api/login');
  await fillSignIn(page, 'en', person);
  await page.waitForURL((url) => url.pathname === '/');
  expect(calls[0]).toMatchObject({ call: 'POST /api/login', authorization: undefined });
  // No service worker answers in place of the server.
  expect((await answer).fromServiceWorker()).toBe(false);
  const storage = await page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    session: Object.keys(sessionStorage),
  }));
  expect(storage).toEqual({ workers: 0, session: [] });

  const authorization = `Bearer ${(await sessionOf(page))?.value}`;
  await page.goto(PATH);
  await page.getByRole('button', { name: texts.session.signOut, exact: true }).click();
  await expect(page).toHaveURL('/pages-logout');
  expect(calls.slice(1)).toMatchObject([
    // The account’s rights, for the menu, and then the page with its name.
    { call: 'GET /api/me', authorization },
    { call: 'GET /api/me', authorization },
    { call: 'POST /api/logout', authorization },
  ]);
  await expect.poll(() => cookies).toEqual([undefined, undefined, undefined, undefined]);
});
