import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Thread } from '../../../contract/api/conversations.ts';
import type { Lead } from '../../../contract/api/leads.ts';
import { empty, server } from '../area/server-of-tests.ts';
import { message } from '../messages/messages-of-tests.tsx';
import { answerInbox, app, conversation, lead, open, pageOf, rows } from './inbox-of-tests.tsx';

const { answering, ...words } = app.thread;

let thread: Thread;
let posted: object[];
let read: unknown[];
let isClosed: boolean;

answerInbox();
beforeEach(() => {
  posted = [];
  read = [];
  isClosed = true;
  thread = {
    customer: { name: 'Malee', email: 'malee@example.com', company: '' },
    assignedTo: null,
    unread: 1,
    messages: [message(1, { isOpening: true }), message(2, { from: 'note', author: 'Anan' })],
    next: null,
    administrators: [{ id: 7, name: 'Anan' }],
  };
  Object.assign<typeof server.answers, typeof server.answers>(server.answers, {
    'GET /api/inbox/:id/messages': () => Response.json(thread),
    'POST /api/inbox/seen': empty,
    'POST /api/inbox/:id/read': (body) => {
      read.push(body);
      return empty();
    },
    'POST /api/inbox/:id/messages': (body) => {
      const sent = body as { body: string };
      posted.push(sent);
      const more = { from: 'company', author: 'Anan', body: sent.body } as const;
      const answered = message(8 + posted.length, more);
      return Response.json({ ...answered, isClosed }, { status: 201 });
    },
  });
});

async function openLead(more: Partial<Lead> = {}) {
  server.answers['GET /api/inbox'] = () => Response.json(pageOf([lead(3, { unread: 1, ...more })]));
  const user = await open();
  await user.click(rows()[0] as HTMLElement);
  await screen.findByText('Body 2');
  return user;
}

/** The send button; its name changes while it sends. */
const send = () =>
  screen.getByRole('button', { name: (name) => name.startsWith(answering.submit) });

test('shows the thread with the lead’s own text once and marks it as read', async () => {
  await openLead();
  expect(screen.queryByText('Body 1')).toBeNull();
  expect(screen.getByText(`${words.note} · Anan`)).toBeTruthy();
  await waitFor(() => expect(read).toEqual([{ upTo: 2 }]));
});

test('shows all messages of a held lead, without a reply field', async () => {
  await openLead({ heldFor: 'unconfirmed' });
  expect(screen.queryByLabelText(answering.body)).toBeNull();
});

test('shows what the customer wrote meanwhile and keeps the lead open', async () => {
  const user = await openLead();
  await user.type(screen.getByLabelText(answering.body), 'Yes.');
  isClosed = false;
  thread = { ...thread, messages: [...thread.messages, message(8, { body: 'And pounds?' })] };
  await user.click(send());
  await screen.findByText('And pounds?');
  expect(posted).toMatchObject([{ upTo: 2 }]);
  await screen.findByText(app.said.newer);
});

test('shows new messages while the thread is open and marks them as read', async () => {
  thread = { ...thread, unread: 0 };
  await openLead({ unread: 0 });
  expect(read).toEqual([]);
  thread = { ...thread, unread: 1, messages: [...thread.messages, message(8, { body: 'More' })] };
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  await screen.findByText('More');
  await waitFor(() => expect(read).toEqual([{ upTo: 8 }]));
  focusManager.setFocused(undefined);
});

test('replies to a visitor by email, without files', async () => {
  thread = { ...thread, customer: null };
  await openLead();
  expect(screen.getByText(words.byMail)).toBeTruthy();
  expect(screen.queryByText(conversation.attach)).toBeNull();
});
