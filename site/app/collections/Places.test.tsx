import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '../../../contract/fill.ts';
import { area } from '../area/words-of-tests.ts';
import { held, refusal, server } from '../saved-items/server-of-tests.ts';
import {
  answerCollections,
  asked,
  button,
  collection,
  open,
  titles,
  words,
} from './collections-of-tests.tsx';

answerCollections();

test('shows the items of a collection in order, without removed ones', async () => {
  server.answers['GET /api/collections'] = () =>
    Response.json({ collections: [collection([2, 9, 1])] });
  await open();
  expect(titles()).toEqual(['Rice', 'Bread']);
});

test('moves an item by its button, which keeps the focus, and by an arrow key on its handle', async () => {
  server.answers['PATCH /api/collection-items/10'] = () => Response.json(collection([2, 1]));
  const user = await open();
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

test('undoes a move that the server refuses and says so', async () => {
  server.answers['PATCH /api/collection-items/10'] = () => refusal(500);
  const user = await open();
  await user.click(button(words.items.down, 'Bread'));
  expect((await screen.findByText(new RegExp(area.errors.broken))).textContent).toContain(
    area.undone,
  );
  await waitFor(() => expect(titles()).toEqual(['Bread', 'Rice']));
});

test('adds a saved item once and moves the focus to the next item when one is taken out', async () => {
  server.answers['POST /api/collections/7/items'] = () => Response.json(collection([1, 2, 3]));
  server.answers['DELETE /api/collection-items/20'] = () => Response.json(collection([1, 3]));
  const user = await open();
  await user.selectOptions(screen.getByLabelText(words.items.add), '3');
  await user.click(button(words.items.adding));
  await waitFor(() => expect(titles()).toEqual(['Bread', 'Rice', 'A mill']));
  expect(asked('POST')).toEqual(['POST /api/collections/7/items {"item":3}']);
  expect(document.activeElement).toBe(screen.getByText(words.items.allIn).closest('p'));

  await user.click(button(words.items.takeOut, 'Rice'));
  expect(titles()).toEqual(['Bread', 'A mill']);
  expect(document.activeElement).toBe(button(words.items.takeOut, 'A mill'));
});

test('sends only the first and the last move while a key is held', async () => {
  server.answers['GET /api/collections'] = () =>
    Response.json({ collections: [collection([1, 2, 3])] });
  const first = held(() => Response.json(collection([2, 1, 3])));
  server.answers['PATCH /api/collection-items/10'] = () => first.promise;
  const user = await open();
  button(words.items.handle, 'Bread').focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(asked('PATCH')).toHaveLength(1));
  server.answers['PATCH /api/collection-items/10'] = () => Response.json(collection([1, 2, 3]));
  await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(titles()).toEqual(['Bread', 'Rice', 'A mill']);
  first.letThrough();
  await waitFor(() => expect(asked('PATCH')).toHaveLength(2));
  expect(asked('PATCH')[1]).toBe('PATCH /api/collection-items/10 {"before":20}');
  expect(titles()).toEqual(['Bread', 'Rice', 'A mill']);
});
