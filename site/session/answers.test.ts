import { expect, test } from 'vitest';
import { removed } from './answers.ts';
import { CallError } from './api.ts';

test('what is gone by then counts as removed; every other refusal is one', async () => {
  expect(await removed(Promise.resolve('answer'))).toBe('answer');
  expect(await removed(Promise.reject(new CallError(404, 'gone')))).toBeUndefined();
  await expect(removed(Promise.reject(new CallError(500, 'broken')))).rejects.toThrow('broken');
});
