import { expect, test } from 'vitest';
import { call } from './accounts.ts';
import { app, signInAda, token } from './ada.ts';

signInAda();

const change = (body: object) => call(app.server, 'changeDetails', { token, body });
const me = async () => (await call(app.server, 'me', { token })).body;

test('company, language and time zone can be changed, each by itself', async () => {
  expect(await me()).toMatchObject({
    company: '',
    lang: 'en',
    timeZone: 'Asia/Bangkok',
    image: null,
  });
  const changed = await change({ company: ' โรงพิมพ์ศรีสุข ', lang: 'th', timeZone: 'Europe/London' });
  expect(changed.body).toMatchObject({
    company: 'โรงพิมพ์ศรีสุข',
    lang: 'th',
    timeZone: 'Europe/London',
    firstName: 'Ada',
  });
  expect(await me()).toEqual(changed.body);
  expect((await change({ company: '' })).body).toMatchObject({ company: '', lang: 'th' });
});

test.each(['UTC', 'Asia/Calcutta', 'America/Argentina/Ushuaia', 'Etc/GMT+7'])(
  'a browser’s %s is a time zone',
  async (timeZone) => {
    expect((await change({ timeZone })).body).toMatchObject({ timeZone });
  },
);

test('an account made on a Thai page has Thai mails', async () => {
  const email = 'malee@example.com';
  const body = { email, password: 'four blue threads', name: 'มาลี' };
  await call(app.server, 'signup', { body, headers: { 'accept-language': 'th' } });
  const signedIn = await call(app.server, 'login', { body });
  const bearer = 'token' in signedIn.body ? signedIn.body.token : '';
  expect((await call(app.server, 'me', { token: bearer })).body.lang).toBe('th');
});
