import { expect, test } from 'vitest';
import { hoursOf, partsOf } from './parts-of.ts';

const row = (amount: string, isTotal = false) => ({ cells: ['Name', amount], isTotal });

test('each part begins where the one before it ends', () => {
  expect(partsOf([row('1,000'), row('0'), row('3,000'), row('฿4,000', true)])).toEqual([
    { begins: 0, takes: 25 },
    { begins: 25, takes: 0 },
    { begins: 25, takes: 75 },
  ]);
});

test('rows that do not add up to a total have no parts', () => {
  expect(partsOf([row('1,000'), row('2,000')])).toEqual([]);
  expect(partsOf([row('1,000'), row('2,000'), row('9,000', true)])).toEqual([]);
  expect(partsOf([row('a third'), row('3,000'), row('3,000', true)])).toEqual([]);
});

test('a time lasts until the next one, in either way of writing it', () => {
  const at = (time: string) => ({ cells: [time, 'Something happens'], isTotal: false });
  expect(hoursOf([at('03:00'), at('03:45'), at('06:00')])).toEqual([
    { begins: 0, takes: 25 },
    { begins: 25, takes: 75 },
  ]);
  expect(hoursOf([at('03.00'), at('04.00')])).toEqual([{ begins: 0, takes: 100 }]);
});
