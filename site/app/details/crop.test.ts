import { expect, test } from 'vitest';
import { clampCrop, draggedCrop, drawCrop, gestureOf, MIDDLE, sideOf } from './crop.ts';

const wide = { width: 400, height: 200 };

test('fills the square with the shorter side at first', () => {
  expect(sideOf(wide, MIDDLE)).toBe(200);
  expect(clampCrop(wide, MIDDLE)).toEqual(MIDDLE);
});

test('never moves the crop outside the picture', () => {
  expect(clampCrop(wide, { x: 0, y: 0, zoom: 1 })).toEqual({ x: 0.25, y: 0.5, zoom: 1 });
  expect(clampCrop(wide, { x: 2, y: 2, zoom: 2 })).toEqual({ x: 0.875, y: 0.75, zoom: 2 });
  expect(clampCrop(wide, { x: 0.5, y: 0.5, zoom: 99 }).zoom).toBe(4);
  expect(clampCrop(wide, { x: 0.5, y: 0.5, zoom: 0.1 }).zoom).toBe(1);
});

test('shows more of the left when pushed to the right', () => {
  expect(draggedCrop(wide, MIDDLE, 0.2, 0).x).toBeCloseTo(0.4);
  expect(draggedCrop(wide, MIDDLE, -0.2, 0.5)).toEqual({ x: 0.6, y: 0.5, zoom: 1 });
});

test('draws transparent pixels on white', () => {
  const drawn: unknown[] = [];
  const context = {
    fillStyle: '',
    fillRect() {
      drawn.push(this.fillStyle);
    },
    drawImage: () => drawn.push('picture'),
  };
  const canvas = { width: 512, height: 512, getContext: () => context };
  drawCrop(canvas as unknown as HTMLCanvasElement, wide as ImageBitmap, MIDDLE);
  expect(drawn).toEqual(['white', 'picture']);
});

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
