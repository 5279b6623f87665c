import { expectAccessible } from './axe.ts';
import { formStates } from './lead-forms.ts';
import {
  accountIn,
  callsOf,
  expect,
  fillSignIn,
  journeyLangs,
  loadsOf,
  saidIn,
  signInForm,
  test,
} from './people.ts';

/** React and the form's own code; not the scripts that the page loads by itself. */
const ISLAND_CODE = /\/_astro\/(client|SignIn\.island|use-submission)\.[^/]*\.js(\?|$)/;

for (const lang of journeyLangs('en')) {
  const { said, signIn: path } = accountIn(lang);

  test.describe(`signing in that does not work (${lang})`, () => {
    for (const state of formStates('cold')) {
      test(`empty and wrong fields are said so beside them, the first has the focus, ${state}`, async ({
        page,
      }) => {
        if (state === 'cold') await page.route(ISLAND_CODE, () => {});
        await page.goto(path);
        if (state === 'hydrated') {
          await signInForm(page, lang).email.focus();
          await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
        }
        const { email, password, submit, alert } = signInForm(page, lang);
        await submit.click();
        await expect(email).toBeFocused();
        for (const [field, { required }] of [
          [email, said.fields.email],
          [password, said.fields.password],
        ] as const) {
          await expect(field).toHaveAttribute('aria-invalid', 'true');
          await expect(field).toHaveAccessibleDescription(required);
          await expect(saidIn(alert, required)).toBeVisible();
        }
        await expectAccessible(page, 'empty');

        await email.fill('nobody@');
        await password.fill('x');
        await expect(password).not.toHaveAttribute('aria-invalid', 'true');
        await submit.click();
        await expect(email).toBeFocused();
        await expect(email).toHaveAccessibleDescription(said.fields.email.wrong);
        await expect(page.getByText(said.fields.email.wrong)).toBeVisible();
        await expect(page.getByText(said.fields.email.required)).toBeHidden();
        await expect(page.getByText(said.fields.password.required)).toBeHidden();
      });
    }

    test('where React never arrives it says so, and sends the password nowhere', async ({
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
      await expect(saidIn(alert, said.refusals.network)).toBeVisible();
      await expect(password).toHaveValue('seven quiet looms');
      await expect(page).toHaveURL(path);
      expect(loads()).toBe(1);
      expect(calls).toEqual([]);

      // Once the line is there again, pressing the button is enough.
      complaints.expect(/^status 400: .*\/api\/login$/);
      isCut = false;
      await submit.click();
      await expect(saidIn(alert, said.refusals.messages.wrongLogin)).toBeVisible();
      await expect(saidIn(alert, said.refusals.network)).toHaveCount(0);
    });
  });
}
