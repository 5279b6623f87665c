import { expect, test } from '../browser/site.ts';
import { demo, fetchInPage, NEW, openWithBackend, sessionOf, signIn } from './demo.ts';

const { user } = demo;

test('D1 signing in answers the user and a token, which the session cookie keeps', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^status 400: .*\/api\/login$/);
  await openWithBackend(page);
  const { email, password } = user;
  const answer = await fetchInPage(page, '/api/login', {
    method: 'POST',
    body: { email, password },
  });
  expect(answer).toMatchObject({ status: 200 });
  expect(answer.body).toEqual({
    id: 1,
    username: expect.any(String),
    email,
    firstName: user.firstName,
    lastName: user.lastName,
    token: expect.stringMatching(/^\S+$/),
  });

  const sent = page.waitForRequest('**/api/login');
  await signIn(page);
  expect((await sent).postDataJSON()).toEqual({ email, password });
  await expect(page).toHaveURL('/');
  expect(await sessionOf(page)).toMatch(/^\S+$/);
});

test('D2 signing up answers nothing; the name is split at a space', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^status 400: .*\/api\/login$/);
  await openWithBackend(page);
  const signedUp = await fetchInPage(page, '/api/signup', { method: 'POST', body: NEW });
  expect(signedUp).toMatchObject({ status: 200, body: undefined });
  const { email, password } = NEW;
  const signedIn = await fetchInPage(page, '/api/login', {
    method: 'POST',
    body: { email, password },
  });
  expect(signedIn).toMatchObject({
    status: 200,
    body: { id: 2, firstName: 'Arun', lastName: 'Na Ayutthaya' },
  });
});

test('D4 refusals say what the server says', async ({ page, complaints }) => {
  complaints.expect(/^status 40[01]: .*\/api\//);
  await openWithBackend(page);
  const post = (path: string, body: unknown) => fetchInPage(page, path, { method: 'POST', body });
  expect(await post('/api/login', { email: user.email, password: 'wrong' })).toMatchObject({
    status: 400,
    body: { message: 'Email or password is incorrect' },
  });
  expect(
    await post('/api/login', { email: 'nobody@example.com', password: 'wrong' }),
  ).toMatchObject({
    status: 400,
    body: { message: 'Email or password is incorrect' },
  });
  expect(await post('/api/signup', { ...NEW, email: user.email })).toMatchObject({
    status: 400,
    body: { message: 'User Already Exists' },
  });
  expect(await fetchInPage(page, '/api/me')).toMatchObject({
    status: 401,
    body: { message: 'Unauthorised' },
  });
  expect(await post('/api/signup', { email: 'x', password: 'short', name: '' })).toMatchObject({
    status: 400,
    body: {
      fields: {
        email: { code: 'invalid_email' },
        password: { code: 'too_short', min: 8 },
        name: { code: 'empty' },
      },
    },
  });
});

test('D8 users are in session storage, the default one has the id 1, answers take 500 ms', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^status 400: .*\/api\/login$/);
  await openWithBackend(page);
  const { took } = await fetchInPage(page, '/api/logout', { method: 'POST' });
  expect(took).toBeGreaterThanOrEqual(495);
  await fetchInPage(page, '/api/signup', { method: 'POST', body: NEW });
  const kept = await page.evaluate(() => Object.entries(sessionStorage));
  const users = JSON.parse(Object.fromEntries(kept)['demo.users']);
  expect(users).toMatchObject([
    { id: 1, email: user.email },
    { id: 2, email: NEW.email },
  ]);
  // Nobody's password is kept as it is.
  expect(JSON.stringify(kept)).not.toContain(NEW.password);
  // And it is there after a reload.
  await page.reload();
  await openWithBackend(page);
  const { email, password } = NEW;
  expect(
    await fetchInPage(page, '/api/login', { method: 'POST', body: { email, password } }),
  ).toMatchObject({ status: 200 });
});

test('a form of many fields is checked, stored once and found as on the server', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^status 400: .*\/api\/(leads|login)$/);
  await openWithBackend(page);
  const lead = {
    form: 'price',
    lang: 'th',
    page: '/',
    consent: '2026-11-23',
    email: 'malee@example.com',
    name: 'Malee',
    company: 'Srisuk Printing',
    telephone: '๐๘๑-๒๓๔ ๕๖๗๘',
    choice: 'company',
    offer: 'document-ai',
    call: true,
  };
  const send = (more: object = {}) =>
    fetchInPage(page, '/api/leads', { method: 'POST', body: { ...lead, ...more } });
  expect(await send({ company: '', choice: 'nation', offer: 'raffle' })).toMatchObject({
    status: 400,
    body: {
      fields: {
        company: { code: 'empty' },
        choice: { code: 'unknown' },
        offer: { code: 'unknown' },
      },
    },
  });
  expect(await send({ telephone: 'call me' })).toMatchObject({
    body: { fields: { telephone: { code: 'invalid_format' } } },
  });
  expect(await send()).toMatchObject({ status: 201 });
  expect(await send()).toMatchObject({ status: 201 });

  const { email, password } = user;
  const signedIn = await fetchInPage(page, '/api/login', {
    method: 'POST',
    body: { email, password },
  });
  const { token } = signedIn.body as { token: string };
  for (const search of ['srisuk', '0812345678', '+66 81 234']) {
    const path = `/api/inbox?search=${encodeURIComponent(search)}`;
    expect((await fetchInPage(page, path, { token })).body).toMatchObject({
      leads: [
        {
          company: 'Srisuk Printing',
          telephone: '081-234 5678',
          choice: 'company',
          offer: 'document-ai',
          consent: { purposes: ['reply', 'call'] },
        },
      ],
    });
  }
});

test('a link that no mail holds is refused as the server does, and asking for one is not', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^status 40[01]: .*\/api\//);
  await openWithBackend(page);
  const post = (path: string, body: unknown) => fetchInPage(page, path, { method: 'POST', body });
  expect(await post('/api/password/forgotten', { email: user.email })).toMatchObject({
    status: 202,
  });
  expect(await post('/api/password/forgotten', { email: 'x@example.com' })).toMatchObject({
    status: 202,
  });
  expect(
    await post('/api/password/reset', { token: 'abc', password: 'two-threads' }),
  ).toMatchObject({
    status: 400,
    body: { message: 'This link has expired or was used already' },
  });
  // An address is confirmed in a session of its account.
  expect(await post('/api/email/verify', { token: 'abc' })).toMatchObject({ status: 401 });
});
