import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SavedItem } from '../../../contract/api/saved.ts';
import { fill } from '../../../contract/fill.ts';
import { answerCalls, asked, empty, hold, opened, server } from '../area/server-of-tests.ts';
import { given, wordsOf } from '../area/words-of-tests.ts';
import { SavedItems } from './SavedItems.island.tsx';
import { savedItemsWords } from './texts.ts';

const { app: words, things } = wordsOf('saved-items', savedItemsWords);

const page = (
  <SavedItems
    {...given}
    words={words}
    things={things}
    magazine="/blog"
    collections="/account/collections"
  />
);

const item = (id: number, kind: SavedItem['kind'], thing: string): SavedItem => ({
  id,
  kind,
  thing,
  savedAt: `2026-11-${10 + id}T02:00:00.000Z`,
});

const ALL = [item(3, 'post', 'gone-since'), item(2, 'case', 'mill'), item(1, 'post', 'bread')];

answerCalls(() => ({
  'GET /api/saved': () => Response.json({ items: ALL }),
  'DELETE /api/saved/1': empty,
  'DELETE /api/saved/2': empty,
  'POST /api/saved': () => Response.json(ALL[1]),
}));

const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent);
const removing = (title: string) =>
  screen.getByRole('button', { name: fill(words.removeNamed, { title }) });
const undoing = (title: string) =>
  screen.queryByRole('button', { name: fill(words.undoNamed, { title }) });
const kind = (name: string, count: number) =>
  within(screen.getByRole('group', { name: words.kind })).getByRole('radio', {
    name: `${name} ${count}`,
  });

test('shows titles and kinds, and marks items that no longer exist without linking them', async () => {
  await opened(page);
  expect(rows()).toEqual([
    expect.stringContaining('No longer on the siteArticlegone-since'),
    expect.stringContaining('A millCase'),
    'BreadArticleSaved Nov\u00a011, 2026Add to collection: BreadCollections with Bread',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/portfolio/mill',
    '/blog/bread',
  ]);
});

test('filters and sorts items and stores both in the address', async () => {
  const { user } = await opened(page);
  await user.click(kind(words.kinds.post, 2));
  expect(rows()).toHaveLength(2);
  await user.selectOptions(screen.getByLabelText(words.sort), words.sorts.oldest);
  expect(rows()[0]).toContain('Bread');
  expect(location.search).toBe('?kind=post&order=oldest');
  await user.click(kind(words.kinds.course, 0));
  await user.click(screen.getByRole('button', { name: words.none.action }));
  expect(rows()).toHaveLength(3);
});

test('removes an item at once and puts a focused undo button in its place', async () => {
  const release = hold('DELETE /api/saved/2', empty);
  const { user } = await opened(page);
  await user.click(removing('A mill'));
  expect(screen.queryByRole('link', { name: 'A mill' })).toBeNull();
  expect(document.activeElement).toBe(undoing('A mill'));
  expect(rows()[1]).toContain('Removed: A mill');

  // It waits its turn, or it would arrive before the call that it undoes.
  await user.click(undoing('A mill') as HTMLElement);
  expect(screen.getByRole('link', { name: 'A mill' })).toBeDefined();
  expect(asked('POST')).toEqual([]);
  release();
  await waitFor(() =>
    expect(server.asked.at(-1)).toBe('POST /api/saved {"kind":"case","thing":"mill"}'),
  );
  expect(rows()).toHaveLength(3);
});

test('explains how to save items when there are none', async () => {
  server.answers['GET /api/saved'] = () => Response.json({ items: [] });
  render(page);
  expect(await screen.findByText(words.empty.heading)).toBeDefined();
  expect(screen.getByRole('link', { name: words.empty.action }).getAttribute('href')).toBe('/blog');
});

test('keeps a removed item away when a reload overtakes the removal', async () => {
  const release = hold('DELETE /api/saved/2', empty);
  const { user } = await opened(page);
  await user.click(removing('A mill'));
  act(() => void dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(asked('GET /api/saved')).toHaveLength(2));
  expect(screen.queryByRole('link', { name: 'A mill' })).toBeNull();
  release();
  await screen.findByText(fill(words.removed, { title: 'A mill' }), { selector: '.sr-only' });
  expect(screen.queryByRole('link', { name: 'A mill' })).toBeNull();
});

/** Opens the collections of an item, as a browser that supports `popovertarget` does. */
async function openCollections(title: string) {
  const list = screen.getByRole('group', { name: fill(words.collect.named, { title }) });
  fireEvent(list, Object.assign(new Event('beforetoggle'), { newState: 'open' }));
  await within(list).findByRole('link', { name: words.collect.begin });
  return list;
}

test('adds an item to a collection at once and takes it out again in turn', async () => {
  const inside = { id: 7, name: 'For Monday', note: '', sharedAt: null };
  const releaseAdded = hold('POST /api/collections/7/items', () =>
    Response.json({ ...inside, items: [{ id: 30, item: 2 }] }),
  );
  server.answers['GET /api/collections'] = () =>
    Response.json({ collections: [{ ...inside, items: [] }] });
  server.answers['DELETE /api/collection-items/30'] = () => Response.json({ ...inside, items: [] });
  const { user } = await opened(page);
  expect(server.asked).not.toContain('GET /api/collections');
  const list = await openCollections('A mill');
  const box = await within(list).findByRole<HTMLInputElement>('checkbox', { name: 'For Monday' });
  expect(box.checked).toBe(false);
  await user.click(box);
  expect(box.checked).toBe(true);
  await user.click(box);
  expect(box.checked).toBe(false);
  releaseAdded();
  await waitFor(() => expect(server.asked.at(-1)).toBe('DELETE /api/collection-items/30'));
  const announcement = fill(words.collect.takenOut, { title: 'A mill', name: 'For Monday' });
  expect(await screen.findByText(announcement)).toBeDefined();
  expect(box.checked).toBe(false);
});
