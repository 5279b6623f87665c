import { expect, test } from 'vitest';
import { workQueue } from './work-queue.ts';

test('runs a number of tasks at once, queues others in order and refuses the rest', async () => {
  const queue = workQueue({ atOnce: 2, maxWaiting: 2 });
  const started: number[] = [];
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  const results = gates.map(({ promise }, index) =>
    queue(() => {
      started.push(index);
      return promise;
    }),
  );
  await expect(results[4]).rejects.toMatchObject({ reason: 'unavailable' });
  expect(started).toEqual([0, 1]);

  // A failed task also frees its slot.
  gates[1]?.reject(new Error('broken'));
  await expect(results[1]).rejects.toThrow('broken');
  await expect.poll(() => started).toEqual([0, 1, 2]);
  for (const index of [0, 2, 3]) gates[index]?.resolve(index);
  expect(await Promise.all([results[0], results[2], results[3]])).toEqual([0, 2, 3]);
  expect(started).toEqual([0, 1, 2, 3]);

  // All slots are free again.
  expect(await Promise.all([1, 2, 3, 4].map((value) => queue(async () => value)))).toEqual([
    1, 2, 3, 4,
  ]);
});

/** Creates tasks that run until they are told to end. */
function tasks() {
  const started: string[] = [];
  const gates: (() => void)[] = [];
  return {
    begun: started,
    task: (name: string) => () =>
      new Promise<string>((resolve) => {
        started.push(name);
        gates.push(() => resolve(name));
      }),
    endFirst: () => gates.shift()?.(),
  };
}

test('alternates between keys, so that one key with many tasks delays others by one task', async () => {
  const queue = workQueue({ atOnce: 1 });
  const { begun: started, task, endFirst } = tasks();
  const many = ['a1', 'a2', 'a3', 'a4'].map((name) => queue(task(name), { key: 'a' }));
  const one = queue(task('b1'), { key: 'b' });
  for (const count of [2, 3, 4, 5]) {
    endFirst();
    await expect.poll(() => started).toHaveLength(count);
  }
  endFirst();
  await Promise.all([...many, one]);
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
});

test('caps the waiting tasks per key and evicts from the longest one when full', async () => {
  const queue = workQueue({ atOnce: 1, maxWaiting: 3, maxWaitingPerKey: 3 });
  const { begun: started, task, endFirst } = tasks();
  const running = queue(task('first'));
  const many = ['a1', 'a2', 'a3'].map((name) => queue(task(name), { key: 'a' }));
  await expect(queue(task('a4'), { key: 'a' })).rejects.toMatchObject({ reason: 'tooMany' });
  const one = queue(task('b1'), { key: 'b' });
  await expect(many[2]).rejects.toMatchObject({ reason: 'unavailable' });
  for (const count of [2, 3, 4]) {
    endFirst();
    await expect.poll(() => started).toHaveLength(count);
  }
  endFirst();
  await Promise.all([running, many[0], many[1], one]);
  expect(started).toEqual(['first', 'a1', 'b1', 'a2']);
});

test('does not start a task whose client has left', async () => {
  const queue = workQueue({ atOnce: 1 });
  const { begun: started, task, endFirst } = tasks();
  const running = queue(task('first'));
  const client = new AbortController();
  const cancelled = queue(task('gone'), { key: 'a', signal: client.signal });
  const next = queue(task('next'), { key: 'b' });
  client.abort();
  await expect(cancelled).rejects.toMatchObject({ reason: 'unavailable' });
  endFirst();
  await expect.poll(() => started).toEqual(['first', 'next']);
  endFirst();
  expect(await Promise.all([running, next])).toEqual(['first', 'next']);
});
