import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { begin, page, server, words } from './messages-of-tests.tsx';

beforeEach(begin);
afterEach(() => vi.unstubAllGlobals());

describe('the list', () => {
  test('shows the subject and the news of each conversation and links there and back', async () => {
    const user = userEvent.setup();
    render(page);
    const rows = await screen.findAllByRole('listitem');
    expect(rows[0]?.textContent).toContain('Subject 5');
    expect(rows[0]?.textContent).toContain(words.list.waiting);
    expect(rows[1]?.textContent).toContain('Contact');
    expect(rows[1]?.textContent).toContain('2 new messages');
    await user.click(screen.getByRole('link', { name: /Contact/ }));
    expect(location.search).toBe('?conversation=4');
    const heading = await screen.findByRole('heading', { name: 'Subject 4' });
    expect(document.activeElement).toBe(heading);
    await user.click(screen.getByRole('link', { name: words.open.back }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('link', { name: /Contact/ })),
    );
    await user.click(screen.getByRole('link', { name: words.list.begin }));
    await screen.findByRole('heading', { name: words.begin.heading });
    await user.click(screen.getByRole('link', { name: words.open.back }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('link', { name: words.list.begin })),
    );
  });

  test('does not move the focus when it opens', async () => {
    render(page);
    await screen.findAllByRole('listitem');
    expect(document.activeElement).toBe(document.body);
  });

  test('explains itself when empty and leads to a form', async () => {
    server['GET /api/me/conversations'] = () => Response.json({ conversations: [] });
    render(page);
    expect(await screen.findByRole('heading', { name: words.list.empty.heading })).toBeTruthy();
    expect(screen.getByRole('link', { name: words.list.begin }).getAttribute('href')).toBe('?new');
  });
});
