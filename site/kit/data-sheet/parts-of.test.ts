import { expect, test } from 'vitest';
import { hoursOf, partsOf } from './parts-of.ts';

const row = (amount: string, isTotal = false) => ({ cells: ['Name', amount], isTotal });

test('starts each part where the previous one ends', () => {
  expect(partsOf([row('1,000'), row('0'), row('3,000'), row('฿4,000', true)])).toEqual([
    { begins: 0, takes: 25 },
    { begins: 25, takes: 0 },
    { begins: 25, takes: 75 },
  ]);
});

test('has no parts when the rows do not add up to the total', () => {
  expect(partsOf([row('1,000'), row('2,000')])).toEqual([]);
  expect(partsOf([row('1,000'), row('2,000'), row('9,000', true)])).toEqual([]);
  expect(partsOf([row('a third'), row('3,000'), row('3,000', true)])).toEqual([]);
});

test('reads a time that lasts until the next one in either notation', () => {
  const at = (time: string) => ({ cells: [time, 'Something happens'], isTotal: false });
  expect(hoursOf([at('03:00'), at('03:45'), at('06:00')])).toEqual([
    { begins: 0, takes: 25 },
    { begins: 25, takes: 75 },
  ]);
  expect(hoursOf([at('03.00'), at('04.00')])).toEqual([{ begins: 0, takes: 100 }]);
});
