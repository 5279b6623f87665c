import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { area } from '../area/words-of-tests.ts';
import { empty, server } from '../saved-items/server-of-tests.ts';
import {
  answerCollections,
  asked,
  button,
  collection,
  lookAgain,
  open,
  words,
} from './collections-of-tests.tsx';

answerCollections();

test('shows a new link once, selected, and lets it be withdrawn', async () => {
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

test('hides a link that was replaced in another window', async () => {
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

test('replaces a link after a confirmation', async () => {
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

test('selects the link and says so in a browser without a clipboard', async () => {
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
