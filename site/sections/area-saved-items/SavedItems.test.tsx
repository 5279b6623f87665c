import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { areaWords } from '../../../contract/account-area/area.ts';
import { savedItemsWords } from '../../../contract/account-area/saved-items.ts';
import type { SavedItem } from '../../../contract/api/saved.ts';
import { readContent } from '../../../contract/content-file.ts';
import { fill } from '../../../contract/fill.ts';
import { localize } from '../../../contract/text.ts';
import { SavedItems } from './SavedItems.island.tsx';
import { answerCalls, empty, held, refusal, server } from './server-of-tests.ts';

const area = localize(readContent('content/account-area/area.yaml', areaWords), 'en').app;
const { app: words, things } = localize(
  readContent('content/account-area/saved-items.yaml', savedItemsWords),
  'en',
);

const page = (
  <SavedItems lang="en" area={area} words={words} things={things} magazine="/blog" terms={[]} />
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

/** Opens the page and waits for its list. */
async function open() {
  const user = userEvent.setup();
  render(page);
  await screen.findByRole('list');
  return user;
}

test('the built HTML has rows that wait, and asks nobody', () => {
  expect(renderToString(page)).toContain('area-skeleton');
  expect(server.asked).toEqual([]);
});

test('items have their titles and kinds; what is gone says so, and leads nowhere', async () => {
  await open();
  expect(rows()).toEqual([
    expect.stringContaining('No longer on the sitePostgone-since'),
    expect.stringContaining('A millCase'),
    'BreadPostSaved 11 November 2026',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/portfolio/mill',
    '/blog/bread',
  ]);
});

test('a kind and an order are chosen, and the address keeps them', async () => {
  const user = await open();
  await user.click(kind(words.kinds.post, 2));
  expect(rows()).toHaveLength(2);
  await user.selectOptions(screen.getByLabelText(words.sort), words.sorts.oldest);
  expect(rows()[0]).toContain('Bread');
  expect(location.search).toBe('?kind=post&order=oldest');
  await user.click(kind(words.kinds.course, 0));
  await user.click(screen.getByRole('button', { name: words.none.action }));
  expect(rows()).toHaveLength(3);
});

test('what is removed goes at once; the way back is in its place, and has the focus', async () => {
  const answer = held(empty);
  server.answers['DELETE /api/saved/2'] = () => answer.promise;
  const user = await open();
  await user.click(removing('A mill'));
  expect(screen.queryByRole('link', { name: 'A mill' })).toBeNull();
  expect(document.activeElement).toBe(undoing('A mill'));
  expect(rows()[1]).toContain('Removed: A mill');

  // It waits for its turn, or it would come before what it undoes.
  await user.click(undoing('A mill') as HTMLElement);
  expect(screen.getByRole('link', { name: 'A mill' })).toBeDefined();
  expect(server.asked.filter((each) => each.startsWith('POST'))).toEqual([]);
  answer.letThrough();
  await waitFor(() =>
    expect(server.asked.at(-1)).toBe('POST /api/saved {"kind":"case","thing":"mill"}'),
  );
  expect(rows()).toHaveLength(3);
});

test('only what was removed last can be had back', async () => {
  const user = await open();
  await user.click(removing('A mill'));
  await user.click(removing('Bread'));
  expect(undoing('A mill')).toBeNull();
  expect(undoing('Bread')).not.toBeNull();
});

test('what the server refuses to remove comes back, and it is said', async () => {
  server.answers['DELETE /api/saved/2'] = () => refusal(500);
  const user = await open();
  await user.click(removing('A mill'));
  const alert = await screen.findByText(new RegExp(area.errors.broken));
  expect(alert.textContent).toContain(area.undone);
  expect(rows()).toHaveLength(3);
  expect(undoing('A mill')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('list'));
});

test('where nothing is saved the page says how to', async () => {
  server.answers['GET /api/saved'] = () => Response.json({ items: [] });
  render(page);
  expect(await screen.findByText(words.empty.heading)).toBeDefined();
  expect(screen.getByRole('link', { name: words.empty.action }).getAttribute('href')).toBe('/blog');
});

test('what cannot be loaded is said, and tried again when somebody says so', async () => {
  server.answers['GET /api/saved'] = () => Promise.reject(new Error('offline'));
  const user = userEvent.setup();
  render(page);
  expect(await screen.findByText(area.errors.offline)).toBeDefined();
  server.answers['GET /api/saved'] = () => Response.json({ items: ALL });
  await user.click(screen.getByRole('button', { name: area.errors.again }));
  expect(within(await screen.findByRole('list')).getAllByRole('listitem')).toHaveLength(3);
});
