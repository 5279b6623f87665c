import { localizedPath } from '../../contract/lang.ts';
import {
  accountIn,
  accountOf,
  callsOf,
  expect,
  journeyLangs,
  sessionOf,
  signedIn,
  test,
} from './people.ts';

for (const lang of journeyLangs('th')) {
  const { texts, signIn } = accountIn(lang);
  const signedOut = localizedPath(lang, '/pages-logout');

  test(`D3 D7 C1 ends the session on both sides and leads to a page that says so, and Back shows no name (${lang})`, async ({
    page,
    request,
  }) => {
    const { token, ...person } = await signedIn(page, request);
    await page.goto(signIn);
    await expect(page.getByText(person.email, { exact: true })).toBeVisible();
    const calls = callsOf(page);
    await page.getByRole('button', { name: texts.session.signOut, exact: true }).click();
    await expect(page).toHaveURL(signedOut);
    expect(calls.filter(({ call }) => call === 'POST /api/logout')).toEqual([
      { call: 'POST /api/logout', authorization: `Bearer ${token}`, body: null },
    ]);
    expect(await sessionOf(page)).toBeUndefined();
    expect(await accountOf(request, token)).toBeUndefined();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      texts.signedOut.start.heading,
      { useInnerText: true },
    );
    await expect(
      page.getByRole('link', { name: texts.signedOut.signIn, exact: true }),
    ).toHaveAttribute('href', signIn);

    await page.goBack();
    await expect(page).toHaveURL(signIn);
    await expect(page.getByLabel(texts.fields.email.label, { exact: true })).toBeVisible();
    await expect(page.getByText(person.email, { exact: true })).toHaveCount(0);
  });
}
