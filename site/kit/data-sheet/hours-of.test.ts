import { expect, test } from 'vitest';
import { hoursOf } from './hours-of.ts';

test('reads a time that lasts until the next one in either notation', () => {
  const at = (time: string) => ({ cells: [time, 'Something happens'] });
  expect(hoursOf([at('03:00'), at('03:45'), at('06:00')])).toEqual([
    { begins: 0, takes: 25 },
    { begins: 25, takes: 75 },
  ]);
  expect(hoursOf([at('03.00'), at('04.00')])).toEqual([{ begins: 0, takes: 100 }]);
});
