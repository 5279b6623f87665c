import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CompanyMessage, Conversation } from '../../../contract/api/conversations.ts';
import { answerCalls, empty } from '../area/server-of-tests.ts';
import { given, wordsOf } from '../area/words-of-tests.ts';
import { Messages } from './Messages.island.tsx';
import { messagesWords } from './texts.ts';

export const { app: words } = wordsOf('messages', messagesWords);

/** The call that sends a message in the conversation. */
export const SEND = 'POST /api/me/conversations/4/messages';

export const page = (
  <Messages
    {...given}
    words={words}
    conversation={words.conversation}
    forms={{ contact: 'Contact' }}
    confirm="/confirm"
  />
);

export const conversation = (id: number, more: Partial<Conversation> = {}): Conversation => ({
  id,
  subject: `Subject ${id}`,
  form: 'messages',
  excerpt: 'Hello',
  lastFrom: 'customer',
  updatedAt: '2026-11-21T02:00:00.000Z',
  isClosed: false,
  unread: 0,
  ...more,
});

/** A message as the inbox has it; a customer's copy says the same except whether it opens the conversation. */
export const message = (id: number, more: Partial<CompanyMessage> = {}): CompanyMessage => ({
  id,
  from: 'customer',
  isOpening: false,
  author: 'Malee',
  body: `Body ${id}`,
  sentAt: '2026-11-21T02:00:00.000Z',
  attachments: [],
  ...more,
});

/** Gives each test of a file a server for an account with two conversations. */
export const answerMessages = () =>
  answerCalls(() => ({
    'GET /api/me': () => Response.json({ id: 1, username: 'ada', emailVerified: true }),
    'GET /api/me/conversations': () =>
      Response.json({
        conversations: [
          conversation(5),
          conversation(4, { subject: '', form: 'contact', unread: 2 }),
        ],
      }),
    'GET /api/me/conversations/4': () =>
      Response.json({
        conversation: conversation(4, { unread: 1, isClosed: true }),
        messages: [message(1), message(2, { from: 'company', author: 'Anan', body: 'สวัสดี' })],
        next: null,
      }),
    'POST /api/me/conversations/4/read': empty,
    [SEND]: () => Response.json(message(3, { body: 'And this?' }), { status: 201 }),
  }));

export const field = () =>
  screen.findByLabelText<HTMLTextAreaElement>(words.conversation.body.label);
/** Finds a button by the beginning of its name, because a submit button also contains its label for sending. */
export const button = (name: string) =>
  screen.getByRole('button', { name: (said) => said.startsWith(name) });

/** Opens the conversation and waits for its field. */
export async function open() {
  history.replaceState(null, '', '/account/messages?conversation=4');
  const user = userEvent.setup();
  const { unmount } = render(page);
  await field();
  return { user, unmount };
}
