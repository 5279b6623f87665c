import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { areaWords } from '../../../contract/account-area/area.ts';
import { messagesWords } from '../../../contract/account-area/messages.ts';
import type { Conversation, Message } from '../../../contract/api/conversations.ts';
import { messages as refusals } from '../../../contract/api/messages.ts';
import { readContent } from '../../../contract/content-file.ts';
import { fill } from '../../../contract/fill.ts';
import { localize } from '../../../contract/text.ts';
import { Messages } from './Messages.island.tsx';

const { app: words } = localize(
  readContent('content/account-area/messages.yaml', messagesWords),
  'en',
);
const { app: area } = localize(readContent('content/account-area/area.yaml', areaWords), 'en');

const page = (
  <Messages lang="en" area={area} words={words} forms={{ contact: 'Contact' }} terms={[]} />
);

const conversation = (id: number, more: Partial<Conversation> = {}): Conversation => ({
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

const message = (id: number, more: Partial<Message> = {}): Message => ({
  id,
  from: 'customer',
  author: 'Malee',
  body: `Body ${id}`,
  sentAt: '2026-11-21T02:00:00.000Z',
  attachments: [],
  ...more,
});

interface Asked {
  call: string;
  body: unknown;
  key: string | null;
}

let asked: Asked[] = [];
let server: Record<string, () => Response | Promise<Response>> = {};
const refused = (status: number, more: object) => Response.json(more, { status });
const sent = (call: string) => asked.filter((each) => each.call === call);

beforeEach(() => {
  history.replaceState(null, '', '/account/messages');
  sessionStorage.clear();
  asked = [];
  server = {
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
      }),
    'POST /api/me/conversations/4/read': () => new Response(null),
    'POST /api/me/conversations/4/messages': () =>
      Response.json(message(3, { body: 'And this?' }), { status: 201 }),
  };
  vi.stubGlobal('fetch', async (address: string, { method, body, headers }: RequestInit) => {
    const [path] = address.split('?');
    const call = `${method} ${path}`;
    const json = typeof body === 'string' ? JSON.parse(body) : body;
    asked.push({ call, body: json, key: new Headers(headers).get('idempotency-key') });
    const answer = server[call];
    if (!answer) throw new Error(`nobody answers ${call}`);
    return answer();
  });
});

afterEach(() => vi.unstubAllGlobals());

const field = () => screen.findByLabelText<HTMLTextAreaElement>(words.conversation.body.label);
/** By the beginning of its name: a button that sends has what it says meanwhile in it, too. */
const button = (name: string) =>
  screen.getByRole('button', { name: (said) => said.startsWith(name) });

/** Opens the conversation, and waits for its field. */
async function open() {
  history.replaceState(null, '', '/account/messages?conversation=4');
  const user = userEvent.setup();
  const { unmount } = render(page);
  await field();
  return { user, unmount };
}

describe('the list', () => {
  test('the built HTML has rows in its place, and asks nobody', () => {
    expect(renderToString(page)).toContain('area-skeleton');
    expect(asked).toEqual([]);
  });

  test('it tells what each is about and what is new, and leads there and back', async () => {
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
    expect(await screen.findByRole('link', { name: words.list.begin })).toBeTruthy();
  });

  test('an empty one says what for, and leads to a form', async () => {
    server['GET /api/me/conversations'] = () => Response.json({ conversations: [] });
    render(page);
    expect(await screen.findByRole('heading', { name: words.list.empty.heading })).toBeTruthy();
    expect(screen.getByRole('link', { name: words.list.begin }).getAttribute('href')).toBe('?new');
  });

  test('one that cannot be had says why, and is asked for again', async () => {
    const { 'GET /api/me/conversations': answer } = server;
    server['GET /api/me/conversations'] = () => Promise.reject(new Error('offline'));
    const user = userEvent.setup();
    render(page);
    await screen.findByRole('heading', { name: area.errors.offline });
    server['GET /api/me/conversations'] = answer as () => Response;
    await user.click(button(area.errors.again));
    expect(await screen.findByText('Subject 5')).toBeTruthy();
  });
});

describe('a conversation', () => {
  test('shows who wrote what, and counts as read', async () => {
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

  test('one that is gone says so, and leads back to the list', async () => {
    history.replaceState(null, '', '/account/messages?conversation=4');
    server['GET /api/me/conversations/4'] = () => refused(404, { message: 'no' });
    render(page);
    await screen.findByRole('heading', { name: words.open.gone.heading });
    expect(screen.getByRole('link', { name: words.open.back })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('what was typed stays until the server has it; then it is shown, and opens it again', async () => {
    const call = 'POST /api/me/conversations/4/messages';
    const { [call]: answer } = server;
    server[call] = () => Promise.reject(new Error('offline'));
    const { user } = await open();
    await user.type(await field(), 'And this?');
    await user.click(button(words.open.submit));
    await screen.findByText(`${area.errors.offline} ${area.errors.retryHint}`);
    expect((await field()).value).toBe('And this?');
    server[call] = () => refused(409, { message: refusals.full });
    await user.click(button(words.open.submit));
    await screen.findByText(words.conversation.faults.full);
    server[call] = answer as () => Response;
    await user.click(button(words.open.submit));
    await screen.findByText('And this?', { selector: '.talk-body' });
    expect((await field()).value).toBe('');
    expect(screen.queryByText(words.open.isClosed)).toBeNull();
    // A second try of the same has the same key: the server stores it once.
    const keys = sent(call).map(({ key }) => key);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(sent(call).at(-1)?.body).toEqual({ body: 'And this?', attachments: [] });
  });

  test('what was typed is there again after the page was loaded anew, and gone once it is sent', async () => {
    const { user, unmount } = await open();
    await user.type(await field(), 'Half a thought');
    unmount();
    const again = await open();
    expect((await field()).value).toBe('Half a thought');
    await again.user.click(button(words.open.submit));
    await screen.findByText('And this?');
    again.unmount();
    await open();
    expect((await field()).value).toBe('');
  });

  test.each([
    ['?conversation=4', 'POST /api/me/conversations/4/messages', words.open.submit],
    ['?new', 'POST /api/me/conversations', words.begin.submit],
  ])(
    'what was sent from %s is sent once, though the page is loaded anew before the answer',
    async (place, call, submit) => {
      const answers = [
        () => new Promise<Response>(() => undefined),
        () => Response.json(message(3), { status: 201 }),
        () => Response.json(message(6), { status: 201 }),
      ];
      server[call] = () => answers[sent(call).length - 1]?.() as Promise<Response>;
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
      // The same words written anew are another message.
      await write('And this?');
      await waitFor(() => expect(sent(call)).toHaveLength(3));
      expect(sent(call)[2]?.key).not.toBe(first?.key);
    },
  );

  test('what is typed while a message is on its way stays', async () => {
    const answer = Promise.withResolvers<Response>();
    server['POST /api/me/conversations/4/messages'] = () => answer.promise;
    const { user } = await open();
    await user.type(await field(), 'And this?');
    await user.click(button(words.open.submit));
    await user.type(await field(), ' And that?');
    answer.resolve(Response.json(message(3, { body: 'And this?' }), { status: 201 }));
    await screen.findByText('And this?', { selector: '.talk-body' });
    expect((await field()).value).toBe('And this? And that?');
  });

  test('a new one begins with a subject, and is open then', async () => {
    history.replaceState(null, '', '/account/messages?new');
    server['POST /api/me/conversations'] = () => Response.json(conversation(4), { status: 201 });
    const user = userEvent.setup();
    render(page);
    await user.type(await screen.findByLabelText(words.begin.subject.label), 'Two currencies');
    await user.type(await field(), 'Can it?');
    await user.click(button(words.begin.submit));
    await waitFor(() => expect(location.search).toBe('?conversation=4'));
    expect(sent('POST /api/me/conversations')).toMatchObject([
      { body: { subject: 'Two currencies', body: 'Can it?', attachments: [] } },
    ]);
  });
});

describe('files', () => {
  const choose = (...files: File[]) => {
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    fireEvent.change(input, { target: { files } });
  };
  const file = (name: string, size = 10) => new File([new Uint8Array(size)], name);
  const uploaded = (id: number, name: string) =>
    Response.json({ id, name, type: 'image/png', size: 10 }, { status: 201 });
  const listed = () =>
    screen
      .queryAllByRole('button', { name: /^Remove / })
      .map((each) => each.getAttribute('aria-label'));

  test('are uploaded as they are chosen, stay over a reload, and go along', async () => {
    const { unmount } = await open();
    server['POST /api/attachments'] = () => uploaded(7, 'plan.png');
    choose(file('plan.png'));
    expect(listed()).toEqual(['Remove plan.png']);
    await waitFor(() => expect(screen.queryByText(words.conversation.uploading)).toBeNull());
    unmount();
    const { user } = await open();
    expect(listed()).toEqual(['Remove plan.png']);
    await user.type(await field(), 'See there');
    await user.click(button(words.open.submit));
    await screen.findByText('And this?');
    expect(sent('POST /api/me/conversations/4/messages')).toMatchObject([
      { body: { body: 'See there', attachments: [7] } },
    ]);
    expect(listed()).toEqual([]);
  });

  test('one that is on its way is waited for', async () => {
    const { user } = await open();
    const upload = Promise.withResolvers<Response>();
    server['POST /api/attachments'] = () => upload.promise;
    choose(file('plan.png'));
    await user.type(await field(), 'See there');
    await user.click(button(words.open.submit));
    expect(sent('POST /api/me/conversations/4/messages')).toEqual([]);
    upload.resolve(uploaded(8, 'plan.png'));
    await waitFor(() =>
      expect(sent('POST /api/me/conversations/4/messages')).toMatchObject([
        { body: { attachments: [8] } },
      ]),
    );
  });

  test('one that is too large or of another kind says so, and is not listed', async () => {
    await open();
    choose(file('huge.png', 5 * 1024 * 1024 + 1));
    const alert = () =>
      screen.findByText(fill(words.conversation.faults.tooLarge, { name: 'huge.png' }));
    expect(await alert()).toBeTruthy();
    expect(sent('POST /api/attachments')).toEqual([]);
    server['POST /api/attachments'] = () => refused(415, { message: refusals.wrongKind });
    choose(file('a.zip'));
    await screen.findByText(fill(words.conversation.faults.wrongKind, { name: 'a.zip' }));
    expect(listed()).toEqual([]);
  });

  test('one that is removed takes the focus to where another one is attached', async () => {
    const { user } = await open();
    server['POST /api/attachments'] = () => uploaded(7, 'plan.png');
    server['DELETE /api/attachments/7'] = () => new Response(null);
    choose(file('plan.png'));
    await waitFor(() => expect(screen.queryByText(words.conversation.uploading)).toBeNull());
    await user.click(button('Remove plan.png'));
    expect(document.activeElement?.textContent).toContain(words.conversation.attach);
    expect(listed()).toEqual([]);
    await waitFor(() => expect(sent('DELETE /api/attachments/7')).toHaveLength(1));
    expect(screen.getByText(fill(words.conversation.removed, { name: 'plan.png' }))).toBeTruthy();
  });
});
