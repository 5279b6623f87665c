import { expect, test } from 'vitest';
import { createDecoyToken } from '../../server/accounts/links.ts';
import { enqueue, outboxRow } from '../../server/store/outbox.ts';
import { EMAIL, listen } from '../server/fixture.ts';
import { authOf, call, logIn, NEW_PASSWORD } from './accounts.ts';
import { appWithMails, untilSent } from './mail-server.ts';
import { account } from './people.ts';
import { add, change, rowOf, rowsOf } from './rows.ts';

test('sends account mails in the account’s language, with a link that works', async () => {
  const app = await appWithMails();
  const { mails, server, store } = app;
  await listen(server);
  await account(app, 'th', 'malee@example.com');
  const token = await logIn(server, { email: 'malee@example.com' });
  await untilSent(store, 1);
  const [mail] = mails;
  expect(mail?.recipients).toEqual(['malee@example.com']);
  expect(mail?.subject).toBe('โปรดยืนยันอีเมลของคุณ');
  expect(mail?.replyTo).toBeUndefined();
  const link = linkIn(mail?.text);
  expect(link.origin + link.pathname).toBe('https://lailoom.example/th/account/verify-email');
  const body = { token: link.searchParams.get('token') };
  expect((await call(server, 'verifyEmail', { token, body })).status).toBe(200);
  // Until the address is confirmed, a stranger may have entered the name, so it is not sent there.
  expect(mail?.text).not.toContain('มาลี');

  await enqueue(store.db, {
    kind: 'reset-password',
    payload: { email: 'malee@example.com' },
    email: 'malee@example.com',
  });
  await untilSent(store, 2);
  expect(mails[1]?.text).toContain('เรียน คุณมาลี');
  const reset = linkIn(mails[1]?.text);
  expect(reset.pathname).toBe('/th/account/new-password');
  const next = { token: reset.searchParams.get('token'), password: NEW_PASSWORD };
  expect((await call(server, 'resetPassword', { body: next })).status).toBe(200);
  await untilSent(store, 3);
  expect(mails[2]?.subject).toBe('มีการเปลี่ยนรหัสผ่านของคุณ');
  expect(mails[2]?.text).toContain(EMAIL);

  const { id: userId } = await rowOf(store, 'user');
  const payload = { userId, from: 'malee@old.example' };
  await enqueue(store.db, { kind: 'email-changed', payload, email: payload.from });
  await untilSent(store, 4);
  expect(mails[3]?.to?.map(({ address }) => address)).toEqual([payload.from]);
  expect(mails[3]?.subject).toBe('บัญชีของคุณเปลี่ยนไปใช้อีเมลอื่นแล้ว');
  expect(mails[3]?.text).toContain(`mailto:${EMAIL}`);
});

test('adds local time, display name and settings link to a mail to an account', async () => {
  const app = await appWithMails();
  const { mails, server, store } = app;
  const { id: userId, email } = await account(app, 'en', 'malee@example.com');
  await store.db.deleteFrom('outbox').execute();
  await change(store, 'user', { username: 'Nok', timeZone: 'Europe/Berlin', emailVerified: true });
  const at = Date.UTC(2026, 10, 25, 20, 30);
  for (const entry of [
    { kind: 'password-changed', payload: { userId }, email },
    { kind: 'account-deleted', payload: { email, lang: 'th', timeZone: 'Europe/Berlin' }, email },
  ] as const) {
    await add(store, 'outbox', outboxRow(entry, at));
  }
  await listen(server);
  await untilSent(store, 2);
  const find = (subject: string) => mails.find((mail) => mail.subject === subject);
  const changed = find('Your password was changed');
  expect(changed?.text).toContain('Hello Nok,');
  expect(changed?.text).toContain('November 25, 2026 at 21:30 (Central European Time)');
  for (const content of [changed?.text, changed?.html]) {
    expect(content).toContain('https://lailoom.example/account/notifications');
  }
  expect(changed?.headers.find(({ key }) => key === 'list-unsubscribe')).toBeUndefined();
  const deleted = find('เราลบบัญชีของคุณแล้ว');
  expect(deleted?.text).toMatch(/21\.30\sน\.\s\(เวลายุโรปกลาง\)/);
  expect(deleted?.text).not.toContain('/account/notifications');
});

test('does the same work for a forgotten password with or without an account, and mails accounts alone', async () => {
  const app = await appWithMails();
  const { mails, server, store } = app;
  await account(app, 'en', 'malee@example.com');
  await store.db.deleteFrom('outbox').execute();
  const rows = async () => (await rowsOf(store, 'verification')).length;
  const before = await rows();
  for (const email of ['nobody@example.com', 'malee@example.com']) {
    const { status, body } = await call(app.server, 'forgottenPassword', { body: { email } });
    expect([status, body]).toEqual([202, undefined]);
  }
  // Of an account that is gone: they are done, and nothing is sent.
  const gone = { userId: 4711, email: 'nobody@example.com' };
  await enqueue(store.db, { kind: 'verify-email', payload: gone, email: gone.email });
  await enqueue(store.db, { kind: 'password-changed', payload: gone, email: gone.email });
  await listen(server);
  await untilSent(store, 4);
  expect(mails.map(({ recipients }) => recipients)).toEqual([['malee@example.com']]);
  expect(await rows()).toBe(before + 2);
  // The token for a missing account is invalid.
  const decoy = await createDecoyToken(await authOf(store));
  const body = { token: decoy, password: NEW_PASSWORD };
  expect((await call(server, 'resetPassword', { body })).status).toBe(400);
});

const linkIn = (text: string | undefined) =>
  new URL(/https:\S+token=\S+/.exec(text ?? '')?.[0] ?? '');
