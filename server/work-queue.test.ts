import { expect, test } from 'vitest';
import { workQueue } from './work-queue.ts';

test('so many run at once, the others wait in order, and beyond that nobody is taken', async () => {
  const queue = workQueue({ atOnce: 2, maxWaiting: 2 });
  const begun: number[] = [];
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  const results = gates.map(({ promise }, index) =>
    queue(() => {
      begun.push(index);
      return promise;
    }),
  );
  await expect(results[4]).rejects.toMatchObject({ statusCode: 503, retryAfter: 5 });
  expect(begun).toEqual([0, 1]);

  // What fails hands its place on as well.
  gates[1]?.reject(new Error('broken'));
  await expect(results[1]).rejects.toThrow('broken');
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  for (const index of [0, 2, 3]) gates[index]?.resolve(index);
  expect(await Promise.all([results[0], results[2], results[3]])).toEqual([0, 2, 3]);
  expect(begun).toEqual([0, 1, 2, 3]);

  // All places are free again.
  expect(await Promise.all([1, 2, 3, 4].map((value) => queue(async () => value)))).toEqual([
    1, 2, 3, 4,
  ]);
});
