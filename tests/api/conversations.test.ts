import { expect, test } from 'vitest';
import {
  CONVERSATIONS_MAX,
  EXTRA_ANSWERS_MAX,
  MESSAGES_MAX,
} from '../../contract/api/conversation-limits.ts';
import { call, outboxOf, userIdOf } from './accounts.ts';
import { company, messageRows } from './conversing.ts';
import { leadRow } from './people.ts';
import { add, rowOf, rowsOf } from './rows.ts';

test('starts a conversation for a lead sent while signed in, and for no other', async () => {
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

test('assigns two leads stored together to their own senders', async () => {
  const { lead, list, malee, other } = await company();
  await Promise.all([
    lead(malee, { email: 'malee@example.com', message: 'By Malee' }),
    lead(other, { email: 'other@example.com', message: 'By another' }),
  ]);
  expect(await list(malee)).toMatchObject([{ excerpt: 'By Malee' }]);
  expect(await list(other)).toMatchObject([{ excerpt: 'By another' }]);
});

test('shows each side what is new and reopens an answered conversation with a new message', async () => {
  const { server, admin, begin, say, answer, read, list, thread, unread, malee } = await company();
  const { status, body: started } = await begin(malee, { subject: 'Two currencies' });
  expect(status).toBe(201);
  const { id } = started;
  expect(started).toMatchObject({ subject: 'Two currencies', excerpt: 'Hello', unread: 0 });
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
  // A late call from another window undoes nothing.
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

test('stores a repeated message once by its key and refuses the key for another message', async () => {
  const { begin, say, list, malee, read, store, picture } = await company();
  const started = await Promise.all([1, 2, 3].map(() => begin(malee, { key: 'first' })));
  const [id = 0, ...others] = started.map(({ body }) => body.id);
  expect(others).toEqual([id, id]);
  expect(await list(malee)).toHaveLength(1);
  const attachments = [await picture(malee)];
  const sent = await Promise.all(
    [1, 2, 3].map(() => say(malee, id, 'Again', { attachments, key: 'second' })),
  );
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
  expect((await read(malee, id)).body.messages).toHaveLength(2);
  expect((await say(malee, id, 'Something else', { key: 'second' })).status).toBe(422);
  expect((await begin(malee, { body: 'Something else', key: 'second' })).status).toBe(422);
  expect(await outboxOf(store, 'message-mail')).toHaveLength(2);
});

test('limits the number of conversations and messages', async () => {
  const { begin, malee, say, store } = await company();
  const { id } = (await begin(malee)).body;
  const { userId } = await rowOf(store, 'conversation');
  await add(store, 'message', messageRows(id, MESSAGES_MAX - 2));
  // Two concurrent messages, with room for one.
  const sent = await Promise.all([say(malee, id, 'One'), say(malee, id, 'Two')]);
  expect(sent.map(({ status }) => status).sort()).toEqual([201, 409]);
  for (let made = 1; made < CONVERSATIONS_MAX; made++) {
    const lead = await add(store, 'lead', leadRow());
    if (made === CONVERSATIONS_MAX - 1) break;
    await add(store, 'conversation', { id: lead, userId, subject: '', updatedAt: 1 });
  }
  const started = await Promise.all([begin(malee), begin(malee)]);
  expect(started.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('returns messages by page, newest first, and notes only to administrators', async () => {
  const { admin, begin, malee, other, server, store } = await company();
  const { id } = (await begin(malee, { body: '0' })).body;
  const kindOf = (number: number) => ({ kind: number % 4 === 0 ? 'note' : 'company' }) as const;
  await add(store, 'message', messageRows(id, 120, kindOf));
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

test('releases a held conversation when its customer writes in it again', async () => {
  const { admin, lead, list, malee, say, server, store } = await company();
  await lead(malee, { email: 'malee@example.com', website: 'x' });
  const [{ id } = { id: 0 }] = await list(malee);
  const heldFor = async () => (await call(server, 'lead', { id, headers: admin })).body.heldFor;
  expect(await heldFor()).toBe('hidden-field');
  await say(malee, id, 'Are you there?');
  expect(await heldFor()).toBeNull();
  const kinds = await rowsOf(store, 'outbox', { leadId: id });
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(['lead-mail', 'message-mail']);
});

test('shows a note only to administrators and changes no state or count for it', async () => {
  const { answer, begin, list, malee, read, thread, unread, upload, admin, server } =
    await company();
  const { id } = (await begin(malee)).body;
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

test('assigns a conversation only to an administrator, whose list then has it', async () => {
  const { admin, malee, begin, server, store, thread } = await company();
  await call(server, 'changeDetails', { headers: malee, body: { company: 'Silk Ltd' } });
  const { id } = (await begin(malee)).body;
  await begin(malee, { subject: 'Another' });
  const { administrators, customer } = await thread(id);
  expect(administrators).toEqual([{ id: expect.any(Number), name: 'Malee Srisuk' }]);
  expect(customer).toEqual({
    name: 'Malee Srisuk',
    email: 'malee@example.com',
    company: 'Silk Ltd',
  });
  const assign = (assignedTo: number | null, of = id) =>
    call(server, 'updateLead', { id: of, headers: admin, body: { assignedTo } });
  const [{ id: me } = { id: 0 }] = administrators;
  expect((await assign(me)).body).toMatchObject({ id, assignedTo: me });
  expect((await thread(id)).assignedTo).toBe(me);
  const { leads } = (await server.inject({ url: '/api/inbox?mine=yes', headers: admin })).json();
  expect(leads).toMatchObject([{ id, assignee: 'Malee Srisuk', company: 'Silk Ltd' }]);
  for (const other of [await userIdOf(store, 'malee@example.com'), 4711]) {
    const { status, refusal } = await assign(other);
    expect([status, refusal.fields]).toEqual([400, { assignedTo: { code: 'unknown' } }]);
  }
  expect((await assign(me, 4711)).status).toBe(404);
  expect((await assign(null)).body).toMatchObject({ id, assignedTo: null });
});

test('lists the most recently written conversations first, with their last message, by page', async () => {
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

test('keeps a conversation open after an answer or mark that missed a new customer message', async () => {
  const { admin, answer, begin, malee, say, server, thread } = await company();
  const { id } = (await begin(malee)).body;
  const upTo = (await thread(id)).messages.at(-1)?.id;
  const newer = (await say(malee, id, 'Wait.')).body.id;
  const mark = async (shown: number | undefined) => {
    const body = { answered: true, upTo: shown };
    return (await call(server, 'updateLead', { id, headers: admin, body })).body.answeredAt;
  };
  expect((await answer(id, 'Yes.', { upTo })).body.isClosed).toBe(false);
  expect(await mark(upTo)).toBeNull();
  const answeredAt = await mark(newer);
  expect(answeredAt).toEqual(expect.any(String));
  expect(await mark(newer)).toBe(answeredAt);
  await call(server, 'updateLead', { id, headers: admin, body: { answered: false } });
  expect((await answer(id, 'Well.', { upTo: newer })).body.isClosed).toBe(true);
});

test('does not count notes, and allows answers in a full conversation', async () => {
  const { answer, begin, malee, say, store } = await company();
  const { id } = (await begin(malee)).body;
  const fill = (kind: string, count: number) =>
    add(
      store,
      'message',
      messageRows(id, count, () => ({ kind })),
    );
  await fill('note', MESSAGES_MAX);
  expect((await say(malee, id, 'Room')).status).toBe(201);
  await fill('customer', MESSAGES_MAX - 2);
  expect((await say(malee, id, 'None')).status).toBe(409);
  expect((await answer(id, 'Please begin another.')).status).toBe(201);
  await fill('company', EXTRA_ANSWERS_MAX);
  expect((await answer(id, 'Too much')).status).toBe(409);
  expect((await answer(id, 'A note', { note: true })).status).toBe(201);
});
