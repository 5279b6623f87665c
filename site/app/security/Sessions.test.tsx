import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls, empty, hold, ME, opened, refusal } from '../area/server-of-tests.ts';
import { area, given, wordsOf } from '../area/words-of-tests.ts';
import { Security } from './Security.island.tsx';
import { securityWords } from './texts.ts';

const { app: words } = wordsOf('security', securityWords);
const page = <Security {...given} words={words} passwordMin={8} />;

const session = (id: number) => ({
  id,
  userAgent: `device ${id}`,
  isCurrent: id === 1,
  startedAt: '2026-11-21T02:00:00.000Z',
  lastUsedAt: '2026-11-21T02:00:00.000Z',
});
const end = (id: number) => `DELETE /api/me/sessions/${id}`;
let there: number[];

answerCalls(() => {
  there = [1, 2, 3];
  return {
    'GET /api/me': () => Response.json(ME),
    'GET /api/me/sessions': () => Response.json({ sessions: there.map(session) }),
  };
});

/** Returns the buttons that end a session. */
const signOutButtons = () => screen.findAllByRole('button', { name: /^Sign out: / });

test('shows two sessions as ended at once and restores only the refused one', async () => {
  const releaseSecond = hold(end(2), () => refusal(503));
  const releaseThird = hold(end(3), empty);
  const { user } = await opened(page);
  const [endSecond, endThird] = await signOutButtons();
  await user.click(endSecond as HTMLElement);
  await waitFor(async () => expect(await signOutButtons()).toHaveLength(1));
  await user.click(endThird as HTMLElement);
  await screen.findByText(words.sessions.alone);
  there = [1, 2];
  releaseSecond();
  await screen.findByText(`${area.undone} ${area.errors.broken}`);
  releaseThird();
  await screen.findByText(/^Signed out: /);
  await waitFor(async () => expect(await signOutButtons()).toHaveLength(1));
});
