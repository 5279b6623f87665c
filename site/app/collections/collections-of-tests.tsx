import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Collection } from '../../../contract/api/saved.ts';
import { fill } from '../../../contract/fill.ts';
import { answerCalls } from '../area/server-of-tests.ts';
import { given, wordsOf } from '../area/words-of-tests.ts';
import { savedItemsWords } from '../saved-items/texts.ts';
import { Collections } from './Collections.island.tsx';
import { collectionsWords } from './texts.ts';

export const words = wordsOf('collections', collectionsWords).app;
const { things } = wordsOf('saved-items', savedItemsWords);

export const page = <Collections {...given} words={words} things={things} shared="/shared" />;

const SAVED = [
  { id: 1, kind: 'post', thing: 'bread', savedAt: '2026-11-11T02:00:00.000Z' },
  { id: 2, kind: 'post', thing: 'rice', savedAt: '2026-11-12T02:00:00.000Z' },
  { id: 3, kind: 'case', thing: 'mill', savedAt: '2026-11-13T02:00:00.000Z' },
];

/** Returns a collection with the given saved items. The id of each place is ten times that of its item. */
export const collection = (items: number[], more: Partial<Collection> = {}): Collection => ({
  id: 7,
  name: 'For Monday',
  note: '',
  sharedAt: null,
  items: items.map((item) => ({ id: item * 10, item })),
  ...more,
});

/** Gives each test of a file a server with one collection. */
export const answerCollections = () =>
  answerCalls(() => ({
    'GET /api/saved': () => Response.json({ items: SAVED }),
    'GET /api/collections': () => Response.json({ collections: [collection([1, 2])] }),
  }));

export const titles = () => screen.queryAllByRole('link').map((link) => link.textContent);
export const button = (name: string, title?: string) =>
  screen.getByRole('button', { name: title === undefined ? name : fill(name, { title }) });

/** Opens the page and waits until its collections are loaded. */
export async function open() {
  const user = userEvent.setup();
  render(page);
  await screen.findByText(words.make);
  return user;
}

/** Brings the window back to the foreground, so that its data is reloaded. */
export const returnToTab = () => act(() => void dispatchEvent(new Event('visibilitychange')));
