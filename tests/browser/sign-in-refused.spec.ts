import {
  accountIn,
  announced,
  callsOf,
  expect,
  fillSignIn,
  journeyLangs,
  loadsOf,
  signInForm,
  test,
} from './people.ts';

/** React and the form’s own code; not the scripts that the page loads unprompted. */
const ISLAND_CODE = /\/_astro\/(client|SignIn\.island|use-submission)\.[^/]*\.js(\?|$)/;

for (const lang of journeyLangs('en')) {
  const { texts, signIn: path } = accountIn(lang);

  test.describe(`signing in fails (${lang})`, () => {
    test('says so where React never loads, and sends the password nowhere', async ({
      page,
      complaints,
    }) => {
      complaints.expect(/_astro\/.*\.js|net::ERR_FAILED|\[astro-island\]/);
      let isCut = true;
      await page.route(ISLAND_CODE, (route) => (isCut ? route.abort() : route.continue()));
      const loads = loadsOf(page);
      const calls = callsOf(page);
      await page.goto(path);
      await fillSignIn(page, lang, { email: 'nok@example.com', password: 'seven quiet looms' });
      const { alert, password, submit } = signInForm(page, lang);
      await expect(announced(alert, texts.refusals.network)).toBeVisible();
      await expect(password).toHaveValue('seven quiet looms');
      await expect(page).toHaveURL(path);
      expect(loads()).toBe(1);
      expect(calls).toEqual([]);

      // Once the connection is back, pressing the button is enough.
      complaints.expect(/^status 400: .*\/api\/login$/);
      isCut = false;
      await submit.click();
      await expect(announced(alert, texts.refusals.messages.wrongLogin)).toBeVisible();
      await expect(announced(alert, texts.refusals.network)).toHaveCount(0);
    });
  });
}
