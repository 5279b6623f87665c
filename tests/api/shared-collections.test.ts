import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { messages } from '../../contract/api/messages.ts';
import { ADA, call } from './accounts.ts';
import { app, signInAda, token } from './ada.ts';
import { CASE, collectionNow, collectionWith, POST } from './saved-things.ts';

signInAda();

const share = (id: number) => call(app.server, 'shareCollection', { token, id });

const look = (link: string) => call(app.server, 'sharedCollection', { body: { token: link } });

test('a stranger with the link sees what is in the collection, in order, and nothing of whose it is', async () => {
  const { id, items } = await collectionWith([POST, CASE]);
  const { status, body } = await share(id);
  expect(status).toBe(200);
  expect(body.token).toMatch(/^[\w-]{32}$/);
  expect((await collectionNow(id)).sharedAt).toBe(body.sharedAt);

  const seen = await look(body.token);
  expect(seen.status).toBe(200);
  expect(seen.body).toEqual({ name: 'For Monday', note: '', items: [POST, CASE] });
  expect(JSON.stringify(seen.body)).not.toContain(ADA.email);

  // It is the collection, not a picture of it.
  await call(app.server, 'unsave', { token, id: items[0]?.item ?? 0 });
  await call(app.server, 'changeCollection', { token, id, body: { name: 'For Tuesday' } });
  expect((await look(body.token)).body).toEqual({ name: 'For Tuesday', note: '', items: [CASE] });
});

test('a link that is withdrawn leads nowhere, and the next one is another', async () => {
  const { id } = await collectionWith([POST]);
  const first = (await share(id)).body.token;
  expect((await call(app.server, 'withdrawShare', { token, id })).status).toBe(200);
  const gone = await look(first);
  expect(gone.status).toBe(404);
  expect(gone.refusal).toEqual({ message: messages.notFound });
  expect((await collectionNow(id)).sharedAt).toBeNull();

  const second = (await share(id)).body.token;
  expect(second).not.toBe(first);
  expect((await look(first)).status).toBe(404);
  expect((await look(second)).status).toBe(200);
  // One that is lost is replaced, and leads nowhere from then on.
  const third = (await share(id)).body.token;
  expect((await look(second)).status).toBe(404);
  expect((await look(third)).status).toBe(200);
});

test('a link goes with its collection, and with its account', async () => {
  const [one, other] = [await collectionWith([POST]), await collectionWith([POST], 'Another')];
  const links = [(await share(one.id)).body.token, (await share(other.id)).body.token] as const;
  await call(app.server, 'removeCollection', { token, id: one.id });
  expect((await look(links[0])).status).toBe(404);
  await app.store.db.deleteFrom('user').execute();
  expect((await look(links[1])).status).toBe(404);
});

test('links cannot be made of what the database holds', async () => {
  const { id } = await collectionWith([POST]);
  const link = (await share(id)).body.token;
  const { rows } = await sql<{ shareHash: string }>`select * from "collection"`.execute(
    app.store.db,
  );
  expect(JSON.stringify(rows)).not.toContain(link);
  expect((await look(rows[0]?.shareHash ?? '')).status).toBe(404);
  expect((await look(link.toLowerCase())).status).toBe(404);
});
