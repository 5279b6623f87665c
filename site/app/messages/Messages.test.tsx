import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { messages as refusals } from '../../../contract/api/messages.ts';
import { asked, hold, refusal, sent, server } from '../area/server-of-tests.ts';
import { area } from '../area/words-of-tests.ts';
import {
  answerMessages,
  button,
  conversation,
  field,
  message,
  open,
  page,
  SEND,
  words,
} from './messages-of-tests.tsx';

answerMessages();

describe('the list', () => {
  test('shows the subject and the news of each conversation and links there and back', async () => {
    const user = userEvent.setup();
    render(page);
    const rows = await screen.findAllByRole('listitem');
    expect(document.activeElement).toBe(document.body);
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
});

describe('while an address is not confirmed', () => {
  beforeEach(() => {
    server.answers['GET /api/me'] = () =>
      Response.json({ id: 1, username: 'ada', emailVerified: false });
  });

  test('says that a new conversation waits for the confirmation and refuses a second one', async () => {
    history.replaceState(null, '', '/account/messages?new');
    const user = userEvent.setup();
    render(page);
    await screen.findByText(words.unconfirmed.note);
    const link = screen.getByRole('link', { name: words.unconfirmed.confirm });
    expect(link.getAttribute('href')).toBe('/confirm');
    server.answers['POST /api/me/conversations'] = () =>
      refusal(409, { message: refusals.unconfirmed });
    await user.type(screen.getByLabelText(words.begin.subject.label), 'Another');
    await user.type(await field(), 'Hello');
    await user.click(button(words.begin.submit));
    await screen.findByText(words.conversation.faults.unconfirmed);
  });
});

describe('a conversation', () => {
  test('shows who wrote each message and counts as read', async () => {
    await open();
    const [first, second] = within(
      screen.getByRole('list', { name: words.open.messages }),
    ).getAllByRole('listitem');
    expect(first?.textContent).toContain(words.conversation.you);
    expect(second?.textContent).toContain('Anan');
    expect(within(second as HTMLElement).getByText('สวัสดี').lang).toBe('th');
    expect(screen.getByText(words.open.isClosed)).toBeTruthy();
    await waitFor(() =>
      expect(sent('POST /api/me/conversations/4/read')).toMatchObject([{ body: { upTo: 2 } }]),
    );
  });

  test('says that it is gone and leads back to the list', async () => {
    history.replaceState(null, '', '/account/messages?conversation=4');
    server.answers['GET /api/me/conversations/4'] = () => refusal(404, { message: 'no' });
    render(page);
    await screen.findByRole('heading', { name: words.open.gone.heading });
    expect(screen.getByRole('link', { name: words.open.back })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('keeps the typed message until the server has it, then shows it and reopens', async () => {
    const { [SEND]: answer } = server.answers;
    server.answers[SEND] = () => Promise.reject(new Error('offline'));
    const { user } = await open();
    await user.type(await field(), 'And this?');
    await user.click(button(words.open.submit));
    await screen.findByText(`${area.errors.offline} ${area.errors.retryHint}`);
    expect((await field()).value).toBe('And this?');
    server.answers[SEND] = () => refusal(409, { message: refusals.full });
    await user.click(button(words.open.submit));
    await screen.findByText(words.conversation.faults.full);
    if (answer) server.answers[SEND] = answer;
    await user.click(button(words.open.submit));
    await screen.findByText('And this?', { selector: '.talk-body' });
    expect((await field()).value).toBe('');
    expect(screen.queryByText(words.open.isClosed)).toBeNull();
    // A second try of the same message has the same key, so the server stores it once.
    const keys = sent(SEND).map(({ key }) => key);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(sent(SEND).at(-1)?.body).toEqual({ body: 'And this?', attachments: [] });
  });

  test('refuses a message of spaces at its field', async () => {
    server.answers[SEND] = () =>
      refusal(400, { message: refusals.invalid, fields: { body: { code: 'empty' } } });
    const { user } = await open();
    await user.type(await field(), '   ');
    await user.click(button(words.open.submit));
    const body = await field();
    await waitFor(() => expect(body.validationMessage).toBe(words.conversation.body.required));
    expect(screen.queryByText(area.errors.broken)).toBeNull();
  });

  test.each([
    ['?conversation=4', SEND, words.open.submit],
    ['?new', 'POST /api/me/conversations', words.begin.submit],
  ])(
    'sends a message from %s once, even if the page is reloaded before the answer',
    async (place, call, submit) => {
      const answers = [
        () => new Promise<Response>(() => undefined),
        () => Response.json(message(3), { status: 201 }),
        () => Response.json(message(6), { status: 201 }),
      ];
      server.answers[call] = () => answers[sent(call).length - 1]?.() as Promise<Response>;
      const write = async (text: string) => {
        history.replaceState(null, '', `/account/messages${place}`);
        const user = userEvent.setup();
        const { unmount } = render(page);
        const body = await field();
        const subject = screen.queryByLabelText<HTMLInputElement>(words.begin.subject.label);
        if (body.value === '') await user.type(body, text);
        if (subject?.value === '') await user.type(subject, 'About it');
        await user.click(button(submit));
        return unmount;
      };
      const unmount = await write('And this?');
      await waitFor(() => expect(sent(call)).toHaveLength(1));
      unmount();
      await write('');
      await waitFor(() => expect(sent(call)).toHaveLength(2));
      const [first, second] = sent(call);
      expect(second).toEqual(first);
      await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
      cleanup();
      // The same words typed again are another message.
      await write('And this?');
      await waitFor(() => expect(sent(call)).toHaveLength(3));
      expect(sent(call)[2]?.key).not.toBe(first?.key);
    },
  );

  test('keeps text typed while a message is being sent', async () => {
    const release = hold(SEND, () =>
      Response.json(message(3, { body: 'And this?' }), { status: 201 }),
    );
    const { user } = await open();
    await user.type(await field(), 'And this?');
    await user.click(button(words.open.submit));
    await user.type(await field(), ' And that?');
    release();
    await screen.findByText('And this?', { selector: '.talk-body' });
    expect((await field()).value).toBe('And this? And that?');
  });
});

describe('new messages in a conversation', () => {
  test('are below a line, even though they count as read from then on', async () => {
    await open();
    await waitFor(() => expect(asked('POST /api/me/conversations/4/read')).toHaveLength(1));
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
    server.answers['GET /api/me/conversations/4'] = () =>
      Response.json({
        conversation: conversation(4),
        messages: [message(1), message(2)],
        next: null,
      });
    await open();
    expect(scrolledTo().slice(1)).toEqual([expect.stringContaining('Body 2')]);
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
    server.answers['GET /api/me/conversations/4'] = () =>
      Response.json({
        conversation: conversation(4, { unread: 4 }),
        messages: [message(7), message(8, { from }), message(9, { from })],
        next: 7,
      });
    server.answers[EARLIER] = () =>
      Response.json({
        conversation: conversation(4),
        messages: [message(4, { from }), message(5, { from }), message(6, { from })],
        next: null,
      });
  });

  test('loads the page before above, announces it and keeps the scroll position', async () => {
    // The top of message 7 before and after: 300 pixels have come in above it.
    const tops = [100, 400];
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
      () => ({ top: tops.shift() ?? 0 }) as DOMRect,
    );
    const scroll = vi.spyOn(window, 'scrollBy').mockReturnValue(undefined);
    const { user } = await open();
    earlier().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(shown()).toEqual([4, 5, 6, 7, 8, 9].map((id) => `Body ${id}`)));
    expect(scroll.mock.calls).toEqual([[{ top: 300, behavior: 'instant' }]]);
    expect(document.activeElement?.textContent).toContain('Body 6');
    expect(screen.getByText('3 earlier messages loaded.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.conversation.earlier })).toBeNull();
  });

  test('says why earlier messages could not be loaded and offers to retry', async () => {
    const { [EARLIER]: page } = server.answers;
    server.answers[EARLIER] = () => Promise.reject(new Error('offline'));
    const { user } = await open();
    await user.click(earlier());
    await screen.findByText(area.errors.offline);
    expect(document.activeElement).toBe(button(area.errors.again));
    if (page) server.answers[EARLIER] = page;
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
