import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, hold, refusal, server } from '../area/server-of-tests.ts';
import { given, wordsOf } from '../area/words-of-tests.ts';
import { savedItemsWords } from '../saved-items/texts.ts';
import { Shared } from './Shared.island.tsx';
import { sharedWords } from './texts.ts';

const { app: words } = wordsOf('shared', sharedWords);
const { things } = wordsOf('saved-items', savedItemsWords);
const TOKEN = 'a'.repeat(32);

const COLLECTION = {
  name: 'For Monday',
  note: 'Read both.',
  items: [
    { kind: 'case', thing: 'mill' },
    { kind: 'post', thing: 'gone-since' },
  ],
};

answerCalls(() => ({ 'POST /api/shared-collection': () => Response.json(COLLECTION) }));

function open(hash: string) {
  history.replaceState(null, '', `/shared${hash}`);
  render(
    <Shared
      {...given}
      title="Shared collection"
      words={words}
      things={things}
      home="/"
      signUp="/account/sign-up"
    />,
  );
}

test('shows a shared collection and sends its token only in a request body', async () => {
  open(`#${TOKEN}`);
  expect(await screen.findByRole('heading', { name: 'For Monday' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'A mill' }).getAttribute('href')).toBe('/portfolio/mill');
  // Only the owner sees items that no longer exist on the site.
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(new Set(server.asked.filter((each) => each.includes(TOKEN)))).toEqual(
    new Set([`POST /api/shared-collection {"token":"${TOKEN}"}`]),
  );
});

test('says that a link was withdrawn or cut off, without a request for the latter', async () => {
  open('#cut');
  expect(await screen.findByRole('heading', { name: words.void.heading })).toBeDefined();
  expect(server.asked).toEqual([]);
  server.answers['POST /api/shared-collection'] = () => refusal(404);
  history.replaceState(null, '', `/shared#${TOKEN}`);
  act(() => void dispatchEvent(new Event('hashchange')));
  expect(await screen.findByText(words.void.body)).toBeDefined();
  expect(server.asked).not.toEqual([]);
});

test('keeps the focus on retry and announces the outcome in the same region', async () => {
  server.answers['POST /api/shared-collection'] = () => Promise.reject(new Error('offline'));
  open(`#${TOKEN}`);
  await screen.findByRole('heading', { name: words.failed.heading });
  const status = screen.getByRole('status');
  const again = screen.getByRole('button', { name: words.again });
  const release = hold('POST /api/shared-collection', () => refusal(500));
  await userEvent.click(again);
  expect(status.textContent).toBe(words.loading);
  release();
  await waitFor(() => expect(status.textContent).toContain(words.failed.heading));
  expect(document.activeElement).toBe(again);

  server.answers['POST /api/shared-collection'] = () => Response.json(COLLECTION);
  await userEvent.click(again);
  const heading = await screen.findByRole('heading', { name: 'For Monday' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole('status')).toBe(status);
});
