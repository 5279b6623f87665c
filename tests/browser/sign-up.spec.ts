import { localizedPath } from '../../contract/lang.ts';
import { expectAccessible } from './axe.ts';
import {
  accountOf,
  accountWords,
  announced,
  answersOf,
  callsOf,
  createAccount,
  exhaustiveTest,
  journeyLangs,
  newPerson,
  type Person,
  sessionOf,
  test,
} from './people.ts';
import { expect, type Page } from './site.ts';

/** Whether a call makes an account or signs in to it. The strength of a password may be requested at any time. */
const isToSignIn = ({ call }: { call: string }) => /\/api\/(signup|login)$/.test(call);

for (const lang of journeyLangs('en')) {
  const texts = accountWords(lang);
  const path = localizedPath(lang, '/account/sign-up');

  const parts = (page: Page) => ({
    name: page.getByLabel(texts.fields.name.label, { exact: true }),
    email: page.getByLabel(texts.fields.email.label, { exact: true }),
    password: page.getByLabel(texts.fields.newPassword.label, { exact: true }),
    submit: page.getByRole('button', { name: texts.signUp.submit, exact: true }),
    alert: page.getByRole('alert').filter({ visible: true }),
  });

  async function fill(page: Page, person: Person) {
    const { name, email, password, submit } = parts(page);
    await name.fill(person.name);
    await email.fill(person.email);
    await password.fill(person.password);
    await submit.click();
  }

  test.describe(`signing up (${lang})`, () => {
    test('D2 D7 makes the account, signs in to it and continues', async ({ page, request }) => {
      const person = newPerson();
      const calls = callsOf(page);
      const goal = `${localizedPath(lang, '/')}?made`;
      await page.goto(`${path}?${new URLSearchParams({ returnUrl: goal })}`);
      const answers = await answersOf(page, 'signup');
      await fill(page, person);
      await expect(page).toHaveURL(goal);
      expect(answers).toEqual(['']);
      expect(calls.filter(isToSignIn).map(({ call, body }) => ({ call, body }))).toEqual([
        { call: 'POST /api/signup', body: person },
        {
          call: 'POST /api/login',
          body: { email: person.email, password: person.password },
        },
      ]);
      const session = await sessionOf(page);
      expect(await accountOf(request, session?.value ?? '')).toMatchObject({
        email: person.email,
        // Split at the first space.
        firstName: 'Nok',
        lastName: 'Suksan na Ayutthaya',
      });
    });

    exhaustiveTest(
      'D4 refuses an address that has an account beside its field',
      async ({ page, request, complaints }) => {
        complaints.expect(/^status 400: .*\/api\/signup$/);
        const person = await createAccount(request);
        await page.goto(path);
        await fill(page, person);
        const { name, email, password, alert } = parts(page);
        await expect(announced(alert, texts.refusals.messages.userExists)).toBeVisible();
        await expect(email).toBeFocused();
        await expect(email).toHaveAttribute('aria-invalid', 'true');
        await expect(name).toHaveValue(person.name);
        await expect(email).toHaveValue(person.email);
        await expect(password).toHaveValue(person.password);
        await expectAccessible(page, 'refused');

        // With another address, the form is accepted with all other fields.
        await email.fill(newPerson().email);
        await expect(alert).toHaveCount(0);
        await parts(page).submit.click();
        await page.waitForURL((url) => url.pathname === localizedPath(lang, '/'));
      },
    );

    exhaustiveTest(
      'states the rule for passwords before and after it is broken',
      async ({ page, complaints }) => {
        complaints.expect(/^status 400: .*\/api\/signup$/);
        const calls = callsOf(page);
        await page.goto(path);
        const { name, email, password, submit } = parts(page);
        await expect(password).toHaveAccessibleDescription(texts.fields.newPassword.hint);
        await expect(password).toHaveAttribute('autocomplete', 'new-password');
        await expect(email).toHaveAttribute('autocomplete', 'username');
        await expect(name).toHaveAttribute('autocomplete', 'name');
        await name.fill('นก');
        await email.fill(newPerson().email);
        await password.pressSequentially('short');
        await submit.click();
        await expect(password).toBeFocused();
        await expect(password).toHaveAccessibleDescription(texts.fields.newPassword.wrong);
        expect(calls).toEqual([]);

        await password.fill('password123');
        await submit.click();
        await expect(password).toHaveAccessibleDescription(texts.refusals.weakBecause.common);
        await expect(password).toBeFocused();
        await expect(password).toHaveValue('password123');
      },
    );

    exhaustiveTest(
      'does not make an account again when only signing in failed',
      async ({ page, complaints }) => {
        complaints.expect(/\/api\/login|net::ERR_FAILED/);
        const calls = callsOf(page);
        await page.route('**/api/login', (route) => route.abort(), { times: 1 });
        await page.goto(path);
        await fill(page, newPerson());
        await expect(announced(parts(page).alert, texts.signUp.almost)).toBeVisible();
        await parts(page).submit.click();
        await page.waitForURL((url) => url.pathname === localizedPath(lang, '/'));
        expect(calls.filter(isToSignIn).map(({ call }) => call)).toEqual([
          'POST /api/signup',
          'POST /api/login',
          'POST /api/login',
        ]);
      },
    );
  });
}
