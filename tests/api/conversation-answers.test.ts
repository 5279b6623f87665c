import { expect, test } from 'vitest';
import { EXTRA_ANSWERS_MAX, MESSAGES_MAX } from '../../contract/api/conversation-limits.ts';
import { call, userIdOf } from './accounts.ts';
import { company, messageRows } from './conversing.ts';
import { add } from './rows.ts';

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
  expect(await mark(newer)).toEqual(expect.any(String));
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
