import { focusManager } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { areaWords } from '../../../contract/account-area/area.ts';
import { messagesWords } from '../../../contract/account-area/messages.ts';
import type { Thread } from '../../../contract/api/conversations.ts';
import type { Lead } from '../../../contract/api/leads.ts';
import { readContent } from '../../../contract/content-file.ts';
import { inboxWords } from '../../../contract/inbox-page.ts';
import { localize } from '../../../contract/text.ts';
import type { InboxPage, OutboxEntry } from './changes.ts';
import { Inbox } from './Inbox.island.tsx';

const { app: said, notAdmin } = localize(readContent('content/inbox.yaml', inboxWords), 'en');
const { errors } = localize(readContent('content/account-area/area.yaml', areaWords), 'en').app;
const app = { ...said, errors };

const { conversation } = localize(
  readContent('content/account-area/messages.yaml', messagesWords),
  'en',
).app;

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

const inbox = (
  <Inbox
    lang="en"
    words={{ app, notAdmin, conversation }}
    names={names}
    company="Acme"
    home="/"
    terms=""
  />
);

const lead = (id: number, more: Partial<Lead> = {}): Lead => ({
  id,
  form: 'contact',
  lang: 'en',
  page: '/',
  email: `p${id}@example.com`,
  name: `Person ${id}`,
  company: '',
  telephone: '',
  choice: '',
  budget: '',
  urgency: '',
  message: 'Hello',
  offer: '',
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

const pageOf = (leads: Lead[], next: string | null = null): InboxPage => ({
  leads,
  next,
  counts: { open: 3, answered: 1, held: 0, dead: 1 },
  forms: ['contact'],
});

const letter: OutboxEntry = {
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

/** What the server has been asked, and how it answers a call that is made to an address. */
let asked: string[] = [];
let server: Record<string, (query: URLSearchParams) => Response | Promise<Response>> = {};
const refusal = (status: number) => Response.json({ message: 'no' }, { status });
const asks = (path: string) => asked.filter((each) => each.startsWith(path));

beforeEach(() => {
  history.replaceState(null, '', '/account/inbox');
  asked = [];
  server = {
    'GET /api/inbox/:id/messages': () => Response.json(thread),
    'GET /api/inbox': () => Response.json(pageOf([lead(3), lead(2)])),
    'GET /api/outbox': (query) =>
      Response.json({ entries: query.get('state') === 'dead' ? [letter] : [] }),
  };
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    const [path = '', query] = address.split('?');
    asked.push(`${method} ${address}`);
    const answer = server[`${method} ${path}`] ?? server[`${method} ${path.replace(/\d+/, ':id')}`];
    if (!answer) throw new Error(`nobody answers ${method} ${path}`);
    return answer(new URLSearchParams(query));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rows = () => screen.queryAllByRole('button', { name: /Person/ });
const tab = (view: keyof typeof app.views) =>
  screen.getByRole('tab', { name: new RegExp(`^${app.views[view]}`) });
const countOf = (view: keyof typeof app.views) => tab(view).getAttribute('data-count');
const button = (name: string) => screen.getByRole('button', { name });
const panel = () => screen.getByRole('tabpanel');

/** Opens the inbox and waits for its list. */
async function open() {
  const user = userEvent.setup();
  render(inbox);
  await waitFor(() => expect(panel().getAttribute('aria-busy')).toBe('false'));
  return user;
}

/** An answer that is on its way until it is let through. */
function held(answer: () => Response) {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { promise, letThrough: () => resolve(answer()) };
}

describe('the list', () => {
  test('the built HTML has a skeleton, and asks nobody', () => {
    const html = renderToString(inbox);
    expect(html).toContain('inbox-skeleton');
    expect(html).toContain('aria-busy="true"');
    expect(asked).toEqual([]);
  });

  test('it is loaded and counted', async () => {
    await open();
    expect(rows()).toHaveLength(2);
    expect(countOf('open')).toBe('3');
    expect(countOf('all')).toBe('4');
    expect(asks('GET /api/outbox')).toEqual([]);
  });

  test('a lead shows its company, its choice and its offer in words, and its telephone can be called', async () => {
    const chosen = { choice: 'group', budget: 'some' };
    const asked = { form: 'price', company: 'Acme', ...chosen, offer: 'document-ai' };
    const consent = { version: '2026-11-23', purposes: ['reply' as const, 'call' as const] };
    const more = { ...asked, telephone: '+66 (0)81-234 5678', message: '' };
    server['GET /api/inbox'] = () =>
      Response.json(pageOf([lead(3, { ...more, consent: { ...consent, withdrawnAt: null } })]));
    const user = await open();
    const [row] = rows();
    expect(row?.textContent).toContain('Acme · A group · Some baht');
    expect(row?.textContent).toContain('Document AI');
    await user.click(row as HTMLElement);
    const facts = screen
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(facts).toContain(`${app.detail.company}: Acme`);
    expect(facts).toContain(`${app.detail.offer}: Document AI`);
    expect(facts.join()).toContain(`${app.detail.purposes.reply}, ${app.detail.purposes.call}`);
    expect(screen.getByRole('link', { name: more.telephone }).getAttribute('href')).toBe(
      'tel:+66812345678',
    );
    screen.getByText('Who is it for?');
    screen.getByText('How much?');
    expect(screen.queryByText(app.list.noMessage)).toBeNull();
  });

  test('what its form or the offers do not know any more stands there by its id', async () => {
    const more = { form: 'raffle', choice: 'blue', offer: 'old-offer', message: '' };
    server['GET /api/inbox'] = () => Response.json(pageOf([lead(3, more)]));
    const user = await open();
    const [row] = rows();
    for (const id of Object.values(more)) expect(row?.textContent).toContain(id);
    await user.click(row as HTMLElement);
    screen.getByText(app.detail.choice);
  });

  test('older leads come below, and the keyboard goes on with the first of them', async () => {
    server['GET /api/inbox'] = (query) =>
      Response.json(query.has('before') ? pageOf([lead(1)]) : pageOf([lead(3), lead(2)], '1-2'));
    const user = await open();
    await user.click(button(app.list.older));
    await waitFor(() => expect(document.activeElement).toBe(rows()[2]));
    expect(screen.queryByRole('button', { name: app.list.older })).toBeNull();
    expect(asked.at(-1)).toBe('GET /api/inbox?state=open&before=1-2');
  });

  test('older leads that cannot be loaded leave the others there, and it is said', async () => {
    server['GET /api/inbox'] = (query) =>
      query.has('before') ? refusal(503) : Response.json(pageOf([lead(3), lead(2)], '1-2'));
    const user = await open();
    await user.click(button(app.list.older));
    await screen.findByText(app.errors.broken);
    expect(rows()).toHaveLength(2);
  });

  test('a load that fails says why and can be tried again', async () => {
    server['GET /api/inbox'] = () => Promise.reject(new Error('offline'));
    const user = await open();
    screen.getByRole('heading', { name: app.errors.offline });
    expect(asks('GET /api/inbox?')).toHaveLength(1);
    server['GET /api/inbox'] = () => Response.json(pageOf([lead(3)]));
    await user.click(button(app.errors.again));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(document.activeElement).toBe(panel());
  });

  test('those who are no administrators are told so', async () => {
    server['GET /api/inbox'] = () => refusal(403);
    render(inbox);
    await screen.findByRole('heading', { name: notAdmin.heading });
    expect(screen.queryByRole('tab')).toBeNull();
  });

  test('whoever comes back after a while sees what has come in since, but not at once', async () => {
    await open();
    const comeBack = () =>
      act(async () => {
        focusManager.setFocused(false);
        focusManager.setFocused(true);
      });
    await comeBack();
    expect(asks('GET /api/inbox?')).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    await comeBack();
    await waitFor(() => expect(asks('GET /api/inbox?')).toHaveLength(2));
    focusManager.setFocused(undefined);
  });
});

describe('what is changed', () => {
  test('shows at once, and is put back with a word if the server refuses', async () => {
    const { promise, letThrough } = held(() => refusal(503));
    server['PATCH /api/inbox/3'] = () => promise;
    const user = await open();
    await user.click(screen.getByRole('button', { name: /Person 3/ }));
    await user.click(button(app.detail.answered));
    await screen.findByRole('button', { name: app.detail.reopen });
    expect([countOf('open'), countOf('answered')]).toEqual(['2', '2']);
    letThrough();
    const alert = await screen.findByText(`${app.said.undone} ${app.errors.broken}`);
    expect(alert.closest('[role="alert"]')).not.toBeNull();
    button(app.detail.answered);
    expect([countOf('open'), countOf('answered')]).toEqual(['3', '1']);
    await user.click(button(app.errors.close));
    expect(screen.queryByText(app.errors.broken, { exact: false })).toBeNull();
  });

  test('is kept as the server says it, announced, and asked for once at a time', async () => {
    const { promise, letThrough } = held(() =>
      Response.json(lead(3, { answeredAt: '2026-11-21T03:00:00.000Z' })),
    );
    server['PATCH /api/inbox/3'] = () => promise;
    const user = await open();
    await user.click(screen.getByRole('button', { name: /Person 3/ }));
    await user.click(button(app.detail.answered));
    await user.click(await screen.findByRole('button', { name: app.detail.reopen }));
    expect(asks('PATCH')).toHaveLength(1);
    letThrough();
    await screen.findByText(app.said.answered);
    // It stays where it is: nothing moves under a hand.
    expect(rows()).toHaveLength(2);
    expect(asks('GET /api/inbox?')).toHaveLength(1);
  });

  test('is said even if the message has been closed meanwhile', async () => {
    const { promise, letThrough } = held(() => refusal(503));
    server['PATCH /api/inbox/3'] = () => promise;
    const user = await open();
    const row = screen.getByRole('button', { name: /Person 3/ });
    await user.click(row);
    await user.click(button(app.detail.answered));
    await user.click(row);
    letThrough();
    await screen.findByText(`${app.said.undone} ${app.errors.broken}`);
  });

  test('a held message that is released keeps the focus on its line', async () => {
    history.replaceState(null, '', '?view=held');
    server['GET /api/inbox'] = () => Response.json(pageOf([lead(3, { heldFor: 'burst' })]));
    server['PATCH /api/inbox/3'] = () => Response.json(lead(3));
    const user = await open();
    await user.click(screen.getByRole('button', { name: /Person 3/ }));
    await user.click(button(app.detail.release));
    await screen.findByText(app.said.released);
    expect(document.activeElement).toBe(rows()[0]);
  });

  test('a letter is on its way at once, and lies where it lay if the server refuses', async () => {
    history.replaceState(null, '', '?view=undelivered');
    const { promise, letThrough } = held(() => refusal(429));
    server['POST /api/outbox/5/replay'] = () => promise;
    const user = await open();
    const [again] = await screen.findAllByRole('button', { name: new RegExp(app.outbox.again) });
    if (!again) throw new Error('there is no dead letter');
    await user.click(again);
    await screen.findByRole('heading', { name: app.outbox.waiting });
    expect(screen.queryByRole('heading', { name: app.outbox.dead })).toBeNull();
    expect(countOf('undelivered')).toBe('0');
    expect(document.activeElement).toBe(panel());
    letThrough();
    await screen.findByText(`${app.said.undone} ${app.errors.limited}`);
    screen.getByRole('heading', { name: app.outbox.dead });
    expect(countOf('undelivered')).toBe('1');
  });
});

describe('the lead that the address names', () => {
  test('is shown open whatever the list has, and closing it takes it out of the address', async () => {
    history.replaceState(null, '', '?lead=9');
    server['GET /api/inbox/:id'] = () =>
      Response.json(lead(9, { answeredAt: '2026-11-21T03:00:00.000Z' }));
    const user = await open();
    const row = screen.getByRole('button', { name: /Person 9/ });
    expect(row.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(row);
    expect(rows()).toHaveLength(3);
    await user.click(row);
    expect(rows()).toHaveLength(2);
    expect(location.search).toBe('');
    expect(document.activeElement).toBe(panel());
  });

  test('is said to be gone if it is', async () => {
    history.replaceState(null, '', '?lead=9');
    server['GET /api/inbox/:id'] = () => refusal(404);
    await open();
    expect((await screen.findByText(app.list.gone)).getAttribute('role')).toBe('alert');
    expect(rows()).toHaveLength(2);
  });

  test('is the one that was opened, and no other view’s', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: /Person 2/ }));
    expect(location.search).toBe('?lead=2');
    expect(asks('GET /api/inbox/2')).toEqual(['GET /api/inbox/2/messages']);
    await user.click(tab('answered'));
    expect(location.search).toBe('?view=answered');
  });
});

describe('what fails', () => {
  test('leaves a list and what is open in it where they are, and is said', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: /Person 3/ }));
    const field = await screen.findByLabelText<HTMLTextAreaElement>(app.thread.answering.body);
    await user.type(field, 'Half');
    server['GET /api/inbox'] = () => refusal(503);
    await user.click(button(app.filters.refresh));
    await screen.findByText(app.errors.broken);
    expect(field.isConnected && field.value).toBe('Half');
  });

  test('is said of its own view alone', async () => {
    server['GET /api/outbox'] = () => refusal(503);
    const user = await open();
    await user.click(tab('undelivered'));
    await screen.findByRole('heading', { name: app.errors.broken });
    await user.click(tab('open'));
    await waitFor(() => expect(rows()).toHaveLength(2));
  });
});

describe('the filter', () => {
  test('what is assigned to whoever looks is asked for, and kept in the address', async () => {
    const user = await open();
    await user.click(button(app.filters.mine));
    expect(location.search).toBe('?mine=yes');
    expect(asked.at(-1)).toBe('GET /api/inbox?state=open&mine=yes');
    expect(button(app.filters.mine).getAttribute('aria-pressed')).toBe('true');
  });

  test('is what the address says, and the address what is chosen', async () => {
    history.replaceState(null, '', '?view=answered&form=contact');
    const user = await open();
    expect(asked).toEqual(['GET /api/inbox?state=answered&form=contact']);
    expect(tab('answered').getAttribute('aria-selected')).toBe('true');
    await user.click(tab('held'));
    expect(location.search).toBe('?view=held&form=contact');
    expect(asked.at(-1)).toBe('GET /api/inbox?state=held&form=contact');
    await user.selectOptions(screen.getByRole('combobox'), '');
    expect(location.search).toBe('?view=held');
  });

  test('a search waits for a pause in typing, and leaves the tab that was chosen meanwhile', async () => {
    const user = await open();
    const search = screen.getByRole<HTMLInputElement>('searchbox');
    await user.type(search, 'wool ');
    expect(location.search).toBe('');
    await user.click(tab('answered'));
    await waitFor(() => expect(location.search).toBe('?view=answered&search=wool'));
    expect(asks('GET /api/inbox?state=answered&search=')).toEqual([
      'GET /api/inbox?state=answered&search=wool',
    ]);
    // What is being typed stays as it is.
    expect(search.value).toBe('wool ');
  });

  test('Enter searches at once; all of the view comes back when the filter is cleared', async () => {
    server['GET /api/inbox'] = (query) =>
      Response.json(pageOf(query.has('search') ? [] : [lead(1)]));
    const user = await open();
    const search = screen.getByRole<HTMLInputElement>('searchbox');
    await user.type(search, 'wool{Enter}');
    expect(location.search).toBe('?search=wool');
    await screen.findByRole('heading', { name: app.empty.filtered.heading });
    await user.click(button(app.empty.clear));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(search.value).toBe('');
    expect(location.search).toBe('');
  });

  test('while another list is on its way the last one stays, and what comes late is not shown', async () => {
    const late = held(() => Response.json(pageOf([lead(9)])));
    server['GET /api/inbox'] = (query) =>
      query.get('state') === 'held' ? late.promise : Response.json(pageOf([lead(3)]));
    const user = await open();
    await user.click(tab('held'));
    expect(panel().getAttribute('aria-busy')).toBe('true');
    within(panel()).getByRole('button', { name: /Person 3/ });
    await user.click(tab('answered'));
    await act(async () => late.letThrough());
    await waitFor(() => expect(panel().getAttribute('aria-busy')).toBe('false'));
    expect(rows().map((row) => row.textContent)).toEqual([expect.stringContaining('Person 3')]);
  });

  test('the arrow keys go along the tabs and round', async () => {
    const user = await open();
    act(() => tab('open').focus());
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(tab('undelivered'));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(tab('answered'));
    await user.keyboard('{End}{Home}');
    expect(document.activeElement).toBe(tab('open'));
    expect(tab('open').getAttribute('aria-selected')).toBe('true');
  });
});
