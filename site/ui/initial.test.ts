import { expect, test, vi } from 'vitest';
import { initial } from './initial.ts';

test.each([
  ['Siriporn Wongsa', 'S'],
  ['émilie', 'É'],
  ['สมชาย', 'ส'],
  ['เกศรา', 'ก'],
  ['แดเนียล', 'ด'],
  ['โจ', 'จ'],
  ['ใหม่', 'ห'],
  ['ไอริณ', 'อ'],
  ['👩‍💻 Jo', '👩‍💻'],
])('%s is known by %s', (name, letter) => {
  expect(initial(name)).toBe(letter);
});

test('is the first letter in browsers that cannot tell what is joined to it', () => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  expect(initial('émilie')).toBe('É');
  expect(initial('')).toBe('');
  vi.unstubAllGlobals();
});
