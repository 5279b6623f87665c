import { expect, test } from 'vitest';
import { keyedQueue } from './pictures.ts';

test('runs work with the same key in order and other keys in parallel, even after a failure', async () => {
  const inTurn = keyedQueue<string>();
  const first = Promise.withResolvers<void>();
  const done: string[] = [];
  const slow = inTurn('a', async () => {
    await first.promise;
    done.push('a1');
    throw new Error('a1 failed');
  });
  const next = inTurn('a', async () => done.push('a2'));
  await inTurn('b', async () => done.push('b1'));
  expect(done).toEqual(['b1']);
  first.resolve();
  await expect(slow).rejects.toThrow('a1 failed');
  await next;
  await inTurn('a', async () => done.push('a3'));
  expect(done).toEqual(['b1', 'a1', 'a2', 'a3']);
});
