import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fill } from '../../../contract/fill.ts';
import { area, wordsOf } from '../area/words-of-tests.ts';
import { Notifications } from './Notifications.island.tsx';
import { notificationsWords } from './texts.ts';

const { app: words } = wordsOf('notifications', notificationsWords);
const { chosen } = words;
const consent = { version: '2026-11-23', newsletter: 'You agree to news.' };
const page = (
  <Notifications
    lang="en"
    area={area}
    words={words}
    consent={consent}
    confirm="/confirm"
    terms={[]}
  />
);

const ME = { id: 1, username: 'ada', email: 'ada@example.com', emailVerified: true };

let shown = { 'message-answered': true, news: false };
let sent: unknown[] = [];
let set: (body: Partial<typeof shown>) => Response | Promise<Response>;
let me: object = ME;

beforeEach(() => {
  shown = { 'message-answered': true, news: false };
  sent = [];
  me = ME;
  set = (body) => {
    shown = { ...shown, ...body };
    return Response.json(shown);
  };
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (address === '/api/me') return Response.json(me);
    if (method === 'GET') return Response.json(shown);
    const { consent: _, ...kinds } = JSON.parse(String(body));
    sent.push(JSON.parse(String(body)));
    return set(kinds);
  });
});

afterEach(() => vi.unstubAllGlobals());

const toggle = (kind: keyof typeof shown) =>
  screen.findByRole<HTMLInputElement>('switch', { name: chosen.kinds[kind].label });
const expectStatus = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text),
  );

/** Opens the page once its data is loaded: its placeholder has the same fields. */
async function opened() {
  const shown = render(page);
  await waitFor(() => expect(screen.queryByText(area.loading)).toBeNull());
  return shown;
}

test('turns a kind off at once and announces it once the server has it', async () => {
  const user = userEvent.setup();
  const answer = Promise.withResolvers<void>();
  set = async (body) => {
    await answer.promise;
    shown = { ...shown, ...body };
    return Response.json(shown);
  };
  await opened();
  const answered = await toggle('message-answered');
  expect(answered.checked).toBe(true);
  await user.click(answered);
  expect(answered.checked).toBe(false);
  answer.resolve();
  await expectStatus(fill(chosen.off, { kind: chosen.kinds['message-answered'].label }));
  expect(sent).toEqual([{ 'message-answered': false }]);
});

test('undoes a change that the server refuses and shows a message', async () => {
  const user = userEvent.setup();
  await opened();
  const answered = await toggle('message-answered');
  set = () => Response.json({ message: 'no' }, { status: 503 });
  await user.click(answered);
  expect(await screen.findByText(`${area.undone} ${area.errors.broken}`)).toBeTruthy();
  expect(answered.checked).toBe(true);
});

test('agrees to the wording shown beside the switch when news is turned on', async () => {
  const user = userEvent.setup();
  await opened();
  const news = await toggle('news');
  const described = news.getAttribute('aria-describedby')?.split(' ') ?? [];
  const text = described.map((id) => document.getElementById(id)?.textContent).join(' ');
  expect(text).toContain(consent.newsletter);
  await user.click(news);
  await expectStatus(fill(chosen.on, { kind: chosen.kinds.news.label }));
  expect(sent).toEqual([{ news: true, consent: consent.version }]);
  await user.click(news);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ news: false });
});

test('says that news waits until the address is confirmed', async () => {
  me = { ...ME, emailVerified: false };
  const user = userEvent.setup();
  await opened();
  const news = await toggle('news');
  expect(news.getAttribute('aria-disabled')).toBe('true');
  await user.click(news);
  expect(news.checked).toBe(false);
  expect(sent).toEqual([]);
  const link = screen.getByRole('link', { name: chosen.confirm });
  expect(link.getAttribute('href')).toBe('/confirm');
});
