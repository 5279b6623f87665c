import { focusManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CompanyMessage, Thread } from '../../../contract/api/conversations.ts';
import type { Lead } from '../../../contract/api/leads.ts';
import { readContent } from '../../../contract/content-file.ts';
import { fill } from '../../../contract/fill.ts';
import { localize } from '../../../contract/text.ts';
import { Terms } from '../../ui/Typeset.tsx';
import { areaClient } from '../area/client.ts';
import { NotifyContext } from '../area/notices.ts';
import { areaWords } from '../area/texts.ts';
import { ConversationContext } from '../messages/speech.ts';
import { messagesWords } from '../messages/texts.ts';
import { Assigned } from './Assigned.tsx';
import { LeadThread } from './LeadThread.tsx';
import { inboxMoments } from './moments.ts';
import { inboxWords } from './texts.ts';
import { SpeechContext } from './words.ts';

const { app } = localize(readContent('content/inbox.yaml', inboxWords), 'en');
const { errors } = localize(readContent('content/account-area/area.yaml', areaWords), 'en').app;
const { conversation } = localize(
  readContent('content/account-area/messages.yaml', messagesWords),
  'en',
).app;
const words = { ...app, errors };
const moments = inboxMoments('en', app.list);

const LEAD = {
  id: 3,
  email: 'malee@example.com',
  name: 'Malee',
  assignedTo: null,
  unread: 1,
  heldFor: null,
} as Lead;

const message = (id: number, more: Partial<CompanyMessage>): CompanyMessage => ({
  id,
  from: 'customer',
  isOpening: false,
  author: '',
  body: `Body ${id}`,
  sentAt: '2026-11-21T02:00:00.000Z',
  attachments: [],
  ...more,
});

let thread: Thread;
/** The answers for earlier messages, by the address that requests them. */
let pages: Record<string, Thread> = {};
let requests: { call: string; body: Record<string, unknown> }[] = [];
let keys: (string | null)[] = [];
let isSilent = false;
let isClosed = true;
let wait = Promise.resolve();
const notices: unknown[] = [];
let refuse = false;
let nextId = 9;

beforeEach(() => {
  sessionStorage.clear();
  pages = {};
  requests = [];
  keys = [];
  isSilent = false;
  isClosed = true;
  wait = Promise.resolve();
  notices.length = 0;
  refuse = false;
  thread = {
    customer: { name: 'Malee', email: 'malee@example.com', company: '' },
    assignedTo: null,
    unread: 1,
    messages: [message(1, { isOpening: true }), message(2, { from: 'note', author: 'Anan' })],
    next: null,
    administrators: [{ id: 7, name: 'Anan' }],
  };
  vi.stubGlobal('fetch', async (address: string, { method, body, headers }: RequestInit) => {
    if (method === 'GET') return Response.json(pages[address] ?? thread);
    const sent = JSON.parse(String(body));
    requests.push({ call: `${method} ${address}`, body: sent });
    if (refuse) return Response.json({ message: 'no' }, { status: 503 });
    if (method === 'PATCH') return Response.json({ ...LEAD, ...sent });
    if (address.endsWith('/read')) return new Response(null);
    keys.push(new Headers(headers).get('idempotency-key'));
    if (isSilent) return new Promise(() => undefined);
    await wait;
    const from = sent.note ? 'note' : 'company';
    const answered = message(nextId++, { from, author: 'Anan', body: sent.body });
    return Response.json({ ...answered, isClosed }, { status: 201 });
  });
});

afterEach(() => vi.unstubAllGlobals());

async function open(lead = LEAD) {
  const user = userEvent.setup();
  cleanup();
  render(
    <QueryClientProvider client={areaClient()}>
      <NotifyContext value={(notice) => notices.push(notice)}>
        <SpeechContext
          value={{ lang: 'en', words, moments, names: { forms: {}, offers: {} }, company: 'Acme' }}
        >
          <ConversationContext value={{ lang: 'en', words: conversation, errors, ...moments }}>
            <Terms value={[]}>
              <Assigned lead={lead} />
              <LeadThread lead={lead} />
            </Terms>
          </ConversationContext>
        </SpeechContext>
      </NotifyContext>
    </QueryClientProvider>,
  );
  if (lead.heldFor === null) await screen.findByRole('textbox');
  return user;
}

/** The send button; its name changes while it sends. */
const send = ({ submit } = words.thread.answering) =>
  screen.getByRole('button', { name: (notices) => notices.startsWith(submit) });
const posted = () => requests.filter(({ call }) => call === 'POST /api/inbox/3/messages');

test('shows the thread with the lead’s own text once and marks it as read', async () => {
  await open();
  expect(screen.queryByText('Body 1')).toBeNull();
  expect(screen.getByText('Body 2')).toBeTruthy();
  expect(screen.getByText(`${words.thread.note} · Anan`)).toBeTruthy();
  await waitFor(() =>
    expect(requests).toEqual([{ call: 'POST /api/inbox/3/read', body: { upTo: 2 } }]),
  );
});

test('shows all messages of a held lead, without a reply field', async () => {
  await open({ ...LEAD, heldFor: 'unconfirmed' });
  await screen.findByText('Body 2');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('sends a reply unless the message is marked as a note', async () => {
  const user = await open();
  const field = screen.getByLabelText<HTMLTextAreaElement>(words.thread.answering.body);
  await user.type(field, 'Yes.');
  await user.click(send());
  await screen.findByText('Yes.', { selector: '.talk-body' });
  expect(field.value).toBe('');
  // Otherwise, user-event would continue the text typed before the form was emptied.
  await user.clear(field);
  await user.click(screen.getByRole('radio', { name: words.thread.onlyNote }));
  expect(screen.getByLabelText(words.thread.noting.body)).toBe(field);
  await user.type(field, 'Careful.');
  await user.click(send(words.thread.noting));
  await screen.findByText('Careful.', { selector: '.talk-body' });
  expect(posted().map(({ body }) => [body['body'], body['note']])).toEqual([
    ['Yes.', false],
    ['Careful.', true],
  ]);
  // The next message is a reply again.
  const answer = screen.getByRole('radio', {
    name: fill(words.thread.answer, { email: LEAD.email }),
  });
  expect((answer as HTMLInputElement).checked).toBe(true);
  expect(send()).toBeTruthy();
});

test('shows what the customer wrote meanwhile and keeps the lead open', async () => {
  const user = await open();
  await user.type(screen.getByLabelText(words.thread.answering.body), 'Yes.');
  isClosed = false;
  thread = { ...thread, messages: [...thread.messages, message(8, { body: 'And pounds?' })] };
  await user.click(send());
  await screen.findByText('And pounds?');
  expect(posted()[0]?.body['upTo']).toBe(2);
  expect(notices).toContainEqual({ failed: words.said.newer });
});

test('shows new messages while the thread is open and marks them as read', async () => {
  thread = { ...thread, unread: 0 };
  await open();
  expect(requests).toEqual([]);
  thread = { ...thread, unread: 1, messages: [...thread.messages, message(8, { body: 'More' })] };
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  await screen.findByText('More');
  await waitFor(() => expect(requests.at(-1)?.body).toEqual({ upTo: 8 }));
  focusManager.setFocused(undefined);
});

test('replies to a visitor by email, without files', async () => {
  thread = { ...thread, customer: null };
  await open();
  expect(screen.getByText(words.thread.byMail)).toBeTruthy();
  expect(screen.queryByText(conversation.attach)).toBeNull();
});

test('assigns an administrator or says why not', async () => {
  const user = await open();
  await user.selectOptions(screen.getByLabelText(words.thread.assigned), 'Anan');
  await waitFor(() => expect(notices).toContainEqual({ done: words.said.assigned }));
  expect(requests.at(-1)).toEqual({ call: 'PATCH /api/inbox/3', body: { assignedTo: 7 } });
  refuse = true;
  await user.selectOptions(screen.getByLabelText(words.thread.assigned), 'Anan');
  await waitFor(() =>
    expect(notices).toContainEqual({ failed: `${words.said.undone} ${errors.broken}` }),
  );
});
