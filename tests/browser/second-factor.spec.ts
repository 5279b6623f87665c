import { totp } from '../api/totp.ts';
import { expectAccessible } from './axe.ts';
import {
  accountIn,
  accountOf,
  createAccount,
  expect,
  fillSignIn,
  journeyLangs,
  sessionOf,
  signInForm,
  test,
  tokenOf,
} from './people.ts';

for (const lang of journeyLangs('th')) {
  const { texts, signIn: path, home } = accountIn(lang);

  test.describe(`the second step of signing in (${lang})`, () => {
    test('refuses a wrong code, then accepts the right one', async ({
      page,
      request,
      complaints,
    }) => {
      complaints.expect(/^status 400: .*\/api\/login\/second-factor$/);
      const person = await createAccount(request);
      const { uri } = await turnOnSecondFactor(person, request);
      await page.goto(path);
      await fillSignIn(page, lang, person);
      const code = page.getByLabel(texts.fields.code.label, { exact: true });
      await expect(code).toBeFocused();
      await expect(signInForm(page, lang).heading).toHaveText(texts.signIn.code.heading, {
        useInnerText: true,
      });
      await expect(page.getByText(texts.signIn.code.lead)).toBeVisible();
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      expect(await sessionOf(page)).toBeUndefined();
      await expectAccessible(page, 'second step');

      const confirm = page.getByRole('button', { name: texts.signIn.confirm, exact: true });
      await code.fill('12345');
      await confirm.click();
      await expect(code).toHaveAccessibleDescription(texts.fields.code.wrong);
      await code.fill('000000');
      await confirm.click();
      await expect(code).toHaveAccessibleDescription(texts.refusals.messages.wrongCode);
      await expect(code).toBeFocused();
      await expect(code).toHaveValue('000000');

      // As people write it, and on a Thai keyboard.
      const right = totp(uri, 1).replace(/^.../, '$& ');
      await code.fill(right.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit))));
      await confirm.click();
      await page.waitForURL((url) => url.pathname === home);
      const session = await sessionOf(page);
      expect((await accountOf(request, session?.value ?? ''))?.secondFactor).toBe(true);
    });
  });
}

/** Turns the second factor of an account on without the pages. */
async function turnOnSecondFactor(
  person: Parameters<typeof tokenOf>[1],
  request: Parameters<typeof tokenOf>[0],
): Promise<{ uri: string; recoveryCodes: string[] }> {
  const headers = { authorization: `Bearer ${await tokenOf(request, person)}` };
  const { password } = person;
  const started = await request.post('/api/me/second-factor', { headers, data: { password } });
  expect(started.status(), await started.text()).toBe(200);
  const { uri, recoveryCodes } = await started.json();
  const confirmed = await request.post('/api/me/second-factor/confirm', {
    headers,
    data: { code: totp(uri) },
  });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  return { uri, recoveryCodes };
}
