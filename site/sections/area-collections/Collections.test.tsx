import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { areaWords } from '../../../contract/account-area/area.ts';
import { collectionsWords } from '../../../contract/account-area/collections.ts';
import { savedItemsWords } from '../../../contract/account-area/saved-items.ts';
import { accountPages } from '../../../contract/account-pages.ts';
import type { Collection } from '../../../contract/api/saved.ts';
import { readContent } from '../../../contract/content-file.ts';
import { fill } from '../../../contract/fill.ts';
import { localize } from '../../../contract/text.ts';
import { answerCalls, empty, held, refusal, server } from '../area-saved-items/server-of-tests.ts';
import { Collections } from './Collections.island.tsx';

const area = localize(readContent('content/account-area/area.yaml', areaWords), 'en').app;
const words = localize(
  readContent('content/account-area/collections.yaml', collectionsWords),
  'en',
).app;
const { things } = localize(
  readContent('content/account-area/saved-items.yaml', savedItemsWords),
  'en',
);
const { refusals } = localize(readContent('content/account.yaml', accountPages), 'en');

const page = (
  <Collections
    lang="en"
    area={area}
    words={words}
    things={things}
    refusals={refusals}
    shared="/shared"
    terms={[]}
  />
);

const SAVED = [
  { id: 1, kind: 'post', thing: 'bread', savedAt: '2026-11-11T02:00:00.000Z' },
  { id: 2, kind: 'post', thing: 'rice', savedAt: '2026-11-12T02:00:00.000Z' },
  { id: 3, kind: 'case', thing: 'mill', savedAt: '2026-11-13T02:00:00.000Z' },
];

/** A collection with these saved items, whose places are ten times their ids. */
const collection = (items: number[], more: Partial<Collection> = {}): Collection => ({
  id: 7,
  name: 'For Monday',
  note: '',
  sharedAt: null,
  items: items.map((item) => ({ id: item * 10, item })),
  ...more,
});

answerCalls(() => ({
  'GET /api/saved': () => Response.json({ items: SAVED }),
  'GET /api/collections': () => Response.json({ collections: [collection([1, 2])] }),
}));

const titles = () => screen.queryAllByRole('link').map((link) => link.textContent);
const button = (name: string, title?: string) =>
  screen.getByRole('button', { name: title === undefined ? name : fill(name, { title }) });
const asked = (what: string) => server.asked.filter((each) => each.startsWith(what));

/** Opens the page and waits for its collections. */
async function open() {
  const user = userEvent.setup();
  render(page);
  await screen.findByText(words.make);
  return user;
}

test('a collection shows what is in it, in its order; what was removed since is not', async () => {
  server.answers['GET /api/collections'] = () =>
    Response.json({ collections: [collection([2, 9, 1])] });
  await open();
  expect(titles()).toEqual(['Rice', 'Bread']);
});

test('something moves by its button, which keeps the focus, and by an arrow key on its handle', async () => {
  server.answers['PATCH /api/collection-items/10'] = () => Response.json(collection([2, 1]));
  const user = await open();
  await user.click(button(words.items.down, 'Bread'));
  expect(titles()).toEqual(['Rice', 'Bread']);
  expect(document.activeElement).toBe(button(words.items.down, 'Bread'));
  await waitFor(() =>
    expect(asked('PATCH')).toEqual(['PATCH /api/collection-items/10 {"before":null}']),
  );
  const said = fill(words.items.moved, { title: 'Bread', place: 2, count: 2 });
  expect(await screen.findByText(said)).toBeDefined();

  server.answers['PATCH /api/collection-items/10'] = () => Response.json(collection([1, 2]));
  button(words.items.handle, 'Bread').focus();
  await user.keyboard('{ArrowUp}');
  expect(titles()).toEqual(['Bread', 'Rice']);
  expect(document.activeElement).toBe(button(words.items.handle, 'Bread'));
  // At the top there is nowhere to go.
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(asked('PATCH')).toHaveLength(2));
  expect(asked('PATCH')[1]).toBe('PATCH /api/collection-items/10 {"before":20}');
});

test('something is dragged by its handle, and lies where it is dropped', async () => {
  server.answers['PATCH /api/collection-items/10'] = () => Response.json(collection([2, 1]));
  await open();
  const rows = screen.getAllByRole('listitem');
  rows.forEach((row, index) => {
    row.getBoundingClientRect = () => new DOMRect(0, index * 100, 300, 100);
  });
  const handle = button(words.items.handle, 'Bread');
  handle.setPointerCapture = vi.fn();
  const pointer = { pointerId: 1, button: 0 };
  fireEvent.pointerDown(handle, { ...pointer, clientY: 50 });
  fireEvent.pointerMove(handle, { ...pointer, clientY: 180 });
  expect(rows.map((row) => row.dataset['drop'])).toEqual([undefined, 'after']);
  // Nothing has moved yet, and Escape lets go.
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.pointerUp(handle, { ...pointer, clientY: 180 });
  expect(titles()).toEqual(['Bread', 'Rice']);

  fireEvent.pointerDown(handle, { ...pointer, clientY: 50 });
  // It lies where it is let go, with or without a move to there.
  fireEvent.pointerUp(handle, { ...pointer, clientY: 180 });
  await waitFor(() => expect(titles()).toEqual(['Rice', 'Bread']));
  expect(asked('PATCH')).toEqual(['PATCH /api/collection-items/10 {"before":null}']);
});

test('a move that the server refuses is taken back, and it is said', async () => {
  server.answers['PATCH /api/collection-items/10'] = () => refusal(500);
  const user = await open();
  await user.click(button(words.items.down, 'Bread'));
  expect((await screen.findByText(new RegExp(area.errors.broken))).textContent).toContain(
    area.undone,
  );
  await waitFor(() => expect(titles()).toEqual(['Bread', 'Rice']));
});

test('what is saved is added, once; what is taken out leaves the focus with the next one', async () => {
  server.answers['POST /api/collections/7/items'] = () => Response.json(collection([1, 2, 3]));
  server.answers['DELETE /api/collection-items/20'] = () => Response.json(collection([1, 3]));
  const user = await open();
  await user.selectOptions(screen.getByLabelText(words.items.add), '3');
  await user.click(button(words.items.adding));
  await waitFor(() => expect(titles()).toEqual(['Bread', 'Rice', 'A mill']));
  expect(asked('POST')).toEqual(['POST /api/collections/7/items {"item":3}']);
  expect(document.activeElement).toBe(screen.getByText(words.items.allIn));

  await user.click(button(words.items.takeOut, 'Rice'));
  expect(titles()).toEqual(['Bread', 'A mill']);
  expect(document.activeElement).toBe(button(words.items.takeOut, 'A mill'));
});

test('with the last thing taken out the focus goes to what says that there is nothing', async () => {
  server.answers['GET /api/collections'] = () => Response.json({ collections: [collection([1])] });
  server.answers['DELETE /api/collection-items/10'] = () => Response.json(collection([]));
  const user = await open();
  await user.click(button(words.items.takeOut, 'Bread'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText(words.items.none)));
});

test('a collection that is not made after all leaves the focus where it was begun', async () => {
  const user = await open();
  const begin = screen.getByText(words.make).closest('summary');
  await user.click(screen.getByText(words.make));
  await user.click(button(words.cancel));
  expect(document.activeElement).toBe(begin);
  expect(begin?.closest('details')?.open).toBe(false);
});

test('a collection is made; what was typed for it is there again after a reload until then', async () => {
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

test('when there is no room the page says so, and what was typed stays', async () => {
  server.answers['POST /api/collections'] = () => refusal(409);
  const user = await open();
  await user.click(screen.getByText(words.make));
  const [name] = screen.getAllByLabelText<HTMLInputElement>(words.name.label);
  await user.type(name as HTMLElement, 'One too many');
  await user.click(screen.getByRole('button', { name: new RegExp(words.sending) }));
  expect(await screen.findByText(words.full)).toBeDefined();
  expect(name?.value).toBe('One too many');
});

test('a link is shown once, selected, and can be withdrawn', async () => {
  const link = { token: 'x'.repeat(32), sharedAt: '2026-11-23T02:00:00.000Z' };
  server.answers['POST /api/collections/7/share'] = () => Response.json(link);
  server.answers['DELETE /api/collections/7/share'] = empty;
  const user = await open();
  await user.click(button(words.share.make));
  const field = await screen.findByLabelText<HTMLInputElement>(words.share.link);
  expect(new URL(field.value)).toMatchObject({ pathname: '/shared', search: '' });
  expect(field.value.endsWith(`#${link.token}`)).toBe(true);
  await user.click(button(words.share.withdraw));
  await user.click(button(words.share.withdrawing.confirm));
  expect(await screen.findByText(words.share.withdrawn)).toBeDefined();
  expect(screen.queryByLabelText(words.share.link)).toBeNull();
  expect(screen.getByText(words.share.off)).toBeDefined();
});

test('a collection is removed when that was asked for twice', async () => {
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

test('one that cannot be removed comes back', async () => {
  server.answers['DELETE /api/collections/7'] = () => refusal(500);
  const user = await open();
  await user.click(button(words.remove.begin));
  await user.click(button(words.remove.confirm));
  expect(await screen.findByRole('heading', { name: 'For Monday' })).toBeDefined();
  expect(await screen.findByText(new RegExp(area.undone))).toBeDefined();
});

/** The window comes to the fore again, and what it shows is loaded anew. */
const lookAgain = () => act(() => void dispatchEvent(new Event('visibilitychange')));

test('a change that is refused takes no other one back, and what is loaded meanwhile brings nothing back', async () => {
  const out = held(() => refusal(500));
  server.answers['DELETE /api/collection-items/20'] = () => out.promise;
  server.answers['DELETE /api/collections/8'] = empty;
  const other = collection([3], { id: 8, name: 'For Friday' });
  let all = [other, collection([1, 2])];
  server.answers['GET /api/collections'] = () => Response.json({ collections: all });
  const user = await open();
  await user.click(button(words.items.takeOut, 'Rice'));
  lookAgain();
  await waitFor(() => expect(asked('GET /api/collections')).toHaveLength(2));
  expect(titles()).toEqual(['A mill', 'Bread']);
  const friday = screen.getByRole('group', { name: 'For Friday' });
  await user.click(within(friday).getByRole('button', { name: words.remove.begin }));
  await user.click(within(friday).getByRole('button', { name: words.remove.confirm }));
  all = [collection([1, 2])];
  out.letThrough();
  await waitFor(() => expect(titles()).toEqual(['Bread', 'Rice']));
  await waitFor(() => expect(asked('DELETE')).toHaveLength(2));
  expect(screen.queryByRole('heading', { name: 'For Friday' })).toBeNull();
});

test('what was taken out or removed in another window is gone here, too', async () => {
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

test('of the moves that a held key asks for the server gets the first and the last', async () => {
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

test('whoever changes the note sends nothing else, and what is typed after that is not said to be saved', async () => {
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

test('what is typed while a form is being sent stays for after a reload', async () => {
  const answer = held(() => Response.json(collection([1, 2], { note: 'New' })));
  server.answers['PATCH /api/collections/7'] = () => answer.promise;
  const user = await open();
  await user.click(screen.getByText(words.edit));
  const note = screen.getAllByLabelText(words.note.label)[1] as HTMLTextAreaElement;
  await user.type(note, 'New');
  await user.click(screen.getByRole('button', { name: new RegExp(`^${words.save}`) }));
  await user.type(note, ' and more');
  answer.letThrough();
  await screen.findByText('New', { selector: 'p' });
  await waitFor(() => expect(Object.values(sessionStorage).join()).toContain('New and more'));
  expect(note.value).toBe('New and more');
});

test('a link that was replaced in another window is shown no longer', async () => {
  const link = { token: 'x'.repeat(32), sharedAt: '2026-11-23T02:00:00.000Z' };
  server.answers['POST /api/collections/7/share'] = () => Response.json(link);
  const user = await open();
  await user.click(button(words.share.make));
  await screen.findByLabelText(words.share.link);
  server.answers['GET /api/collections'] = () =>
    Response.json({ collections: [collection([1, 2], { sharedAt: '2026-11-24T02:00:00.000Z' })] });
  lookAgain();
  await waitFor(() => expect(screen.queryByLabelText(words.share.link)).toBeNull());
});

test('a link that is out is replaced when that was asked for twice', async () => {
  const link = { token: 'x'.repeat(32), sharedAt: '2026-11-25T02:00:00.000Z' };
  server.answers['GET /api/collections'] = () =>
    Response.json({ collections: [collection([1, 2], { sharedAt: '2026-11-24T02:00:00.000Z' })] });
  server.answers['POST /api/collections/7/share'] = () => Response.json(link);
  const user = await open();
  await user.click(button(words.share.renew));
  expect(screen.getByText(words.share.renewing.ask)).toBeDefined();
  expect(asked('POST')).toEqual([]);
  await user.click(button(words.share.renewing.confirm));
  expect(await screen.findByLabelText(words.share.link)).toBe(document.activeElement);
  expect(button(words.share.renew)).toBeDefined();
});

test('a browser that has no clipboard selects the link, and that is said', async () => {
  const link = { token: 'x'.repeat(32), sharedAt: '2026-11-23T02:00:00.000Z' };
  server.answers['POST /api/collections/7/share'] = () => Response.json(link);
  const user = await open();
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  await user.click(button(words.share.make));
  const field = await screen.findByLabelText<HTMLInputElement>(words.share.link);
  field.setSelectionRange(0, 0);
  await user.click(button(words.share.copy));
  expect(await screen.findByText(area.selected)).toBeDefined();
  expect(field.selectionEnd).toBe(field.value.length);
});

test('what the server refuses to take out or to remove has the focus again, where it had it', async () => {
  server.answers['GET /api/collections'] = () => Response.json({ collections: [collection([1])] });
  const [out, gone] = [held(() => refusal(500)), held(() => refusal(500))];
  server.answers['DELETE /api/collection-items/10'] = () => out.promise;
  server.answers['DELETE /api/collections/7'] = () => gone.promise;
  const user = await open();
  await user.click(button(words.items.takeOut, 'Bread'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText(words.items.none)));
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

test('near an edge of the window the page scrolls along, and what is below the pointer then is what counts', async () => {
  await open();
  const rows = screen.getAllByRole('listitem');
  let scrolled = 0;
  rows.forEach((row, index) => {
    row.getBoundingClientRect = () =>
      new DOMRect(0, innerHeight + index * 100 - scrolled, 300, 100);
  });
  const scrollBy = vi.fn(({ top }: ScrollToOptions) => {
    scrolled += top ?? 0;
    dispatchEvent(new Event('scroll'));
  });
  vi.stubGlobal('scrollBy', scrollBy);
  const handle = button(words.items.handle, 'Rice');
  handle.setPointerCapture = vi.fn();
  const pointer = { pointerId: 1, button: 0, clientY: innerHeight - 10 };
  fireEvent.pointerDown(handle, pointer);
  fireEvent.pointerMove(handle, pointer);
  expect(rows.map((row) => row.dataset['drop'])).toEqual(['before', undefined]);
  await waitFor(() =>
    expect(rows.map((row) => row.dataset['drop'])).toEqual([undefined, undefined]),
  );
  fireEvent.pointerCancel(handle);
});
