import { expect, test } from 'vitest';
import { SubmissionKeys } from './submission.ts';

test('sends content under one key until it is acknowledged, and recognizes a repeat', () => {
  const keys = new SubmissionKeys();
  const first = keys.keyFor('a');
  expect(first).toMatch(/^[\x21-\x7e]{16,200}$/);
  expect(keys.keyFor('a')).toBe(first);
  expect(keys.acknowledge()).toBe(false);
  expect(keys.keyFor('a')).not.toBe(first);
  expect(keys.acknowledge()).toBe(true);
  keys.keyFor('b');
  expect(keys.acknowledge()).toBe(false);
});
