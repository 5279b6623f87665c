import { expectAccessible } from './axe.ts';
import { formStates } from './lead-forms.ts';
import {
  accountIn,
  callsOf,
  exhaustiveTest,
  expect,
  fillSignIn,
  journeyLangs,
  loadsOf,
  member,
  saidIn,
  sessionOf,
  signInForm,
  stranger,
  test,
} from './people.ts';

/** React and the form's own code; not the scripts that the page loads by itself. */
const ISLAND_CODE = /\/_astro\/(client|SignIn\.island|use-submission)\.[^/]*\.js(\?|$)/;

for (const lang of journeyLangs('en')) {
  const { said, signIn: path } = accountIn(lang);

  test.describe(`signing in that does not work (${lang})`, () => {
    exhaustiveTest(
      'D4 a wrong password and a stranger get the same words, and nothing typed is lost',
      async ({ page, request, complaints }) => {
        complaints.expect(/^status 400: .*\/api\/login$/);
        const { email } = await member(request);
        for (const who of [email, stranger().email]) {
          await page.goto(path);
          await fillSignIn(page, lang, { email: who, password: 'not the password' });
          const { alert, email: field, password, submit } = signInForm(page, lang);
          await expect(saidIn(alert, said.refusals.messages.wrongLogin)).toBeVisible();
          await expect(field).toHaveValue(who);
          await expect(password).toHaveValue('not the password');
          await expect(submit).toBeEnabled();
          expect(await sessionOf(page)).toBeUndefined();
          await expect(page).toHaveURL(path);
        }
      },
    );

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

    exhaustiveTest(
      'an address that only the server knows to be none is refused beside its field',
      async ({ page, complaints }) => {
        complaints.expect(/^status 400: .*\/api\/login$/);
        await page.goto(path);
        const { email, password, alert } = signInForm(page, lang);
        await fillSignIn(page, lang, { email: 'nok@example..com', password: 'anything' });
        await expect(saidIn(alert, said.refusals.fields.invalid_email)).toBeVisible();
        await expect(email).toBeFocused();
        await expect(email).toHaveAttribute('aria-invalid', 'true');
        await expect(email).toHaveAccessibleDescription(said.refusals.fields.invalid_email);
        await expect(password).toHaveValue('anything');
        const reveal = page.getByRole('button', { name: said.fields.reveal, exact: true });
        await reveal.click();
        // A visitor who corrects it has read it.
        await email.press('End');
        for (let index = 0; index < 5; index += 1) await email.press('Backspace');
        await email.pressSequentially('.com');
        await expect(email).not.toHaveAttribute('aria-invalid', 'true');
        await expect(alert).toHaveCount(0);
        // What is shown stays shown, whatever is drawn anew beside it.
        await expect(reveal).toHaveAttribute('aria-pressed', 'true');
        await expect(password).toHaveAttribute('type', 'text');
      },
    );

    for (const [what, answer, words] of [
      [
        'too many attempts, with a time',
        {
          status: 429,
          headers: { 'retry-after': '540' },
          message: 'Too many attempts, please wait',
        },
        said.refusals.tooManyUntil.replace('{time}', lang === 'th' ? '9 นาที' : '9 minutes'),
      ],
      [
        'too many attempts',
        { status: 429, headers: {}, message: 'Too many attempts, please wait' },
        said.refusals.messages.tooMany,
      ],
      [
        'a server that is not available',
        {
          status: 503,
          headers: {},
          message: 'The service is not available right now, please try again',
        },
        said.refusals.messages.unavailable,
      ],
      ['something unexpected', { status: 500, headers: {}, message: 'Oh' }, said.refusals.other],
    ] as const) {
      exhaustiveTest(`${what} is said in the page’s language`, async ({ page, complaints }) => {
        complaints.expect(/^status \d+: .*\/api\/login$/);
        await page.route('**/api/login', (route) =>
          route.fulfill({
            status: answer.status,
            headers: answer.headers,
            json: { message: answer.message },
          }),
        );
        await page.goto(path);
        await fillSignIn(page, lang, { email: 'nok@example.com', password: 'seven quiet looms' });
        await expect(saidIn(signInForm(page, lang).alert, words)).toBeVisible();
        await expect(signInForm(page, lang).password).toHaveValue('seven quiet looms');
      });
    }

    exhaustiveTest(
      'without a network it says so, and keeps what was typed',
      async ({ page, complaints }) => {
        complaints.expect(/\/api\/login|net::ERR_FAILED/);
        await page.route('**/api/login', (route) => route.abort());
        await page.goto(path);
        await fillSignIn(page, lang, { email: 'nok@example.com', password: 'seven quiet looms' });
        const { alert, email, password } = signInForm(page, lang);
        await expect(saidIn(alert, said.refusals.network)).toBeVisible();
        await expect(email).toHaveValue('nok@example.com');
        await expect(password).toHaveValue('seven quiet looms');
      },
    );

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

    exhaustiveTest(
      'a double click sends once, and the button keeps its place and its size',
      async ({ page }) => {
        const calls = callsOf(page);
        let answer = () => {};
        const held = new Promise<void>((done) => {
          answer = done;
        });
        await page.route('**/api/login', async (route) => {
          await held;
          await route.fulfill({ json: { secondFactor: 'x' } });
        });
        await page.goto(path);
        const { email, password, submit } = signInForm(page, lang);
        await email.fill('nok@example.com');
        await password.fill('seven quiet looms');
        const box = await submit.boundingBox();
        await submit.dblclick();
        await password.press('Enter');
        const busy = page.getByRole('button', { name: said.signIn.sending, exact: true });
        await expect(busy).toBeVisible();
        await busy.click();
        await password.press('Enter');
        expect(await busy.boundingBox()).toEqual(box);
        answer();
        await expect(page.getByLabel(said.fields.code.label, { exact: true })).toBeFocused();
        expect(calls.filter(({ call }) => call === 'POST /api/login')).toHaveLength(1);
      },
    );
  });
}
