import { afterEach, expect, test, vi } from 'vitest';
import type { Store } from '../../store/database.ts';
import { openMetrics } from './metrics.ts';

/** A database that does not respond. */
const store = {
  failure: async () => undefined,
  failures: () => 0,
} as unknown as Store;

const figure = (text: string, name: string) =>
  text.split('\n').find((line) => line.startsWith(`${name} `));

afterEach(() => vi.useRealTimers());

test('the moment of the last start stays the same when the clock is set', async () => {
  const metrics = openMetrics(store);
  const before = figure(await metrics.read(), 'process_start_time_seconds');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  expect(figure(await metrics.read(), 'process_start_time_seconds')).toBe(before);
  metrics.close();
});

test('the event loop of a program that does nothing is not late', async () => {
  const metrics = openMetrics(store);
  const half = async () => {
    const line = figure(await metrics.read(), 'event_loop_delay_seconds{quantile="0.5"}');
    return Number(line?.split(' ')[1]);
  };
  // A machine that is busy with something else soon has a quiet moment.
  await expect.poll(half, { interval: 100, timeout: 10_000 }).toBeLessThan(0.008);
  metrics.close();
});

test('what has quantiles is a summary, as Prometheus has it', async () => {
  const metrics = openMetrics(store);
  const text = await metrics.read();
  const typeOf = (name: string) => new RegExp(`^# TYPE ${name} (\\w+)$`, 'm').exec(text)?.[1];
  const names = [...text.matchAll(/^(\w+)\{quantile=/gm)].map(([, name = '']) => name);
  expect(names).not.toEqual([]);
  for (const name of names) expect(typeOf(name)).toBe('summary');
  metrics.close();
});
