import { expect, test } from 'vitest';
import type { Store } from '../../server/store/database.ts';
import { scheduleHeldReminder } from '../../server/store/held.ts';
import { claim, enqueue, outboxRow, shiftDueTimes } from '../../server/store/outbox.ts';
import { appWithStore } from '../server/fixture.ts';
import { add, change, rowOf, rowsOf } from './rows.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** Adds an entry to the outbox with these times, relative to now. */
async function entry(
  store: Store,
  { attempts = 0, dueIn, leasedFor }: { attempts?: number; dueIn: number; leasedFor?: number },
): Promise<void> {
  const now = Date.now();
  const leasedUntil = leasedFor === undefined ? null : now + leasedFor;
  const mail = { kind: 'lead-mail', payload: {}, email: 'a@example.com' } as const;
  const times = { attempts, dueAt: now + dueIn, leasedUntil };
  await add(store, 'outbox', { ...outboxRow(mail, now), ...times });
}

const claimed = async (store: Store) => (await claim(store, ['lead-mail'], 10)).length;

test('sends entries from before the clock was set back by a day at once', async () => {
  const { store } = await appWithStore();
  await entry(store, { dueIn: DAY });
  await entry(store, { attempts: 2, dueIn: DAY + 10_000 });
  // These wait as intended.
  await entry(store, { attempts: 4, dueIn: 4 * 60_000 });
  await entry(store, { attempts: 9, dueIn: 25 * HOUR });
  expect(await claimed(store)).toBe(0);
  await shiftDueTimes(store, -DAY);
  expect(await claimed(store)).toBe(2);
});

test.each([
  ['back', -DAY, DAY + 30_000],
  ['ahead', DAY, 30_000 - DAY],
])(
  'leaves an entry being sent by another server alone when the clock is set %s, for the usual maximum',
  async (_way, moved, leasedFor) => {
    const { store } = await appWithStore();
    await entry(store, { attempts: 1, dueIn: -DAY - 60_000, leasedFor });
    await shiftDueTimes(store, moved);
    expect(await claimed(store)).toBe(0);
    const { leasedUntil } = await rowOf(store, 'outbox');
    expect(Math.abs(Number(leasedUntil) - Date.now() - 60_000)).toBeLessThan(5000);
  },
);

test('takes over an entry of a server that died long ago, however the clock was set', async () => {
  const { store } = await appWithStore();
  await entry(store, { attempts: 1, dueIn: -2 * DAY, leasedFor: -DAY - HOUR });
  await shiftDueTimes(store, DAY);
  expect(await claimed(store)).toBe(1);
});

test('sends the mail about held leads within an hour even if the last one was stamped by a fast clock', async () => {
  const { store } = await appWithStore();
  const now = Date.now();
  await enqueue(store.db, { kind: 'leads-held', payload: {}, email: '' });
  await change(store, 'outbox', { dueAt: null, sentAt: now + DAY });
  await scheduleHeldReminder(store.db, now);
  expect((await rowsOf(store, 'outbox'))[1]?.dueAt).toBe(now + HOUR);
});
