import { expect, test } from 'vitest';
import { clampCrop, draggedCrop, drawCrop, MIDDLE, sideOf } from './crop.ts';

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
