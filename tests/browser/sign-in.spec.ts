import { LANGS, pathIn } from '../../contract/lang.ts';
import { totp } from '../api/totp.ts';
import { expectAccessible } from './axe.ts';
import {
  accountWords,
  answersOf,
  callsOf,
  fillSignIn,
  giveSession,
  loadsOf,
  member,
  saidIn,
  sessionOf,
  stranger,
  test,
  tokenOf,
  whoIs,
} from './people.ts';
import { expect, type Page, settle } from './site.ts';

/** React and the form's own code; not the scripts that the page loads by itself. */
const ISLAND_CODE = /\/_astro\/(client|SignIn\.island|use-submission)\.[^/]*\.js(\?|$)/;

const HOSTILE = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  '/%2fevil.example',
  'javascript:alert(1)',
  'https://evil.example/',
];

for (const lang of LANGS) {
  const said = accountWords(lang);
  const path = pathIn(lang, '/account/sign-in');
  const home = pathIn(lang, '/');

  const parts = (page: Page) => ({
    email: page.getByLabel(said.fields.email.label, { exact: true }),
    password: page.getByLabel(said.fields.password.label, { exact: true }),
    submit: page.getByRole('button', { name: said.signIn.submit, exact: true }),
    alert: page.getByRole('alert').filter({ visible: true }),
    heading: page.getByRole('heading', { level: 1 }),
  });

  test.describe(`signing in (${lang})`, () => {
    test('D1 D7 takes e-mail and password, keeps the token in the cookie, and leads home', async ({
      page,
      request,
    }) => {
      const person = await member(request, lang);
      const calls = callsOf(page);
      await page.goto(path);
      const answers = await answersOf(page, 'login');
      await fillSignIn(page, lang, person);
      await page.waitForURL((url) => url.pathname === home);
      const { token, ...user } = JSON.parse(answers[0] ?? '');

      expect(calls[0]?.body).toEqual({ email: person.email, password: person.password });
      expect(user).toEqual({
        id: expect.any(Number),
        username: person.email.split('@')[0],
        email: person.email,
        firstName: 'Nok',
        lastName: 'Suksan na Ayutthaya',
      });
      const cookie = await sessionOf(page);
      expect(cookie).toMatchObject({ value: token, path: '/', sameSite: 'Lax', secure: false });
      expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * 24 * 60 * 60);
      expect((await whoIs(request, token))?.email).toBe(person.email);
      // The page with the password in it is no place to go back to.
      await page.goBack();
      await expect(page).not.toHaveURL(path);
    });

    test('D7 leads to where one wanted to go, with everything after the path', async ({
      page,
      request,
    }) => {
      const person = await member(request);
      const goal = `${home}?from=sign-in#content`;
      await page.goto(`${path}?${new URLSearchParams({ returnUrl: goal })}`);
      await settle(page);
      // The way round by signing up keeps it too.
      const way = page.getByRole('link', { name: said.signIn.signUp, exact: true });
      expect(await way.evaluate((link: HTMLAnchorElement) => link.pathname + link.search)).toBe(
        `${pathIn(lang, '/account/sign-up')}?${new URLSearchParams({ returnUrl: goal })}`,
      );
      await fillSignIn(page, lang, person);
      await expect(page).toHaveURL(goal);
    });

    test('D4 a wrong password and a stranger get the same words, and nothing typed is lost', async ({
      page,
      request,
      complaints,
    }) => {
      complaints.expect(/^status 400: .*\/api\/login$/);
      const { email } = await member(request);
      for (const who of [email, stranger().email]) {
        await page.goto(path);
        await fillSignIn(page, lang, { email: who, password: 'not the password' });
        const { alert, email: field, password, submit } = parts(page);
        await expect(saidIn(alert, said.refusals.messages.wrongLogin)).toBeVisible();
        await expect(field).toHaveValue(who);
        await expect(password).toHaveValue('not the password');
        await expect(submit).toBeEnabled();
        expect(await sessionOf(page)).toBeUndefined();
        await expect(page).toHaveURL(path);
      }
    });

    for (const state of ['cold', 'hydrated'] as const) {
      test(`empty and wrong fields are said so beside them, the first has the focus, ${state}`, async ({
        page,
      }) => {
        if (state === 'cold') await page.route(ISLAND_CODE, () => {});
        await page.goto(path);
        if (state === 'hydrated') {
          await parts(page).email.focus();
          await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
        }
        const { email, password, submit, alert } = parts(page);
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

    test('an address that only the server knows to be none is refused beside its field', async ({
      page,
      complaints,
    }) => {
      complaints.expect(/^status 400: .*\/api\/login$/);
      await page.goto(path);
      const { email, password, alert } = parts(page);
      await fillSignIn(page, lang, { email: 'nok@example', password: 'anything' });
      await expect(saidIn(alert, said.refusals.reasons.email)).toBeVisible();
      await expect(email).toBeFocused();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveAccessibleDescription(said.refusals.reasons.email);
      await expect(password).toHaveValue('anything');
      const reveal = page.getByRole('button', { name: said.fields.reveal, exact: true });
      await reveal.click();
      // Whoever mends it has read it.
      await email.press('End');
      await email.pressSequentially('.com');
      await expect(email).not.toHaveAttribute('aria-invalid', 'true');
      await expect(alert).toHaveCount(0);
      // What is shown stays shown, whatever is drawn anew beside it.
      await expect(reveal).toHaveAttribute('aria-pressed', 'true');
      await expect(password).toHaveAttribute('type', 'text');
    });

    test('by keyboard alone', async ({ page, request }) => {
      const person = await member(request);
      await page.goto(path);
      await settle(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(parts(page).email).toBeFocused();
      await page.keyboard.type(person.email);
      await page.keyboard.press('Tab');
      await expect(
        page.getByRole('link', { name: said.signIn.forgotten, exact: true }),
      ).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.type(person.password);
      await page.keyboard.press('Tab');
      const reveal = page.getByRole('button', { name: said.fields.reveal, exact: true });
      await expect(reveal).toBeFocused();
      await page.keyboard.press('Space');
      await expect(reveal).toHaveAttribute('aria-pressed', 'true');
      await expect(parts(page).password).toHaveAttribute('type', 'text');
      await expect(parts(page).password).toHaveValue(person.password);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === home);
    });

    test('the second step: a wrong code, then the right one', async ({
      page,
      request,
      complaints,
    }) => {
      complaints.expect(/^status 400: .*\/api\/login\/second-factor$/);
      const person = await member(request);
      const { uri } = await turnOnSecondFactor(person, request);
      await page.goto(path);
      await fillSignIn(page, lang, person);
      const code = page.getByLabel(said.fields.code.label, { exact: true });
      await expect(code).toBeFocused();
      await expect(parts(page).heading).toHaveText(said.signIn.code.heading, {
        useInnerText: true,
      });
      await expect(page.getByText(said.signIn.code.lead)).toBeVisible();
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      expect(await sessionOf(page)).toBeUndefined();
      await expectAccessible(page, 'second step');

      const confirm = page.getByRole('button', { name: said.signIn.confirm, exact: true });
      await code.fill('12345');
      await confirm.click();
      await expect(code).toHaveAccessibleDescription(said.fields.code.wrong);
      await code.fill('000000');
      await confirm.click();
      await expect(code).toHaveAccessibleDescription(said.refusals.messages.wrongCode);
      await expect(code).toBeFocused();
      await expect(code).toHaveValue('000000');

      // As people write it, and on a Thai keyboard.
      const right = totp(uri, 1).replace(/^.../, '$& ');
      await code.fill(right.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit))));
      await confirm.click();
      await page.waitForURL((url) => url.pathname === home);
      const session = await sessionOf(page);
      expect((await whoIs(request, session?.value ?? ''))?.secondFactor).toBe(true);
    });

    test('the second step: a recovery code, and starting over', async ({ page, request }) => {
      const person = await member(request);
      const { recoveryCodes } = await turnOnSecondFactor(person, request);
      await page.goto(path);
      await fillSignIn(page, lang, person);
      await page.getByRole('button', { name: said.signIn.useRecovery, exact: true }).click();
      const code = page.getByLabel(said.fields.recoveryCode.label, { exact: true });
      await expect(code).toBeFocused();
      await expect(page.getByText(said.signIn.recovery.lead)).toBeVisible();

      await page
        .getByRole('button', { name: said.signIn.startOver, exact: true })
        .filter({ visible: true })
        .click();
      const { email, password, submit } = parts(page);
      await expect(email).toBeFocused();
      await expect(email).toHaveValue(person.email);
      await expect(password).toHaveValue(person.password);
      await submit.click();
      await page.getByRole('button', { name: said.signIn.useRecovery, exact: true }).click();
      await code.fill(recoveryCodes[0] ?? '');
      await code.press('Enter');
      await page.waitForURL((url) => url.pathname === home);
      expect(await sessionOf(page)).toBeDefined();
    });

    test('the second step took too long: back to the first, with everything still there', async ({
      page,
      complaints,
    }) => {
      complaints.expect(/^status 400: .*\/api\/login\/second-factor$/);
      await page.route('**/api/login', (route) => route.fulfill({ json: { secondFactor: 'x' } }));
      await page.route('**/api/login/second-factor', (route) =>
        route.fulfill({
          status: 400,
          json: { message: 'Signing in took too long, please start again' },
        }),
      );
      await page.goto(path);
      await fillSignIn(page, lang, { email: 'nok@example.com', password: 'seven quiet looms' });
      const code = page.getByLabel(said.fields.code.label, { exact: true });
      await code.fill('123456');
      await code.press('Enter');
      const { alert, password } = parts(page);
      await expect(saidIn(alert, said.refusals.messages.expiredChallenge)).toBeVisible();
      await expect(password).toHaveValue('seven quiet looms');
      await expect(password).toBeFocused();
    });

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
      [
        'something that nobody expected',
        { status: 500, headers: {}, message: 'Oh' },
        said.refusals.other,
      ],
    ] as const) {
      test(`${what} is said in the page’s language`, async ({ page, complaints }) => {
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
        await expect(saidIn(parts(page).alert, words)).toBeVisible();
        await expect(parts(page).password).toHaveValue('seven quiet looms');
      });
    }

    test('without a network it says so, and keeps what was typed', async ({ page, complaints }) => {
      complaints.expect(/\/api\/login|net::ERR_FAILED/);
      await page.route('**/api/login', (route) => route.abort());
      await page.goto(path);
      await fillSignIn(page, lang, { email: 'nok@example.com', password: 'seven quiet looms' });
      const { alert, email, password } = parts(page);
      await expect(saidIn(alert, said.refusals.network)).toBeVisible();
      await expect(email).toHaveValue('nok@example.com');
      await expect(password).toHaveValue('seven quiet looms');
    });

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
      const { alert, password, submit } = parts(page);
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

    test('a double click sends once, and the button keeps its place and its size', async ({
      page,
    }) => {
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
      const { email, password, submit } = parts(page);
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
    });

    test('who is signed in already is told so, and can go on', async ({ page, request }) => {
      const person = await member(request);
      await giveSession(page, await tokenOf(request, person));
      await page.goto(`${path}?returnUrl=${encodeURIComponent(`${home}?on`)}`);
      await expect(parts(page).heading).toHaveText(said.session.heading, { useInnerText: true });
      await expect(page.getByText(person.name, { exact: true })).toBeVisible();
      await expect(page.getByText(person.email, { exact: true })).toBeVisible();
      await expect(parts(page).email).toBeHidden();
      await expect(page.getByRole('link', { name: said.session.inbox })).toHaveCount(0);
      await expectAccessible(page, 'signed in');
      await page.getByRole('link', { name: said.session.goOn, exact: true }).click();
      await expect(page).toHaveURL(`${home}?on`);
    });

    test('admins are shown the way to the inbox', async ({ page, request }) => {
      const person = await member(request);
      const token = await tokenOf(request, person);
      const me = await whoIs(request, token);
      await giveSession(page, token);
      await page.route('**/api/me', (route) => route.fulfill({ json: { ...me, role: 'admin' } }));
      await page.goto(path);
      await expect(
        page.getByRole('link', { name: said.session.inbox, exact: true }),
      ).toHaveAttribute('href', pathIn(lang, '/account/inbox'));
    });
  });

  test.describe(`A13 without JavaScript (${lang})`, () => {
    test.use({ javaScriptEnabled: false });

    for (const each of ['sign-in', 'sign-up']) {
      test(`${each} says that it needs it, and offers nothing that cannot work`, async ({
        page,
      }) => {
        await page.goto(pathIn(lang, `/account/${each}`));
        // By its element: a search for text passes it by.
        const notice = page.locator('noscript p');
        await expect(notice).toBeVisible();
        await expect(notice).toHaveText(said.needsScript);
        await expect(page.locator('main').getByRole('button')).toHaveCount(0);
        await expect(page.locator('main').getByRole('textbox')).toHaveCount(0);
        await expect(page.locator('main form:not([method="post"])')).toHaveCount(0);
      });
    }
  });
}

for (const value of HOSTILE) {
  test(`D11 signing in never leads to ${JSON.stringify(value)}`, async ({ page, request }) => {
    const person = await member(request);
    await page.goto(`/th/account/sign-in?${new URLSearchParams({ returnUrl: value })}`);
    await fillSignIn(page, 'th', person);
    await page.waitForURL((url) => url.pathname === '/th/');
    // Nor does going on, for whoever is signed in.
    await page.goto(`/th/account/sign-in?${new URLSearchParams({ returnUrl: value })}`);
    const goOn = page.getByRole('link', { name: accountWords('th').session.goOn, exact: true });
    await expect(goOn).toHaveAttribute('href', '/th/');
  });
}

/** Turns the second factor of somebody on, not through the pages. */
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
