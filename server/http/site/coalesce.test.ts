import { expect, test, vi } from 'vitest';
import { coalesce } from './coalesce.ts';

/** A disk that counts how often it is read, and returns the count. */
function disk() {
  let asked = 0;
  return coalesce(async () => {
    asked += 1;
    return asked;
  });
}

test('a request with no other under way is answered anew', async () => {
  const ask = disk();
  expect([await ask('a'), await ask('a'), await ask('b')]).toEqual([1, 2, 3]);
});

test('many who ask are answered together, and the next ones for a moment', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const ask = disk();
  expect(await Promise.all([ask('a'), ask('a'), ask('a')])).toEqual([1, 1, 1]);
  expect(await ask('a')).toBe(1);
  vi.advanceTimersByTime(11);
  expect(await ask('a')).toBe(2);
  vi.useRealTimers();
});

test('a disk that fails is asked again', async () => {
  const answers = [Promise.reject(new Error('gone')), Promise.resolve('there')];
  const ask = coalesce(() => answers.shift() ?? Promise.resolve(''));
  await expect(ask('a')).rejects.toThrow('gone');
  expect(await ask('a')).toBe('there');
});
