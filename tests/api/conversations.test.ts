import { expect, test } from 'vitest';
import {
  ANSWERS_MORE,
  CONVERSATIONS_MAX,
  MESSAGES_MAX,
} from '../../contract/api/conversation-limits.ts';
import { readConversations } from '../../server/store/conversations.ts';
import { call } from './accounts.ts';
import { company } from './conversing.ts';
import { leadRow } from './people.ts';

test('a lead that is sent while signed in begins a conversation, and no other does', async () => {
  const { lead, list, malee, other, read, unread, admin } = await company();
  await lead({});
  await lead({ authorization: `Bearer ${'x'.repeat(32)}` }, { email: 'b@example.com' });
  await lead(malee, { form: 'newsletter', email: 'malee@example.com', marketing: true });
  await lead(malee, { email: 'malee@example.com' });
  const [conversation, ...more] = await list(malee);
  expect(more).toEqual([]);
  expect(conversation).toMatchObject({
    subject: '',
    form: 'contact',
    excerpt: 'From a form',
    lastFrom: 'customer',
    isClosed: false,
    unread: 0,
  });
  const { body } = await read(malee, conversation?.id ?? 0);
  expect(body.messages).toMatchObject([
    { from: 'customer', author: 'Malee', body: 'From a form', attachments: [] },
  ]);
  expect(await list(other)).toEqual([]);
  expect(await unread(malee)).toEqual({ messages: 0, inbox: null });
  expect(await unread(admin)).toEqual({ messages: 0, inbox: 1 });
});

test('both sides write, each sees what is new, and an answered conversation is opened by writing', async () => {
  const { server, admin, begin, say, answer, read, list, thread, unread, malee } = await company();
  const { status, body: begun } = await begin(malee, { subject: 'Two currencies' });
  expect(status).toBe(201);
  const { id } = begun;
  expect(begun).toMatchObject({ subject: 'Two currencies', excerpt: 'Hello', unread: 0 });
  const inInbox = async (state: 'open' | 'answered') => {
    const { json } = await server.inject({ url: `/api/inbox?state=${state}`, headers: admin });
    return json().leads.map((lead: { id: number; unread: number }) => [lead.id, lead.unread]);
  };
  expect(await inInbox('open')).toEqual([[id, 1]]);

  const answered = await answer(id, 'Yes, it reads both.');
  expect(answered.status).toBe(201);
  expect(await inInbox('answered')).toEqual([[id, 1]]);
  expect(await unread(malee)).toEqual({ messages: 1, inbox: null });
  expect(await list(malee)).toMatchObject([
    { id, unread: 1, isClosed: true, lastFrom: 'company', excerpt: 'Yes, it reads both.' },
  ]);

  const seen = await read(malee, id);
  const last = seen.body.messages.at(-1)?.id ?? 0;
  expect(
    (await call(server, 'readConversation', { id, headers: malee, body: { upTo: last } })).status,
  ).toBe(200);
  // One that comes late, from another window, takes nothing back.
  await call(server, 'readConversation', { id, headers: malee, body: { upTo: 1 } });
  expect(await unread(malee)).toEqual({ messages: 0, inbox: null });

  expect((await say(malee, id, 'And pounds?')).body).toMatchObject({
    from: 'customer',
    author: 'Malee',
  });
  expect(await inInbox('open')).toEqual([[id, 2]]);
  const { messages } = await thread(id);
  expect(messages.map(({ from, isOpening, body }) => [from, isOpening, body])).toEqual([
    ['customer', true, 'Hello'],
    ['company', false, 'Yes, it reads both.'],
    ['customer', false, 'And pounds?'],
  ]);
  const upTo = messages.at(-1)?.id ?? 0;
  await call(server, 'readThread', { id, headers: admin, body: { upTo } });
  expect(await unread(admin)).toEqual({ messages: 0, inbox: 0 });
});

test('a note is for administrators alone, and opens, closes and counts nothing', async () => {
  const { answer, begin, list, malee, read, thread, unread, upload, admin, server } =
    await company();
  const {
    body: { id },
  } = await begin(malee);
  const file = (await upload(admin, 'plan.txt', 'secret')).json().id;
  await answer(id, 'They always ask this.', { note: true, attachments: [file] });
  expect((await read(malee, id)).body.messages).toHaveLength(1);
  expect(await list(malee)).toMatchObject([
    { excerpt: 'Hello', isClosed: false, lastFrom: 'customer' },
  ]);
  expect(await unread(malee)).toEqual({ messages: 0, inbox: null });
  expect((await thread(id)).messages).toMatchObject([{ from: 'customer' }, { from: 'note' }]);
  const download = (headers: { authorization: string }) =>
    server.inject({ url: `/api/attachments/${file}`, headers });
  expect((await download(malee)).statusCode).toBe(404);
  expect((await download(admin)).body).toBe('secret');
});

test('what is sent again with its key is there once; for something else the key is refused', async () => {
  const { begin, say, list, malee, read, store, picture } = await company();
  const begun = await Promise.all([1, 2, 3].map(() => begin(malee, {}, 'first')));
  const [id = 0, ...others] = begun.map(({ body }) => body.id);
  expect(others).toEqual([id, id]);
  expect(await list(malee)).toHaveLength(1);
  const attachments = [await picture(malee)];
  const sent = await Promise.all(
    [1, 2, 3].map(() => say(malee, id, 'Again', { attachments }, 'second')),
  );
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
  expect((await read(malee, id)).body.messages).toHaveLength(2);
  expect((await say(malee, id, 'Something else', {}, 'second')).status).toBe(422);
  expect((await begin(malee, { body: 'Something else' }, 'second')).status).toBe(422);
  const mails = await store.db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'message-mail')
    .execute();
  expect(mails).toHaveLength(2);
});

test('an administrator sees to it, and nobody else can be named', async () => {
  const { admin, malee, begin, server, store, thread } = await company();
  const {
    body: { id },
  } = await begin(malee);
  const { administrators, customer } = await thread(id);
  expect(administrators).toEqual([{ id: expect.any(Number), name: 'Malee Srisuk' }]);
  expect(customer).toEqual({ name: 'Malee Srisuk', email: 'malee@example.com', company: '' });
  const assign = (assignedTo: number | null, of = id) =>
    call(server, 'updateLead', { id: of, headers: admin, body: { assignedTo } });
  const [{ id: me } = { id: 0 }] = administrators;
  expect((await assign(me)).body).toMatchObject({ id, assignedTo: me });
  expect((await thread(id)).assignedTo).toBe(me);
  const customerId = (
    await store.db
      .selectFrom('user')
      .select('id')
      .where('email', '=', 'malee@example.com')
      .executeTakeFirstOrThrow()
  ).id;
  for (const nobody of [customerId, 4711]) {
    const { status, refusal } = await assign(nobody);
    expect([status, refusal.fields]).toEqual([400, { assignedTo: { code: 'unknown' } }]);
  }
  expect((await assign(me, 4711)).status).toBe(404);
  expect((await assign(null)).body).toMatchObject({ id, assignedTo: null });
});

test('there is a limit to conversations and to messages', async () => {
  const { begin, malee, say, store } = await company();
  const {
    body: { id },
  } = await begin(malee);
  const { userId } = await store.db
    .selectFrom('conversation')
    .select('userId')
    .executeTakeFirstOrThrow();
  await store.db
    .insertInto('message')
    .values(
      Array.from({ length: MESSAGES_MAX - 2 }, (_, index) => ({
        conversationId: id,
        authorId: userId,
        kind: 'customer',
        body: String(index),
        key: null,
        sentAt: 1,
      })),
    )
    .execute();
  // Two at once: there is room for one.
  const sent = await Promise.all([say(malee, id, 'One'), say(malee, id, 'Two')]);
  expect(sent.map(({ status }) => status).sort()).toEqual([201, 409]);
  for (let made = 1; made < CONVERSATIONS_MAX; made++) {
    const lead = await store.db
      .insertInto('lead')
      .values(leadRow())
      .returning('id')
      .executeTakeFirstOrThrow();
    if (made === CONVERSATIONS_MAX - 1) break;
    await store.db
      .insertInto('conversation')
      .values({ id: lead.id, userId, subject: '', updatedAt: 1 })
      .execute();
  }
  const begun = await Promise.all([begin(malee), begin(malee)]);
  expect(begun.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('messages are answered by pages, the newest one first, and notes only to administrators', async () => {
  const { admin, begin, malee, other, server, store } = await company();
  const { id } = (await begin(malee, { body: '0' })).body;
  await store.db
    .insertInto('message')
    .values(
      Array.from({ length: 120 }, (_, index) => ({
        ...{ conversationId: id, authorId: null, key: null, sentAt: 1 },
        ...{ kind: index % 4 === 3 ? 'note' : 'company', body: String(index + 1) },
      })),
    )
    .execute();
  const written = Array.from({ length: 121 }, (_, index) => String(index));
  const seen = written.filter((body) => body === '0' || Number(body) % 4 !== 0);
  for (const [url, headers, all] of [
    [`/api/me/conversations/${id}`, malee, seen],
    [`/api/inbox/${id}/messages`, admin, written],
  ] as const) {
    const pages: string[][] = [];
    let next: number | null | undefined;
    while (next !== null) {
      const query: string = next === undefined ? '' : `?before=${next}`;
      const page = (await server.inject({ url: url + query, headers })).json<{
        messages: { body: string }[];
        next: number | null;
      }>();
      pages.unshift(page.messages.map(({ body }) => body));
      next = page.next;
    }
    expect(pages.flat()).toEqual(all);
    expect(pages.slice(1).map(({ length }) => length)).toEqual(pages.slice(1).map(() => 50));
  }
  const url = `/api/me/conversations/${id}?before=3`;
  expect((await server.inject({ url, headers: other })).statusCode).toBe(404);
});

test('a list of conversations reads no more of a message than it shows', async () => {
  const { begin, malee, say, store } = await company();
  const { id: userId } = await store.db
    .selectFrom('user')
    .select('id')
    .where('email', '=', 'malee@example.com')
    .executeTakeFirstOrThrow();
  const long = 'ยาว'.repeat(1000);
  await begin(malee, { body: long });
  await say(malee, (await begin(malee)).body.id, long);
  await store.db
    .insertInto('message')
    .values({
      ...{ conversationId: (await begin(malee)).body.id, authorId: null, key: null, sentAt: 1 },
      ...{ kind: 'company', body: long },
    })
    .execute();
  let read = '';
  const db = store.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      read += JSON.stringify(result.rows);
      return result;
    },
  });
  const listed = await readConversations({ ...store, db }, userId);
  expect(listed.map(({ excerpt }) => excerpt.length)).toEqual([140, 140, 140]);
  expect(read.length).toBeLessThan(3 * 1000);
});

test('what something was written in last comes first, with its last words, page by page', async () => {
  const { admin, begin, malee, say, lead, server } = await company();
  const { id } = (await begin(malee)).body;
  await lead({}, { email: 'b@example.com' });
  const page = async (query = '') =>
    (await server.inject({ url: `/api/inbox?state=open${query}`, headers: admin })).json();
  expect((await page()).leads).toMatchObject([
    { email: 'b@example.com', excerpt: 'From a form' },
    { id },
  ]);
  await say(malee, id, 'And\n pounds?');
  const [first, second] = (await page()).leads;
  expect(first).toMatchObject({ id, excerpt: 'And pounds?', lastFrom: 'customer' });
  expect(first.updatedAt >= second.updatedAt).toBe(true);
  const cursor = `${Date.parse(first.updatedAt)}-${first.id}`;
  expect((await page(`&before=${cursor}`)).leads).toMatchObject([{ email: 'b@example.com' }]);
  for (const search of ['AND', 'pounds']) {
    expect((await page(`&search=${search}`)).leads).toMatchObject([{ id }]);
  }
});

test('an answer or a mark closes nothing that the customer has written something new in', async () => {
  const { admin, answer, begin, malee, say, server, thread } = await company();
  const { id } = (await begin(malee)).body;
  const upTo = (await thread(id)).messages.at(-1)?.id;
  const newer = (await say(malee, id, 'Wait.')).body.id;
  const mark = async (shown: number | undefined) =>
    (
      await call(server, 'updateLead', {
        id,
        headers: admin,
        body: { answered: true, upTo: shown },
      })
    ).body.answeredAt;
  expect((await answer(id, 'Yes.', { upTo })).body.isClosed).toBe(false);
  expect(await mark(upTo)).toBeNull();
  expect(await mark(newer)).toEqual(expect.any(String));
  await call(server, 'updateLead', { id, headers: admin, body: { answered: false } });
  expect((await answer(id, 'Well.', { upTo: newer })).body.isClosed).toBe(true);
});

test('a key stands for one thing: not for a note, other files or another subject', async () => {
  const { admin, answer, begin, malee, other, picture, say, server } = await company();
  const { id } = (await begin(malee, {}, 'begun')).body;
  expect((await begin(malee, { subject: 'Another' }, 'begun')).status).toBe(422);
  await say(malee, id, 'Hello', {}, 'said');
  expect((await begin(malee, { body: 'Hello' }, 'said')).status).toBe(422);
  const attachments = [await picture(malee)];
  expect((await say(malee, id, 'Hello', { attachments }, 'said')).status).toBe(422);
  const note = (isNote: boolean) =>
    call(server, 'answerLead', {
      id,
      headers: { ...admin, 'idempotency-key': 'noted' },
      body: { body: 'Yes', note: isNote },
    });
  expect([(await note(true)).status, (await note(true)).status]).toEqual([201, 201]);
  expect((await note(false)).status).toBe(422);
  expect((await answer(id, 'Yes')).status).toBe(201);
  expect((await begin(other, {}, 'begun')).status).toBe(201);
});

test('notes take nobody’s room, and what is full can be answered', async () => {
  const { answer, begin, malee, say, store } = await company();
  const { id } = (await begin(malee)).body;
  const fill = (kind: string, length: number) =>
    store.db
      .insertInto('message')
      .values(
        Array.from({ length }, () => ({
          ...{ conversationId: id, authorId: null, kind, body: 'x', key: null, sentAt: 1 },
        })),
      )
      .execute();
  await fill('note', MESSAGES_MAX);
  expect((await say(malee, id, 'Room')).status).toBe(201);
  await fill('customer', MESSAGES_MAX - 2);
  expect((await say(malee, id, 'None')).status).toBe(409);
  expect((await answer(id, 'Please begin another.')).status).toBe(201);
  await fill('company', ANSWERS_MORE);
  expect((await answer(id, 'Too much')).status).toBe(409);
  expect((await answer(id, 'A note', { note: true })).status).toBe(201);
});

test('a customer who goes on in a held conversation releases it', async () => {
  const { admin, lead, list, malee, say, server, store } = await company();
  await lead(malee, { email: 'malee@example.com', website: 'x' });
  const [{ id } = { id: 0 }] = await list(malee);
  const held = async () => (await call(server, 'lead', { id, headers: admin })).body.heldFor;
  expect(await held()).toBe('hidden-field');
  await say(malee, id, 'Are you there?');
  expect(await held()).toBeNull();
  const kinds = await store.db
    .selectFrom('outbox')
    .select('kind')
    .where('leadId', '=', id)
    .execute();
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(['lead-mail', 'message-mail']);
});

test('what is assigned to whoever asks can be asked for, and says to whom', async () => {
  const { admin, begin, malee, server, thread } = await company();
  await call(server, 'changeDetails', { headers: malee, body: { company: 'Silk Ltd' } });
  const { id } = (await begin(malee)).body;
  await begin(malee, { subject: 'Another' });
  const { administrators, customer } = await thread(id);
  expect(customer?.company).toBe('Silk Ltd');
  const assignedTo = administrators[0]?.id ?? 0;
  await call(server, 'updateLead', { id, headers: admin, body: { assignedTo } });
  const { leads } = (await server.inject({ url: '/api/inbox?mine=yes', headers: admin })).json();
  expect(leads).toMatchObject([{ id, assignee: 'Malee Srisuk', company: 'Silk Ltd' }]);
});
