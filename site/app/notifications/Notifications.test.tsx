import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '../../../contract/fill.ts';
import { answerCalls, asked, hold, ME, opened, server } from '../area/server-of-tests.ts';
import { given, wordsOf } from '../area/words-of-tests.ts';
import { Notifications } from './Notifications.island.tsx';
import { notificationsWords } from './texts.ts';

const { app: words } = wordsOf('notifications', notificationsWords);
const { chosen } = words;
const consent = { version: '2026-11-23', newsletter: 'You agree to news.' };
const page = <Notifications {...given} words={words} consent={consent} confirm="/confirm" />;

const SET = 'PATCH /api/me/notifications';
const shown = { 'message-answered': true, news: false };

answerCalls(() => ({
  'GET /api/me': () => Response.json(ME),
  'GET /api/me/notifications': () => Response.json(shown),
  [SET]: (body) => {
    const { consent: _, ...kinds } = body as object & { consent?: string };
    return Response.json({ ...shown, ...kinds });
  },
}));

const toggle = (kind: keyof typeof shown) =>
  screen.findByRole<HTMLInputElement>('switch', { name: chosen.kinds[kind].label });
const expectStatus = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text),
  );

test('turns a kind off at once and announces it once the server has it', async () => {
  const release = hold(SET, () => Response.json({ ...shown, 'message-answered': false }));
  const { user } = await opened(page);
  const answered = await toggle('message-answered');
  expect(answered.checked).toBe(true);
  await user.click(answered);
  expect(answered.checked).toBe(false);
  release();
  await expectStatus(fill(chosen.off, { kind: chosen.kinds['message-answered'].label }));
  expect(asked('PATCH')).toEqual([`${SET} {"message-answered":false}`]);
});

test('agrees to the wording shown beside the switch when news is turned on', async () => {
  const { user } = await opened(page);
  const news = await toggle('news');
  const described = news.getAttribute('aria-describedby')?.split(' ') ?? [];
  const text = described.map((id) => document.getElementById(id)?.textContent).join(' ');
  expect(text).toContain(consent.newsletter);
  await user.click(news);
  await expectStatus(fill(chosen.on, { kind: chosen.kinds.news.label }));
  expect(asked('PATCH')).toEqual([`${SET} {"news":true,"consent":"${consent.version}"}`]);
  await user.click(news);
  await waitFor(() => expect(asked('PATCH')).toHaveLength(2));
  expect(asked('PATCH')[1]).toBe(`${SET} {"news":false}`);
});

test('says that news waits until the address is confirmed', async () => {
  server.answers['GET /api/me'] = () => Response.json({ ...ME, emailVerified: false });
  const { user } = await opened(page);
  const news = await toggle('news');
  expect(news.getAttribute('aria-disabled')).toBe('true');
  await user.click(news);
  expect(news.checked).toBe(false);
  expect(asked('PATCH')).toEqual([]);
  const link = screen.getByRole('link', { name: chosen.confirm });
  expect(link.getAttribute('href')).toBe('/confirm');
});
