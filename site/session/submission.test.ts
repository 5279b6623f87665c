import { expect, test } from 'vitest';
import { SubmissionKeys } from './submission.ts';

test('sends a second try of the same content with the same key', () => {
  const keys = new SubmissionKeys();
  const key = keys.keyFor('a');
  expect(key).toMatch(/^[\x21-\x7e]{16,200}$/);
  expect(keys.keyFor('a')).toBe(key);
});

test('sends other content with another key', () => {
  const keys = new SubmissionKeys();
  expect(keys.keyFor('b')).not.toBe(keys.keyFor('a'));
  expect(new SubmissionKeys().keyFor('a')).not.toBe(keys.keyFor('a'));
});

test('sends acknowledged content under a new key and recognizes it as a repeat', () => {
  const keys = new SubmissionKeys();
  const first = keys.keyFor('a');
  expect(keys.acknowledge()).toBe(false);
  expect(keys.keyFor('a')).not.toBe(first);
  expect(keys.acknowledge()).toBe(true);
  keys.keyFor('b');
  expect(keys.acknowledge()).toBe(false);
});
