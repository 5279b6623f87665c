import { expect, test } from 'vitest';
import { lineParts } from './line-parts.ts';

test('keeps the spaces before and after a value', () => {
  expect(lineParts('at most ฿30 million raised', '฿30 million')).toEqual({
    before: 'at most ',
    after: ' raised',
  });
  expect(lineParts('resale', 'resale')).toEqual({ before: '', after: '' });
});
