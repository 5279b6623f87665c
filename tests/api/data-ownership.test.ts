import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { erasePerson } from '../../server/privacy/erase.ts';
import { exportMails } from '../../server/privacy/personal-data.ts';
import type { Store } from '../../server/store/database.ts';
import { listen } from '../server/fixture.ts';
import { call, confirmAddresses, outboxOf, PASSWORD } from './accounts.ts';
import { concurrently } from './concurrently.ts';
import { company } from './conversing.ts';
import { untilSent } from './mail-server.ts';
import { signedIn } from './people.ts';
import { change, rowsOf } from './rows.ts';

const MALEE = 'malee@example.com';
const MOVED = 'moved@example.com';

const move = (store: Store, email: string, next: string) =>
  change(store, 'user', { email: next }, { email });

const kindOf = (file: string) => file.replace(/^\d+-|\.eml$/g, '');
const mailsIn = (dataDir: string) => readdirSync(join(dataDir, 'outbox')).map(kindOf).sort();

/** Deletes all entries, as if they had been sent 30 days ago. */
const forgetEntries = (store: Store) => store.db.deleteFrom('outbox').execute();

const leadIds = async (store: Store) => (await rowsOf(store, 'lead')).map(({ id }) => id);

test('neither exports nor erases what another account has sent with an address', async () => {
  const here = await company();
  const { answer, begin, dataDir, lead, list, malee, other, server, store } = here;
  // A colleague’s address, entered by a customer who is signed in, and a mailbox with a new owner.
  await lead(other, { email: MALEE, message: 'For Malee' });
  const [asked = 0] = await leadIds(store);
  await answer(asked, 'To another');
  await begin(malee, { body: 'Before the move' });
  await move(store, MALEE, MOVED);
  const next = await signedIn(here, 'customer', MALEE);
  await confirmAddresses(store);
  await listen(server);
  await untilSent(store, 7);
  expect(await outboxOf(store, 'message-answered')).toMatchObject([{ email: 'other@example.com' }]);

  const { body } = await call(server, 'exportAccount', { headers: next });
  // Mails confirming the address, to its present and to its former owner.
  const kinds = (body['outbox'] as { kind: string }[]).map(({ kind }) => kind);
  expect(body).toMatchObject({ leads: [], conversations: [] });
  expect(kinds).toEqual(['verify-email', 'verify-email']);
  expect(JSON.stringify(body)).not.toMatch(/For Malee|To another|Before the move/);
  for (const gone of [async () => {}, () => forgetEntries(store)]) {
    await gone();
    const mails = await exportMails(store, dataDir, { email: MALEE });
    expect(mails.map(({ file }) => kindOf(file))).toEqual(['verify-email']);
  }
  expect(await erasePerson(store, dataDir, { email: MALEE })).toMatchObject({ leads: 0, mails: 1 });
  expect(await list(malee)).toHaveLength(1);
  expect(await list(other)).toHaveLength(1);
  expect(await leadIds(store)).toHaveLength(2);
});

test('deletes the mails of a conversation with it, whatever its address and age', async () => {
  const { answer, begin, dataDir, malee, other, server, store } = await company();
  const { id } = (await begin(malee, { body: 'Of Malee' })).body;
  await begin(other, { body: 'Of another' });
  await answer(id, 'To Malee');
  await move(store, MALEE, MOVED);
  await listen(server);
  await untilSent(store, 6);
  const { outbox } = (await call(server, 'exportAccount', { headers: malee })).body;
  expect((outbox as { kind: string }[]).map(({ kind }) => kind)).toEqual([
    'verify-email',
    'message-mail',
    'message-answered',
  ]);
  await forgetEntries(store);
  await confirmAddresses(store);
  const body = { password: PASSWORD };
  expect((await call(server, 'deleteAccount', { headers: malee, body })).status).toBe(200);
  await untilSent(store, 1);
  // The mail to its former address is found only by that address; the others belong to another account.
  const left = ['account-deleted', 'message-mail', 'verify-email'];
  expect(mailsIn(dataDir)).toEqual(left);
});

test('deletes the mails to an account with it, even with an unconfirmed address', async () => {
  const { dataDir, lead, malee, server, store } = await company();
  await confirmAddresses(store, 'no');
  await lead({}, { email: MALEE });
  await listen(server);
  await untilSent(store, 4);
  await forgetEntries(store);
  const body = { password: PASSWORD };
  expect((await call(server, 'deleteAccount', { headers: malee, body })).status).toBe(200);
  // Mails sent with that address may be a stranger’s.
  const left = ['lead-mail', 'verify-email', 'verify-email'];
  expect(mailsIn(dataDir)).toEqual(left);
});

test('leaves nothing of a conversation started while its account is deleted', async () => {
  const { begin, malee, server, store } = await company();
  const body = { password: PASSWORD };
  const [deleted, begun] = await concurrently<{ status: number }>(store, [
    () => call(server, 'deleteAccount', { headers: malee, body }),
    () => begin(malee),
  ]);
  expect(deleted?.status).toBe(200);
  expect([201, 401]).toContain(begun?.status);
  expect(await leadIds(store)).toEqual([]);
});
