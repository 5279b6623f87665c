import { localizedPath } from '../../contract/lang.ts';
import { expectAccessible } from './axe.ts';
import {
  accountIn,
  callsOf,
  exhaustiveTest,
  expect,
  journeyLangs,
  sessionOf,
  signedIn,
  test,
  whoIs,
} from './people.ts';

for (const lang of journeyLangs('th')) {
  const { said, signIn } = accountIn(lang);
  const signedOut = localizedPath(lang, '/pages-logout');

  test.describe(`signing out (${lang})`, () => {
    test('D3 D7 C1 ends the session here and there, and leads to the page that says so; Back shows no name any more', async ({
      page,
      request,
    }) => {
      const { token, ...person } = await signedIn(page, request);
      await page.goto(signIn);
      await expect(page.getByText(person.email, { exact: true })).toBeVisible();
      const calls = callsOf(page);
      await page.getByRole('button', { name: said.session.signOut, exact: true }).click();
      await expect(page).toHaveURL(signedOut);
      expect(calls.filter(({ call }) => call === 'POST /api/logout')).toEqual([
        { call: 'POST /api/logout', authorization: `Bearer ${token}`, body: null },
      ]);
      expect(await sessionOf(page)).toBeUndefined();
      expect(await whoIs(request, token)).toBeUndefined();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        said.signedOut.start.heading,
        { useInnerText: true },
      );
      await expect(
        page.getByRole('link', { name: said.signedOut.signIn, exact: true }),
      ).toHaveAttribute('href', signIn);

      await page.goBack();
      await expect(page).toHaveURL(signIn);
      await expect(page.getByLabel(said.fields.email.label, { exact: true })).toBeVisible();
      await expect(page.getByText(person.email, { exact: true })).toHaveCount(0);
    });

    exhaustiveTest('the page says nothing that is not so', async ({ page, request }) => {
      await page.goto(signedOut);
      await expectAccessible(page, 'signed out');
      // A visitor who comes here while signed in is told so.
      await signedIn(page, request);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.session.heading, {
        useInnerText: true,
      });
      await page.getByRole('button', { name: said.session.signOut, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        said.signedOut.start.heading,
        { useInnerText: true },
      );
    });
  });

  test.describe(`A13 without JavaScript (${lang})`, () => {
    test.use({ javaScriptEnabled: false });

    exhaustiveTest('C1 the page is there, with the way back in', async ({ page }) => {
      await page.goto(signedOut);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        said.signedOut.start.heading,
        { useInnerText: true },
      );
      await page.getByRole('link', { name: said.signedOut.signIn, exact: true }).click();
      await expect(page).toHaveURL(signIn);
    });
  });
}
