import { expect, test, vi } from 'vitest';
import { coalesce } from './coalesce.ts';

/** A disk that counts its reads and returns the count. */
function disk() {
  let readCount = 0;
  return coalesce(async () => {
    readCount += 1;
    return readCount;
  });
}

test('reads again for a request after the previous one has finished', async () => {
  const ask = disk();
  expect([await ask('a'), await ask('a'), await ask('b')]).toEqual([1, 2, 3]);
});

test('shares one read among concurrent requests and those of the next moment', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const ask = disk();
  expect(await Promise.all([ask('a'), ask('a'), ask('a')])).toEqual([1, 1, 1]);
  expect(await ask('a')).toBe(1);
  vi.advanceTimersByTime(11);
  expect(await ask('a')).toBe(2);
  vi.useRealTimers();
});

test('reads again after a disk failure', async () => {
  const answers = [Promise.reject(new Error('gone')), Promise.resolve('there')];
  const ask = coalesce(() => answers.shift() ?? Promise.resolve(''));
  await expect(ask('a')).rejects.toThrow('gone');
  expect(await ask('a')).toBe('there');
});
