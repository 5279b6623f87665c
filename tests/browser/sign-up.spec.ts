import { localizedPath } from '../../contract/lang.ts';
import {
  accountOf,
  accountWords,
  announced,
  answersOf,
  callsOf,
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
