import { localizedPath } from '../../contract/lang.ts';
import { expectAccessible } from './axe.ts';
import {
  accountWords,
  answersOf,
  callsOf,
  exhaustiveTest,
  journeyLangs,
  member,
  type Person,
  saidIn,
  sessionOf,
  stranger,
  test,
  whoIs,
} from './people.ts';
import { expect, type Page } from './site.ts';

/** Whether a call makes an account or signs in to it. How strong a password is may be asked at any time. */
const isToSignIn = ({ call }: { call: string }) => /\/api\/(signup|login)$/.test(call);

for (const lang of journeyLangs('en')) {
  const said = accountWords(lang);
  const path = localizedPath(lang, '/account/sign-up');

  const parts = (page: Page) => ({
    name: page.getByLabel(said.fields.name.label, { exact: true }),
    email: page.getByLabel(said.fields.email.label, { exact: true }),
    password: page.getByLabel(said.fields.newPassword.label, { exact: true }),
    submit: page.getByRole('button', { name: said.signUp.submit, exact: true }),
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
    test('D2 D7 makes the account, signs in to it, and goes on', async ({ page, request }) => {
      const person = stranger();
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
      expect(await whoIs(request, session?.value ?? '')).toMatchObject({
        email: person.email,
        // Parted at the first space.
        firstName: 'Nok',
        lastName: 'Suksan na Ayutthaya',
      });
    });

    exhaustiveTest(
      'D4 an address that has an account is refused beside its field',
      async ({ page, request, complaints }) => {
        complaints.expect(/^status 400: .*\/api\/signup$/);
        const person = await member(request);
        await page.goto(path);
        await fill(page, person);
        const { name, email, password, alert } = parts(page);
        await expect(saidIn(alert, said.refusals.messages.userExists)).toBeVisible();
        await expect(email).toBeFocused();
        await expect(email).toHaveAttribute('aria-invalid', 'true');
        await expect(name).toHaveValue(person.name);
        await expect(email).toHaveValue(person.email);
        await expect(password).toHaveValue(person.password);
        await expectAccessible(page, 'refused');

        // Another address, and it goes through with all the rest.
        await email.fill(stranger().email);
        await expect(alert).toHaveCount(0);
        await parts(page).submit.click();
        await page.waitForURL((url) => url.pathname === localizedPath(lang, '/'));
      },
    );

    exhaustiveTest(
      'the rule for passwords is said before it is broken, and after',
      async ({ page, complaints }) => {
        complaints.expect(/^status 400: .*\/api\/signup$/);
        const calls = callsOf(page);
        await page.goto(path);
        const { name, email, password, submit } = parts(page);
        await expect(password).toHaveAccessibleDescription(said.fields.newPassword.hint);
        await expect(password).toHaveAttribute('autocomplete', 'new-password');
        await expect(email).toHaveAttribute('autocomplete', 'username');
        await expect(name).toHaveAttribute('autocomplete', 'name');
        await name.fill('นก');
        await email.fill(stranger().email);
        await password.pressSequentially('short');
        await submit.click();
        await expect(password).toBeFocused();
        await expect(password).toHaveAccessibleDescription(said.fields.newPassword.wrong);
        expect(calls).toEqual([]);

        await password.fill('password123');
        await submit.click();
        await expect(password).toHaveAccessibleDescription(said.refusals.weakBecause.common);
        await expect(password).toBeFocused();
        await expect(password).toHaveValue('password123');
      },
    );

    exhaustiveTest(
      'an account that is made is not made again when signing in did not work',
      async ({ page, complaints }) => {
        complaints.expect(/\/api\/login|net::ERR_FAILED/);
        const calls = callsOf(page);
        await page.route('**/api/login', (route) => route.abort(), { times: 1 });
        await page.goto(path);
        await fill(page, stranger());
        await expect(saidIn(parts(page).alert, said.signUp.almost)).toBeVisible();
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
