import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ADA, call, expectRefused } from './accounts.ts';
import { app, asAda, signInAda } from './ada.ts';
import { CASE, collectionNow, collectionWith, POST } from './saved-things.ts';

signInAda();

const share = (id: number) => asAda('shareCollection', { id });

const openLink = (link: string) => call(app.server, 'sharedCollection', { body: { token: link } });

test('shows a collection to a stranger with its link, in order, without its owner', async () => {
  const { id, items } = await collectionWith([POST, CASE]);
  const { status, body } = await share(id);
  expect(status).toBe(200);
  expect(body.token).toMatch(/^[\w-]{32}$/);
  expect((await collectionNow(id)).sharedAt).toBe(body.sharedAt);

  const shared = await openLink(body.token);
  expect(shared.status).toBe(200);
  expect(shared.body).toEqual({ name: 'For Monday', note: '', items: [POST, CASE] });
  expect(JSON.stringify(shared.body)).not.toContain(ADA.email);

  // The link shows the current collection, not a snapshot.
  await asAda('unsave', { id: items[0]?.item ?? 0 });
  await asAda('changeCollection', { id, body: { name: 'For Tuesday' } });
  expect((await openLink(body.token)).body).toEqual({
    name: 'For Tuesday',
    note: '',
    items: [CASE],
  });
});

test('invalidates a withdrawn link and issues a different one next time', async () => {
  const { id } = await collectionWith([POST]);
  const first = (await share(id)).body.token;
  expect((await asAda('withdrawShare', { id })).status).toBe(200);
  await expectRefused(openLink(first), 404, 'notFound');
  expect((await collectionNow(id)).sharedAt).toBeNull();

  const second = (await share(id)).body.token;
  expect(second).not.toBe(first);
  expect((await openLink(first)).status).toBe(404);
  expect((await openLink(second)).status).toBe(200);
  // A lost link is replaced and no longer works.
  const third = (await share(id)).body.token;
  expect((await openLink(second)).status).toBe(404);
  expect((await openLink(third)).status).toBe(200);
});

test('cannot derive links from the database', async () => {
  const { id } = await collectionWith([POST]);
  const link = (await share(id)).body.token;
  const { rows } = await sql<{ shareHash: string }>`select * from "collection"`.execute(
    app.store.db,
  );
  expect(JSON.stringify(rows)).not.toContain(link);
  expect((await openLink(rows[0]?.shareHash ?? '')).status).toBe(404);
  expect((await openLink(link.toLowerCase())).status).toBe(404);
});
