import { describe, expect, test } from 'vitest';
import { chart } from './chart.ts';

describe('a chart is refused', () => {
  const words = { en: 'Weeks', th: 'สัปดาห์' };
  const faultOf = (written: unknown) => chart.safeParse(written).error?.issues[0]?.message;

  test('with more columns before than after', () => {
    const written = { type: 'columns', from: words, to: words, caption: words };
    expect(faultOf({ ...written, before: [1, 2], after: [1, 2] })).toBeUndefined();
    expect(faultOf({ ...written, before: [1, 2, 3], after: [1, 2] })).toBe(
      'has a different number of columns: write as many',
    );
  });

  test('with steps that go up or back in time', () => {
    const step = (week: number, left: number) => ({ name: words, week, left });
    const written = { type: 'stairs', weeks: 20, whole: words, caption: words };
    const message = 'must increase in weeks and decrease in percent';
    expect(faultOf({ ...written, steps: [step(4, 80), step(9, 20)] })).toBeUndefined();
    expect(faultOf({ ...written, steps: [step(4, 20), step(9, 80)] })).toBe(message);
    expect(faultOf({ ...written, steps: [step(9, 80), step(4, 20)] })).toBe(message);
    expect(faultOf({ ...written, steps: [step(4, 80), step(21, 20)] })).toBe(message);
  });
});
