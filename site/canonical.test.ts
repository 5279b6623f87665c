import { expect, test } from 'vitest';
import { canonicalOf, isCanonical } from './canonical.ts';
import { featured } from './featured.ts';

test('treats a page as canonical by default', () => {
  expect(canonicalOf('/landings/product')).toBe('/landings/product');
  expect(isCanonical('/landings/product')).toBe(true);
});

test('uses a featured entry’s own address as canonical', () => {
  expect(featured['/blog/single-post']).toMatch(/^\/blog\/[a-z0-9-]+$/);
  expect(canonicalOf('/blog/single-post')).toBe(featured['/blog/single-post']);
  expect(isCanonical('/blog/single-post')).toBe(false);
});
