import { expect, test } from 'vitest';
import { removed } from './answers.ts';
import { CallError } from './api.ts';

test('counts an already deleted item as removed and reports every other refusal', async () => {
  expect(await removed(Promise.resolve('answer'))).toBe('answer');
  expect(await removed(Promise.reject(new CallError(404, 'gone')))).toBeUndefined();
  await expect(removed(Promise.reject(new CallError(500, 'broken')))).rejects.toThrow('broken');
});
