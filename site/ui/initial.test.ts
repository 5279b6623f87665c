import { expect, test, vi } from 'vitest';
import { initial, initials } from './initial.ts';

test.each([
  ['Siriporn Wongsa', 'S'],
  ['émilie', 'É'],
  ['สมชาย', 'ส'],
  ['เกศรา', 'ก'],
  ['ใหม่', 'ห'],
  ['ไอริณ', 'อ'],
  ['👩‍💻 Jo', '👩‍💻'],
])('abbreviates %s to %s', (name, letter) => {
  expect(initial(name)).toBe(letter);
});

test.each([
  ['Siriporn Wongsa', 'SW'],
  [' Anna  Maria von Berg ', 'AB'],
  ['เกศรา ใจดี', 'กจ'],
  ['Malee', 'M'],
  ['', ''],
])('abbreviates the full name %s to %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('uses the first letter in browsers that cannot detect combining marks', () => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  expect(initial('émilie')).toBe('É');
  expect(initial('')).toBe('');
  vi.unstubAllGlobals();
});
