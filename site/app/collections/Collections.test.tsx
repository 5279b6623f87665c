import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Collection } from '../../../contract/api/saved.ts';
import { fill } from '../../../contract/fill.ts';
import {
  answerCalls,
  asked,
  empty,
  hold,
  opened,
  refusal,
  server,
} from '../area/server-of-tests.ts';
import { area, given, wordsOf } from '../area/words-of-tests.ts';
import { savedItemsWords } from '../saved-items/texts.ts';
import { Collections } from './Collections.island.tsx';
import { collectionsWords } from './texts.ts';

const words = wordsOf('collections', collectionsWords).app;
const { things } = wordsOf('saved-items', savedItemsWords);

const page = <Collections {...given} words={words} things={things} shared="/shared" />;

const SAVED = [
  { id: 1, kind: 'post', thing: 'bread', savedAt: '2026-11-11T02:00:00.000Z' },
  { id: 2, kind: 'post', thing: 'rice', savedAt: '2026-11-12T02:00:00.000Z' },
  { id: 3, kind: 'case', thing: 'mill', savedAt: '2026-11-13T02:00:00.000Z' },
];

/** Returns a collection with the given saved items. The id of each place is ten times that of its item. */
const collection = (items: number[], more: Partial<Collection> = {}): Collection => ({
  id: 7,
  name: 'For Monday',
  note: '',
  sharedAt: null,
  items: items.map((item) => ({ id: item * 10, item })),
  ...more,
});

const link = { token: 'x'.repeat(32), sharedAt: '2026-11-25T02:00:00.000Z' };

answerCalls(() => ({
  'GET /api/saved': () => Response.json({ items: SAVED }),
  'GET /api/collections': () => Response.json({ collections: [collection([1, 2])] }),
  'POST /api/collections/7/share': () => Response.json(link),
}));

const titles = () => screen.queryAllByRole('link').map((link) => link.textContent);
const button = (name: string, title?: string) =>
  screen.getByRole('button', { name: title === undefined ? name : fill(name, { title }) });

test('returns the focus to the button when a new collection is cancelled', async () => {
  const { user } = await opened(page);
  const begin = screen.getByText(words.make).closest('summary');
  await user.click(screen.getByText(words.make));
  await user.click(button(words.cancel));
  expect(document.activeElement).toBe(begin);
  expect(begin?.closest('details')?.open).toBe(false);
});

test('restores the typed fields after a reload until the collection is created', async () => {
  const { user } = await opened(page);
  await user.click(screen.getByText(words.make));
  await user.type(screen.getAllByLabelText(words.name.label)[0] as HTMLElement, 'For Friday');
  const { unmount } = render(page);
  await waitFor(() =>
    expect(
      screen
        .getAllByLabelText<HTMLInputElement>(words.name.label)
        .filter(({ value }) => value === 'For Friday'),
    ).toHaveLength(2),
  );
  unmount();
  const made = collection([], { id: 8, name: 'For Friday' });
  server.answers['POST /api/collections'] = () => Response.json(made, { status: 201 });
  await user.click(screen.getByRole('button', { name: new RegExp(words.sending) }));
  const heading = await screen.findByRole('heading', { name: 'For Friday' });
  expect(document.activeElement).toBe(heading.closest('summary'));
  expect(sessionStorage).toHaveLength(0);
});

test('says that there is no room for another collection and keeps the typed text', async () => {
  server.answers['POST /api/collections'] = () => refusal(409);
  const { user } = await opened(page);
  await user.click(screen.getByText(words.make));
  const [name] = screen.getAllByLabelText<HTMLInputElement>(words.name.label);
  await user.type(name as HTMLElement, 'One too many');
  await user.click(screen.getByRole('button', { name: new RegExp(words.sending) }));
  expect(await screen.findByText(words.full)).toBeDefined();
  expect(name?.value).toBe('One too many');
});

test('removes a collection after a confirmation', async () => {
  server.answers['DELETE /api/collections/7'] = empty;
  const { user } = await opened(page);
  await user.click(button(words.remove.begin));
  expect(document.activeElement).toBe(button(words.remove.keep));
  await user.click(button(words.remove.keep));
  expect(asked('DELETE')).toEqual([]);
  await user.click(button(words.remove.begin));
  await user.click(button(words.remove.confirm));
  expect(screen.getByText(words.empty.heading)).toBeDefined();
  await waitFor(() => expect(asked('DELETE')).toEqual(['DELETE /api/collections/7']));
});

test('shows items and collections removed in another window as gone', async () => {
  server.answers['DELETE /api/collection-items/20'] = () => refusal(404);
  server.answers['DELETE /api/collections/7'] = () => refusal(404);
  const { user } = await opened(page);
  await user.click(button(words.items.takeOut, 'Rice'));
  const done = fill(words.items.takenOut, { title: 'Rice' });
  expect(await screen.findByText(done)).toBeDefined();
  expect(titles()).toEqual(['Bread']);
  await user.click(button(words.remove.begin));
  await user.click(button(words.remove.confirm));
  expect(await screen.findByText(fill(words.remove.done, { name: 'For Monday' }))).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'For Monday' })).toBeNull();
});

test('sends only the changed note, and does not call later typing saved', async () => {
  const release = hold('PATCH /api/collections/7', () =>
    Response.json(collection([1, 2], { note: 'New' })),
  );
  const { user } = await opened(page);
  await user.click(screen.getByText(words.edit));
  const note = screen.getAllByLabelText(words.note.label)[1] as HTMLElement;
  await user.type(note, 'New');
  await user.click(screen.getByRole('button', { name: new RegExp(`^${words.save}`) }));
  await waitFor(() => expect(asked('PATCH')).toEqual(['PATCH /api/collections/7 {"note":"New"}']));
  release();
  expect(await screen.findByText(words.changed)).toBeDefined();
  expect(sessionStorage).toHaveLength(0);
  await user.type(note, '!');
  expect(screen.queryByText(words.changed)).toBeNull();
});

test('shows the items of a collection in order, without removed ones', async () => {
  server.answers['GET /api/collections'] = () =>
    Response.json({ collections: [collection([2, 9, 1])] });
  await opened(page);
  expect(titles()).toEqual(['Rice', 'Bread']);
});

test('moves an item by its button, which keeps the focus, and by an arrow key on its handle', async () => {
  server.answers['PATCH /api/collection-items/10'] = () => Response.json(collection([2, 1]));
  const { user } = await opened(page);
  await user.click(button(words.items.down, 'Bread'));
  expect(titles()).toEqual(['Rice', 'Bread']);
  expect(document.activeElement).toBe(button(words.items.down, 'Bread'));
  await waitFor(() =>
    expect(asked('PATCH')).toEqual(['PATCH /api/collection-items/10 {"before":null}']),
  );
  const announcement = fill(words.items.moved, { title: 'Bread', place: 2, count: 2 });
  expect(await screen.findByText(announcement)).toBeDefined();

  server.answers['PATCH /api/collection-items/10'] = () => Response.json(collection([1, 2]));
  button(words.items.handle, 'Bread').focus();
  await user.keyboard('{ArrowUp}');
  expect(titles()).toEqual(['Bread', 'Rice']);
  expect(document.activeElement).toBe(button(words.items.handle, 'Bread'));
  // The first item cannot move up.
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(asked('PATCH')).toHaveLength(2));
  expect(asked('PATCH')[1]).toBe('PATCH /api/collection-items/10 {"before":20}');
});

test('sends only the first and the last move while a key is held', async () => {
  server.answers['GET /api/collections'] = () =>
    Response.json({ collections: [collection([1, 2, 3])] });
  const releaseFirst = hold('PATCH /api/collection-items/10', () =>
    Response.json(collection([2, 1, 3])),
  );
  const { user } = await opened(page);
  button(words.items.handle, 'Bread').focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(asked('PATCH')).toHaveLength(1));
  server.answers['PATCH /api/collection-items/10'] = () => Response.json(collection([1, 2, 3]));
  await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(titles()).toEqual(['Bread', 'Rice', 'A mill']);
  releaseFirst();
  await waitFor(() => expect(asked('PATCH')).toHaveLength(2));
  expect(asked('PATCH')[1]).toBe('PATCH /api/collection-items/10 {"before":20}');
  expect(titles()).toEqual(['Bread', 'Rice', 'A mill']);
});

test('adds a saved item once and moves the focus to the next item when one is taken out', async () => {
  server.answers['POST /api/collections/7/items'] = () => Response.json(collection([1, 2, 3]));
  server.answers['DELETE /api/collection-items/20'] = () => Response.json(collection([1, 3]));
  const { user } = await opened(page);
  await user.selectOptions(screen.getByLabelText(words.items.add), '3');
  await user.click(button(words.items.adding));
  await waitFor(() => expect(titles()).toEqual(['Bread', 'Rice', 'A mill']));
  expect(asked('POST')).toEqual(['POST /api/collections/7/items {"item":3}']);
  expect(document.activeElement).toBe(screen.getByText(words.items.allIn).closest('p'));

  await user.click(button(words.items.takeOut, 'Rice'));
  expect(titles()).toEqual(['Bread', 'A mill']);
  expect(document.activeElement).toBe(button(words.items.takeOut, 'A mill'));
});

const withOlderLink = () =>
  Response.json({ collections: [collection([1, 2], { sharedAt: '2026-11-24T02:00:00.000Z' })] });

test('hides a link that was replaced in another window', async () => {
  const { user } = await opened(page);
  await user.click(button(words.share.make));
  await screen.findByLabelText(words.share.link);
  server.answers['GET /api/collections'] = withOlderLink;
  // The window comes back to the foreground.
  act(() => void dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.queryByLabelText(words.share.link)).toBeNull());
});

test('replaces a link after a confirmation', async () => {
  server.answers['GET /api/collections'] = withOlderLink;
  const { user } = await opened(page);
  await user.click(button(words.share.renew));
  expect(screen.getByText(words.share.renewing.ask)).toBeDefined();
  expect(asked('POST')).toEqual([]);
  await user.click(button(words.share.renewing.confirm));
  expect(await screen.findByLabelText(words.share.link)).toBe(document.activeElement);
  expect(button(words.share.renew)).toBeDefined();
});

test('selects the link and says so in a browser without a clipboard', async () => {
  const { user } = await opened(page);
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  await user.click(button(words.share.make));
  const field = await screen.findByLabelText<HTMLInputElement>(words.share.link);
  field.setSelectionRange(0, 0);
  await user.click(button(words.share.copy));
  expect(await screen.findByText(area.selected)).toBeDefined();
  expect(field.selectionEnd).toBe(field.value.length);
});
