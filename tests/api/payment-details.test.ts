import { expect, test } from 'vitest';
import { appWithStore } from '../server/fixture.ts';
import { call, signUp } from './accounts.ts';
import { app, asAda, signInAda, token } from './ada.ts';
import { RIGHT } from './bad-input-world.ts';
import { rowsOf } from './rows.ts';

signInAda();

const AT_HOME = RIGHT.setPaymentDetails.body ?? {};
const set = (body: object, bearer = token) => asAda('setPaymentDetails', { token: bearer, body });
const get = async (bearer = token) => (await asAda('paymentDetails', { token: bearer })).body;

test('stores one set of details per account and shows it to no other', async () => {
  const bob = await signUp(app.server, 'bob@example.com');
  expect(await get()).toEqual({ details: null, methodsAt: null });
  const { status, body } = await set(AT_HOME);
  expect([status, body.details]).toEqual([200, AT_HOME]);
  expect(await get()).toEqual(body);
  await set({ ...AT_HOME, name: 'Other' });
  expect((await get()).details?.name).toBe('Other');
  expect(await rowsOf(app.store, 'paymentDetails')).toHaveLength(1);
  expect((await get(bob)).details).toBeNull();

  const exported = (await asAda('exportAccount')).body;
  expect(exported['paymentDetails']).toMatchObject({
    name: 'Other',
    changedAt: expect.any(String),
  });

  expect((await asAda('removePaymentDetails')).status).toBe(200);
  expect((await get()).details).toBeNull();
});

test('accepts numbers as people write them', async () => {
  const { body } = await set({
    ...AT_HOME,
    taxId: '๐-๑๐๗๕-๔๔๐๐๐-๑๐-๘',
    branch: '０００–０１',
    postcode: '40 000',
    email: ' Accounts@B.Example ',
  });
  expect(body.details).toMatchObject({
    taxId: '0107544000108',
    branch: '00001',
    postcode: '40000',
    email: 'accounts@b.example',
  });
});

test('requires no tax ID, branch or invoice address from people without a company', async () => {
  const { status, body } = await set({ ...AT_HOME, taxId: '', branch: '', email: '' });
  expect([status, body.details]).toMatchObject([200, { taxId: '', branch: '', email: '' }]);
});

test('accepts any address abroad and drops the fields of Thai ones', async () => {
  const lines = '1 Example Street\nLondon\nSW1A 1AA';
  const { body } = await set({ ...AT_HOME, country: 'GB', lines });
  const { name, email } = AT_HOME;
  expect(body.details).toMatchObject({ name, email, country: 'GB', lines });
  const thai = ['taxId', 'branch', 'street', 'subdistrict', 'district', 'province', 'postcode'];
  for (const field of thai) expect(body.details).toHaveProperty(field, '');
  const empty = await set({ name: 'x', country: 'GB' });
  expect([empty.status, empty.refusal.fields]).toEqual([400, { lines: { code: 'empty' } }]);
  const { body: home } = await set({ ...AT_HOME, lines });
  expect(home.details).toMatchObject({ lines: '', street: AT_HOME['street'] });
});

test('links to the configured payment provider for payment methods', async () => {
  const portal = 'https://pay.example/portal?prefilled_email={email}';
  const { server } = await appWithStore({ PAYMENT_PORTAL_URL: portal });
  const bearer = await signUp(server, 'ada+pay@example.com');
  const { body } = await call(server, 'paymentDetails', { token: bearer });
  expect(body.methodsAt).toBe('https://pay.example/portal?prefilled_email=ada%2Bpay%40example.com');
});
