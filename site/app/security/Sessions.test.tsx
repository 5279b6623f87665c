import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { account, area, wordsOf } from '../area/words-of-tests.ts';
import { PLACEHOLDER_ACCOUNT } from '../details/placeholder-account.ts';
import { Security } from './Security.island.tsx';
import { securityWords } from './texts.ts';

const { app: words } = wordsOf('security', securityWords);
const { fields, refusals } = account;
const given = { area, words, fields, refusals };
const page = <Security lang="en" {...given} passwordMin={8} terms={[]} />;

let there: number[] = [];
let answers: Record<string, Promise<Response>> = {};

beforeEach(() => {
  there = [1, 2, 3];
  answers = {};
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (path === '/api/me') return Response.json(PLACEHOLDER_ACCOUNT);
    if (method === 'DELETE') return answers[path];
    return Response.json({
      sessions: there.map((id) => ({
        id,
        userAgent: `device ${id}`,
        isCurrent: id === 1,
        startedAt: '2026-11-21T02:00:00.000Z',
        lastUsedAt: '2026-11-21T02:00:00.000Z',
      })),
    });
  });
});

afterEach(() => vi.unstubAllGlobals());

/** Returns the buttons that end a session. */
const signOutButtons = () => screen.findAllByRole('button', { name: /^Sign out: / });
const refused = (status: number) => Response.json({ message: 'no' }, { status });

test('ends two sessions at once and restores only the refused one', async () => {
  const user = userEvent.setup();
  const [second, third] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  answers = { '/api/me/sessions/2': second.promise, '/api/me/sessions/3': third.promise };
  render(page);
  const [endSecond, endThird] = await signOutButtons();
  await user.click(endSecond as HTMLElement);
  await waitFor(async () => expect(await signOutButtons()).toHaveLength(1));
  await user.click(endThird as HTMLElement);
  await screen.findByText(words.sessions.alone);
  there = [1, 2];
  third.resolve(new Response(null));
  await screen.findByText(/^Signed out: /);
  second.resolve(refused(503));
  await screen.findByText(`${area.undone} ${area.errors.broken}`);
  await waitFor(async () => expect(await signOutButtons()).toHaveLength(1));
});

test('counts a session that is already over as ended', async () => {
  const user = userEvent.setup();
  answers = { '/api/me/sessions/2': Promise.resolve(refused(404)) };
  there = [1, 2];
  render(page);
  const [end] = await signOutButtons();
  await user.click(end as HTMLElement);
  await screen.findByText(/^Signed out: /);
  expect(screen.getByText(words.sessions.alone)).toBeTruthy();
  expect(screen.queryByText(area.errors.gone)).toBeNull();
});
