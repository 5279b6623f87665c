import { expect, test } from 'vitest';
import { wantsKind } from '../../server/store/notifications.ts';
import { ADA, call, confirmAddresses, expectRefused, outboxOf, signUp } from './accounts.ts';
import { app, asAda, signInAda, token } from './ada.ts';
import { concurrently } from './concurrently.ts';
import { LEAD, PRICE, sendLead, signedIn } from './people.ts';
import { rowsOf } from './rows.ts';

signInAda();

const CONSENT = LEAD.consent;
const set = (body: object, bearer = token) => asAda('setNotifications', { token: bearer, body });
const get = async (bearer = token) => (await asAda('notifications', { token: bearer })).body;
const consents = () => rowsOf(app.store, 'lead');

test('announces answers to their recipient until turned off', async () => {
  const bob = await signUp(app.server, 'bob@example.com');
  expect(await get()).toEqual({ 'message-answered': true, news: false });
  for (const isOn of [false, false, true, true, false]) {
    const { status, body } = await set({ 'message-answered': isOn });
    expect([status, body]).toEqual([200, { 'message-answered': isOn, news: false }]);
    expect(await wantsKind(app.store.db, 1, 'message-answered')).toBe(isOn);
  }
  expect(await get(bob)).toMatchObject({ 'message-answered': true });
  const data = (await asAda('exportAccount')).body;
  expect(data['mutedKinds']).toEqual([{ kind: 'message-answered', mutedAt: expect.any(String) }]);
});

test('records consent to news once, as a form does, and notifies the company', async () => {
  await confirmAddresses(app.store);
  const agree = () => set({ news: true, consent: CONSENT });
  const answers = await concurrently(app.store, [agree, agree]);
  for (const { body } of answers) expect(body).toMatchObject({ news: true });
  expect(await consents()).toMatchObject([
    {
      form: 'newsletter',
      page: '/account/notifications',
      email: ADA.email,
      consentVersion: CONSENT,
      consentPurposes: 'marketing',
      withdrawnAt: null,
    },
  ]);
  expect(await outboxOf(app.store, 'lead-mail')).toHaveLength(1);

  expect((await set({ news: false })).body).toMatchObject({ news: false });
  expect((await consents())[0]).toMatchObject({ withdrawnAt: expect.any(Number) });
  // A withdrawn consent stays withdrawn: agreeing again is a new one.
  expect((await set({ news: true, consent: CONSENT })).body).toMatchObject({ news: true });
  expect(await consents()).toHaveLength(2);
});

test('recognizes consent to news from a form and keeps consent to calls', async () => {
  await confirmAddresses(app.store);
  await sendLead(app.server, { ...PRICE, email: ADA.email, marketing: true });
  await sendLead(app.server, { form: 'newsletter', email: ADA.email });
  await sendLead(app.server, { form: 'newsletter', email: 'other@example.com' });
  expect(await get()).toMatchObject({ news: true });
  await set({ news: false });
  expect(await consents()).toEqual([
    expect.objectContaining({ withdrawnAt: null, newsWithdrawnAt: expect.any(Number) }),
    expect.objectContaining({ withdrawnAt: expect.any(Number), newsWithdrawnAt: null }),
    expect.objectContaining({ email: 'other@example.com', withdrawnAt: null }),
  ]);
  expect(await get()).toMatchObject({ news: false });

  const { authorization } = await signedIn(app, 'admin');
  const { body } = await call(app.server, 'inbox', { headers: { authorization } });
  const mine = body.leads.filter(({ email }) => email === ADA.email);
  expect(mine.find(({ form }) => form === 'price')?.consent.purposes).toEqual(['reply', 'call']);
});

test('refuses consent without the wording that was shown', async () => {
  await confirmAddresses(app.store);
  const missing = await set({ news: true });
  expect([missing.status, missing.refusal.fields]).toEqual([400, { consent: { code: 'missing' } }]);
  const unknown = await set({ news: true, consent: '1999-01-01' });
  expect([unknown.status, unknown.refusal.fields]).toEqual([400, { consent: { code: 'unknown' } }]);
  expect(await consents()).toEqual([]);
});

test('neither shows nor changes consent for an account with an unconfirmed address', async () => {
  await sendLead(app.server, { form: 'newsletter', email: ADA.email });
  expect(await get()).toMatchObject({ news: false });
  for (const body of [{ news: false }, { news: true, consent: CONSENT }]) {
    await expectRefused(set({ 'message-answered': false, ...body }), 409, 'unconfirmed');
  }
  expect(await consents()).toMatchObject([{ withdrawnAt: null, newsWithdrawnAt: null }]);
  expect(await get()).toMatchObject({ 'message-answered': true });
});
