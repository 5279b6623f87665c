import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Thread } from '../../../contract/api/conversations.ts';
import type { Lead } from '../../../contract/api/leads.ts';
import { readContent } from '../../../contract/content-file.ts';
import { BLANK_FIELDS } from '../../../contract/lead-rules.ts';
import { localize } from '../../../contract/text.ts';
import { answerCalls } from '../area/server-of-tests.ts';
import { area, given, wordsOf } from '../area/words-of-tests.ts';
import { messagesWords } from '../messages/texts.ts';
import type { InboxPage, OutboxEntry } from './changes.ts';
import { Inbox } from './Inbox.island.tsx';
import { inboxWords } from './texts.ts';

const words = localize(readContent('content/inbox.yaml', inboxWords), 'en');
export const { notAdmin, app } = words;
export const { errors, undone } = area;

export const { conversation } = wordsOf('messages', messagesWords).app;

const names = {
  forms: {
    contact: { title: 'Contact' },
    price: {
      title: 'Price enquiry',
      choice: { label: 'Who is it for?', options: [{ id: 'group', label: 'A group' }] },
      budget: { label: 'How much?', options: [{ id: 'some', label: 'Some baht' }] },
    },
  },
  offers: { 'document-ai': 'Document AI' },
};

export const inbox = (
  <Inbox
    {...given}
    words={app}
    notAdmin={notAdmin}
    conversation={conversation}
    names={names}
    company="Acme"
    home="/"
    terms=""
  />
);

export const lead = (id: number, more: Partial<Lead> = {}): Lead => ({
  ...BLANK_FIELDS,
  id,
  form: 'contact',
  lang: 'en',
  page: '/',
  email: `p${id}@example.com`,
  name: `Person ${id}`,
  message: 'Hello',
  receivedAt: new Date(Date.UTC(2026, 0, 1) + id * 60_000).toISOString(),
  answeredAt: null,
  heldFor: null,
  assignedTo: null,
  assignee: '',
  unread: 0,
  updatedAt: new Date(Date.UTC(2026, 0, 1) + id * 60_000).toISOString(),
  excerpt: more.message ?? 'Hello',
  lastFrom: 'customer',
  consent: { version: '2026-11-21', purposes: ['reply'], withdrawnAt: null },
  ...more,
});

export const pageOf = (leads: Lead[], next: string | null = null): InboxPage => ({
  leads,
  next,
  counts: { open: 3, answered: 1, held: 0, dead: 1 },
  forms: ['contact'],
});

export const letter: OutboxEntry = {
  id: 5,
  kind: 'lead-mail',
  to: 'sales@example.com',
  leadId: 1,
  createdAt: '2026-11-21T02:00:00.000Z',
  attempts: 10,
  lastError: 'connect ECONNREFUSED',
  dueAt: null,
};

const thread: Thread = {
  customer: null,
  assignedTo: null,
  unread: 0,
  messages: [],
  next: null,
  administrators: [{ id: 7, name: 'Anan' }],
};

/** Gives each test of a file a server for an administrator with two leads. */
export const answerInbox = () =>
  answerCalls(() => ({
    'GET /api/inbox/:id/messages': () => Response.json(thread),
    'GET /api/inbox': () => Response.json(pageOf([lead(3), lead(2)])),
    'GET /api/outbox': (_, query) =>
      Response.json({ entries: query.get('state') === 'dead' ? [letter] : [] }),
  }));

export const rows = () => screen.queryAllByRole('button', { name: /Person/ });
export const tab = (view: keyof typeof app.views) =>
  screen.getByRole('tab', { name: new RegExp(`^${app.views[view]}`) });
export const countOf = (view: keyof typeof app.views) => tab(view).getAttribute('data-count');
export const button = (name: string) => screen.getByRole('button', { name });
export const panel = () => screen.getByRole('tabpanel');

/** Opens the inbox at its address with a query, and waits for its list. */
export async function open(query = '') {
  history.replaceState(null, '', `/account/inbox${query}`);
  const user = userEvent.setup();
  render(inbox);
  await waitFor(() => expect(panel().getAttribute('aria-busy')).toBe('false'));
  return user;
}
