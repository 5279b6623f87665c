import { expect, test } from 'vitest';
import { gestureOf } from './gesture.ts';

const at = (...points: [x: number, y: number][]) =>
  new Map(points.map(([x, y], index) => [index, { x, y }]));

test('moves with one pointer', () => {
  expect(gestureOf(at([10, 10]), at([15, 7]))).toEqual({ right: 5, down: -3, larger: 1 });
});

test('zooms with two pointers and moves with the point between them', () => {
  expect(gestureOf(at([0, 0], [10, 0]), at([0, 0], [20, 0]))).toEqual({
    right: 5,
    down: 0,
    larger: 2,
  });
});

test('ignores a pointer that has just gone down or up', () => {
  const still = { right: 0, down: 0, larger: 1 };
  expect(gestureOf(at([5, 5]), at([5, 5], [50, 50]))).toEqual(still);
  expect(gestureOf(at([5, 5], [50, 50]), at([5, 5]))).toEqual(still);
  expect(gestureOf(at(), at([5, 5]))).toEqual(still);
  expect(gestureOf(at([5, 5], [5, 5]), at([5, 5], [5, 5]))).toEqual(still);
});
