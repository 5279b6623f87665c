import { afterEach, expect, test, vi } from 'vitest';
import type { Store } from '../../store/database.ts';
import { openMetrics } from './metrics.ts';

/** A database that returns nothing. */
const store = {
  failure: async () => undefined,
  failures: () => 0,
} as unknown as Store;

const figure = (text: string, name: string) =>
  text.split('\n').find((line) => line.startsWith(`${name} `));

afterEach(() => vi.useRealTimers());

test('keeps the time of the last start when the clock is changed', async () => {
  const metrics = openMetrics(store);
  const before = figure(await metrics.read(), 'process_start_time_seconds');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  expect(figure(await metrics.read(), 'process_start_time_seconds')).toBe(before);
  metrics.close();
});

test('reports no event loop delay for an idle program', async () => {
  const metrics = openMetrics(store);
  const half = async () => {
    const line = figure(await metrics.read(), 'event_loop_delay_seconds{quantile="0.5"}');
    return Number(line?.split(' ')[1]);
  };
  // Even a busy machine has a quiet moment soon.
  await expect.poll(half, { interval: 100, timeout: 10_000 }).toBeLessThan(0.008);
  metrics.close();
});

test('reports metrics with quantiles as Prometheus summaries', async () => {
  const metrics = openMetrics(store);
  const text = await metrics.read();
  const typeOf = (name: string) => new RegExp(`^# TYPE ${name} (\\w+)$`, 'm').exec(text)?.[1];
  const names = [...text.matchAll(/^(\w+)\{quantile=/gm)].map(([, name = '']) => name);
  expect(names).not.toEqual([]);
  for (const name of names) expect(typeOf(name)).toBe('summary');
  metrics.close();
});
