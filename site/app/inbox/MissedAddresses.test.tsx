import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { app, asks, begin, errors, open, server } from './inbox-of-tests.tsx';

const PATH = 'GET /api/missed-addresses';

beforeEach(begin);
afterEach(() => vi.unstubAllGlobals());

const openMissed = async () => (await open()).click(screen.getByText(app.missed.heading));

test('lists the addresses that lead nowhere with the redirect to add, once it is opened', async () => {
  const addresses = [{ path: '/th/old-prices', count: 12, lastDay: '2026-11-20' }];
  server[PATH] = () => Response.json({ addresses });
  const user = await open();
  expect(asks(PATH)).toEqual([]);
  await user.click(screen.getByText(app.missed.heading));
  const row = (await screen.findByRole('rowheader', { name: /^\/th\/old-prices/ })).closest('tr');
  expect(row?.textContent).toBe('/th/old-prices- { from: /old-prices, to: / }12Fri, Nov 20');
  expect(asks(PATH)).toHaveLength(1);
});

test('says that every address was found', async () => {
  server[PATH] = () => Response.json({ addresses: [] });
  await openMissed();
  await screen.findByText(app.missed.nothing);
});

test('says why they cannot be shown', async () => {
  server[PATH] = () => Response.json({ message: 'unavailable' }, { status: 503 });
  await openMissed();
  await screen.findByText(errors.broken);
});
