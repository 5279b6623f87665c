import { expect, test } from 'vitest';
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
