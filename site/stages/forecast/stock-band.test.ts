import { expect, test } from 'vitest';
import { emptyDays, stockBand } from './stock-band.ts';

const stock = { now: 100, sales: [30, 30, 30, 30], spread: 4, order: 50 };

test('lowers the stock by sales and raises it by deliveries', () => {
  const levels = stockBand(stock, 2);
  expect(levels.map(({ at, middle }) => [at, middle])).toEqual([
    [0, 100],
    [1, 70],
    [2, 40],
    [2, 90],
    [3, 60],
    [4, 30],
  ]);
});

test('widens the band with the square root of the days', () => {
  const { low, middle, high } = stockBand(stock, 2).at(-1) ?? { low: 0, middle: 0, high: 0 };
  expect(high - middle).toBeCloseTo(8);
  expect(middle - low).toBeCloseTo(8);
});

test('sells nothing that is out of stock', () => {
  const levels = stockBand({ ...stock, now: 40 }, 3);
  expect(levels.map(({ middle }) => middle)).toEqual([40, 10, 0, 0, 50, 20]);
});

test('ends the days without stock when the order arrives', () => {
  expect(emptyDays(stockBand(stock, 2), 2)).toBeUndefined();
  expect(emptyDays(stockBand({ ...stock, now: 40 }, 3), 3)).toEqual([1.5, 3]);
});
