import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { Conversation, Message } from '../../../contract/api/conversations.ts';
import { area, wordsOf } from '../area/words-of-tests.ts';
import { Messages } from './Messages.island.tsx';
import { messagesWords } from './texts.ts';

export const { app: words } = wordsOf('messages', messagesWords);

export const page = (
  <Messages
    lang="en"
    area={area}
    words={words}
    conversation={words.conversation}
    forms={{ contact: 'Contact' }}
    confirm="/confirm"
    terms={[]}
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

export const message = (id: number, more: Partial<Message> = {}): Message => ({
  id,
  from: 'customer',
  author: 'Malee',
  body: `Body ${id}`,
  sentAt: '2026-11-21T02:00:00.000Z',
  attachments: [],
  ...more,
});

interface Request {
  call: string;
  body: unknown;
  key: string | null;
  signal: AbortSignal | null | undefined;
}

export const requests: Request[] = [];
export const server: Record<string, () => Response | Promise<Response>> = {};
export const refused = (status: number, more: object) => Response.json(more, { status });
export const sent = (call: string) => requests.filter((each) => each.call === call);

/** Sets up a test: the messages page, an account with two conversations, and empty storage. */
export function setUp() {
  history.replaceState(null, '', '/account/messages');
  sessionStorage.clear();
  requests.length = 0;
  for (const call of Object.keys(server)) delete server[call];
  Object.assign(server, {
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
    'POST /api/me/conversations/4/read': () => new Response(null),
    'POST /api/me/conversations/4/messages': () =>
      Response.json(message(3, { body: 'And this?' }), { status: 201 }),
  });
  vi.stubGlobal(
    'fetch',
    async (address: string, { method, body, headers, signal }: RequestInit) => {
      const [path] = address.split('?');
      const call = `${method} ${path}`;
      const json = typeof body === 'string' ? JSON.parse(body) : body;
      const key = new Headers(headers).get('idempotency-key');
      requests.push({ call, body: json, key, signal });
      const answer = server[`${method} ${address}`] ?? server[call];
      if (!answer) throw new Error(`nothing answers ${call}`);
      return answer();
    },
  );
}

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
