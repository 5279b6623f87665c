import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '../../../contract/fill.ts';
import { empty, held, refusal, server } from '../saved-items/server-of-tests.ts';
import {
  answerCollections,
  asked,
  button,
  collection,
  open,
  page,
  titles,
  words,
} from './collections-of-tests.tsx';

answerCollections();

test('returns the focus to the button when a new collection is cancelled', async () => {
  const user = await open();
  const begin = screen.getByText(words.make).closest('summary');
  await user.click(screen.getByText(words.make));
  await user.click(button(words.cancel));
  expect(document.activeElement).toBe(begin);
  expect(begin?.closest('details')?.open).toBe(false);
});

test('restores the typed fields after a reload until the collection is created', async () => {
  const user = await open();
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
  const user = await open();
  await user.click(screen.getByText(words.make));
  const [name] = screen.getAllByLabelText<HTMLInputElement>(words.name.label);
  await user.type(name as HTMLElement, 'One too many');
  await user.click(screen.getByRole('button', { name: new RegExp(words.sending) }));
  expect(await screen.findByText(words.full)).toBeDefined();
  expect(name?.value).toBe('One too many');
});

test('removes a collection after a confirmation', async () => {
  server.answers['DELETE /api/collections/7'] = empty;
  const user = await open();
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
  const user = await open();
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
  const answer = held(() => Response.json(collection([1, 2], { note: 'New' })));
  server.answers['PATCH /api/collections/7'] = () => answer.promise;
  const user = await open();
  await user.click(screen.getByText(words.edit));
  const note = screen.getAllByLabelText(words.note.label)[1] as HTMLElement;
  await user.type(note, 'New');
  await user.click(screen.getByRole('button', { name: new RegExp(`^${words.save}`) }));
  await waitFor(() => expect(asked('PATCH')).toEqual(['PATCH /api/collections/7 {"note":"New"}']));
  answer.letThrough();
  expect(await screen.findByText(words.changed)).toBeDefined();
  expect(sessionStorage).toHaveLength(0);
  await user.type(note, '!');
  expect(screen.queryByText(words.changed)).toBeNull();
});

test('returns the focus to an item or collection that the server refuses to remove', async () => {
  server.answers['GET /api/collections'] = () => Response.json({ collections: [collection([1])] });
  const [out, gone] = [held(() => refusal(500)), held(() => refusal(500))];
  server.answers['DELETE /api/collection-items/10'] = () => out.promise;
  server.answers['DELETE /api/collections/7'] = () => gone.promise;
  const user = await open();
  await user.click(button(words.items.takeOut, 'Bread'));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByText(words.items.none).closest('p')),
  );
  out.letThrough();
  await waitFor(() => expect(document.activeElement).toBe(button(words.items.takeOut, 'Bread')));
  await user.click(button(words.remove.begin));
  await user.click(button(words.remove.confirm));
  await waitFor(() => expect(document.activeElement).toBe(button(words.empty.action)));
  gone.letThrough();
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'For Monday' }).closest('summary'),
    ),
  );
});
