import { focusManager } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { asked, refusal, server } from '../area/server-of-tests.ts';
import {
  answerInbox,
  app,
  button,
  countOf,
  inbox,
  lead,
  notAdmin,
  open,
  pageOf,
  panel,
  rows,
  tab,
} from './inbox-of-tests.tsx';

answerInbox();

describe('the list', () => {
  test('shows a lead’s company, choice and offer in words, and a link to call its number', async () => {
    const chosen = { choice: 'group', budget: 'some' };
    const fields = { form: 'price', company: 'Acme', ...chosen, offer: 'document-ai' };
    const consent = { version: '2026-11-23', purposes: ['reply' as const, 'call' as const] };
    const more = { ...fields, telephone: '+66 (0)81-234 5678', message: '' };
    server.answers['GET /api/inbox'] = () =>
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

  test('shows the id of a field or offer that no longer exists', async () => {
    const more = { form: 'raffle', choice: 'blue', offer: 'old-offer', message: '' };
    server.answers['GET /api/inbox'] = () => Response.json(pageOf([lead(3, more)]));
    const user = await open();
    const [row] = rows();
    for (const id of Object.values(more)) expect(row?.textContent).toContain(id);
    await user.click(row as HTMLElement);
    screen.getByText(app.detail.choice);
  });

  test('loads older leads below and moves the focus to the first of them', async () => {
    server.answers['GET /api/inbox'] = (_, query) =>
      Response.json(query.has('before') ? pageOf([lead(1)]) : pageOf([lead(3), lead(2)], '1-2'));
    const user = await open();
    await user.click(button(app.list.older));
    await waitFor(() => expect(document.activeElement).toBe(rows()[2]));
    expect(screen.queryByRole('button', { name: app.list.older })).toBeNull();
    expect(server.asked.at(-1)).toBe('GET /api/inbox?state=open&before=1-2');
  });

  test('tells an account without administrator rights so', async () => {
    server.answers['GET /api/inbox'] = () => refusal(403);
    render(inbox);
    await screen.findByRole('heading', { name: notAdmin.heading });
    expect(screen.queryByRole('tab')).toBeNull();
  });

  test('shows new leads to an administrator who comes back after a while, but not at once', async () => {
    await open();
    expect([countOf('open'), countOf('all')]).toEqual(['3', '4']);
    expect(asked('GET /api/outbox')).toEqual([]);
    const comeBack = () =>
      act(async () => {
        focusManager.setFocused(false);
        focusManager.setFocused(true);
      });
    await comeBack();
    expect(asked('GET /api/inbox?')).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    await comeBack();
    await waitFor(() => expect(asked('GET /api/inbox?')).toHaveLength(2));
    focusManager.setFocused(undefined);
  });
});

describe('held leads', () => {
  const held = { heldFor: 'burst' } as const;
  const marked: number[][] = [];
  beforeEach(() => {
    marked.length = 0;
    server.answers['POST /api/inbox/seen'] = (body) => {
      marked.push((body as { ids: number[] }).ids);
      return new Response();
    };
  });

  test('are marked as seen in their own tab, each once', async () => {
    server.answers['GET /api/inbox'] = (_, query) =>
      Response.json(
        query.has('before')
          ? pageOf([lead(1, held)])
          : pageOf([lead(3, held), lead(2, held)], '1-2'),
      );
    const user = await open('?view=held');
    await waitFor(() => expect(marked).toEqual([[3, 2]]));
    await user.click(button(app.list.older));
    await waitFor(() => expect(marked).toEqual([[3, 2], [1]]));
  });

  test('are not marked in the list of all until one is opened', async () => {
    server.answers['GET /api/inbox'] = () =>
      Response.json(pageOf([lead(3), lead(2, held), lead(1, held)]));
    const user = await open('?view=all');
    await user.click(screen.getByRole('button', { name: /Person 3/ }));
    await user.click(screen.getByRole('button', { name: /Person 2/ }));
    await waitFor(() => expect(marked).toEqual([[2]]));
  });

  test('are marked again the next time if the server could not', async () => {
    server.answers['GET /api/inbox'] = () => Response.json(pageOf([lead(2, held)]));
    const answer = server.answers['POST /api/inbox/seen'];
    server.answers['POST /api/inbox/seen'] = () => refusal(503);
    const user = await open('?view=held');
    await waitFor(() => expect(asked('POST /api/inbox/seen')).toHaveLength(1));
    if (answer) server.answers['POST /api/inbox/seen'] = answer;
    await user.click(screen.getByRole('button', { name: /Person 2/ }));
    await waitFor(() => expect(marked).toEqual([[2]]));
  });
});

describe('the lead named in the address', () => {
  test('is shown open whatever the list contains, and closing it removes it from the address', async () => {
    server.answers['GET /api/inbox/:id'] = () =>
      Response.json(lead(9, { answeredAt: '2026-11-21T03:00:00.000Z' }));
    const user = await open('?lead=9');
    const row = screen.getByRole('button', { name: /Person 9/ });
    expect(row.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(row);
    expect(rows()).toHaveLength(3);
    await user.click(row);
    expect(rows()).toHaveLength(2);
    expect(location.search).toBe('');
    expect(document.activeElement).toBe(panel());
  });

  test('is reported as gone if it no longer exists', async () => {
    server.answers['GET /api/inbox/:id'] = () => refusal(404);
    await open('?lead=9');
    expect((await screen.findByText(app.list.gone)).parentElement?.getAttribute('role')).toBe(
      'alert',
    );
    expect(rows()).toHaveLength(2);
  });

  test('is the opened lead, not that of another view', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: /Person 2/ }));
    expect(location.search).toBe('?lead=2');
    expect(asked('GET /api/inbox/2')).toEqual(['GET /api/inbox/2/messages']);
    await user.click(tab('answered'));
    expect(location.search).toBe('?view=answered');
  });
});
