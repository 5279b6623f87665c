import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { area } from '../area/words-of-tests.ts';
import {
  asked,
  begin,
  button,
  conversation,
  message,
  open,
  server,
  words,
} from './messages-of-tests.tsx';

beforeEach(begin);
afterEach(() => vi.unstubAllGlobals());

describe('new messages in a conversation', () => {
  test('are below a line, even though they count as read from then on', async () => {
    await open();
    await waitFor(() => expect(asked.some(({ call }) => call.endsWith('/read'))).toBe(true));
    const line = screen.getByText(words.open.fresh);
    expect(line.closest('li')?.textContent).toContain('สวัสดี');
  });

  test('opens at the new messages or else at its end', async () => {
    // Some browsers return a promise.
    const scroll = vi
      .spyOn(Element.prototype, 'scrollIntoView')
      .mockReturnValue(Promise.resolve() as never);
    const scrolledTo = () =>
      scroll.mock.contexts.map((element) => (element as Element).textContent);
    const { unmount } = await open();
    expect(scrolledTo()).toEqual([expect.stringContaining('สวัสดี')]);
    unmount();
    server['GET /api/me/conversations/4'] = () =>
      Response.json({
        conversation: conversation(4),
        messages: [message(1), message(2)],
        next: null,
      });
    await open();
    expect(scrolledTo().slice(1)).toEqual([expect.stringContaining('Body 2')]);
    scroll.mockRestore();
  });
});

describe('with earlier messages', () => {
  const from = 'company' as const;
  const EARLIER = 'GET /api/me/conversations/4?before=7';
  const earlier = () => screen.getByRole('button', { name: words.conversation.earlier });
  const shown = () =>
    within(screen.getByRole('list', { name: words.open.messages }))
      .getAllByText(/^Body/)
      .map(({ textContent }) => textContent);

  beforeEach(() => {
    server['GET /api/me/conversations/4'] = () =>
      Response.json({
        conversation: conversation(4, { unread: 4 }),
        messages: [message(7), message(8, { from }), message(9, { from })],
        next: 7,
      });
    server[EARLIER] = () =>
      Response.json({
        conversation: conversation(4),
        messages: [message(4, { from }), message(5, { from }), message(6, { from })],
        next: null,
      });
  });

  test('loads the page before above, announces it and keeps the scroll position', async () => {
    // The top of message 7 before and after: 300 pixels have come in above it.
    const tops = [100, 400];
    const rect = vi
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockImplementation(() => ({ top: tops.shift() ?? 0 }) as DOMRect);
    const scroll = vi.spyOn(window, 'scrollBy').mockReturnValue(undefined);
    const { user } = await open();
    earlier().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(shown()).toEqual([4, 5, 6, 7, 8, 9].map((id) => `Body ${id}`)));
    expect(scroll.mock.calls).toEqual([[{ top: 300, behavior: 'instant' }]]);
    expect(document.activeElement?.textContent).toContain('Body 6');
    expect(screen.getByText('3 earlier messages loaded.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.conversation.earlier })).toBeNull();
    scroll.mockRestore();
    rect.mockRestore();
  });

  test('says why earlier messages could not be loaded and offers to retry', async () => {
    const { [EARLIER]: page } = server;
    server[EARLIER] = () => Promise.reject(new Error('offline'));
    const { user } = await open();
    await user.click(earlier());
    await screen.findByText(area.errors.offline);
    expect(document.activeElement).toBe(button(area.errors.again));
    server[EARLIER] = page as () => Response;
    await user.keyboard('{Enter}');
    await screen.findByText('Body 4');
    expect(screen.queryByText(area.errors.offline)).toBeNull();
  });

  test('moves the line above new messages to the page that it belongs to', async () => {
    const { user } = await open();
    const atLine = () => screen.getByText(words.open.fresh).closest('li')?.textContent;
    expect(atLine()).toContain('Body 8');
    await user.click(earlier());
    await screen.findByText('Body 4');
    expect(atLine()).toContain('Body 5');
  });
});
