import { expect, test } from 'vitest';
import { whatIsShown } from './what-is-shown.ts';

const part = { label: 'Diagnosis', value: 'All', seen: [2, 3], inPart: [] };

test('everybody who looks finds it whole, or cloth', () => {
  expect(whatIsShown(part, 4)).toEqual([
    { viewers: [2, 3], words: 'All', isWhole: true },
    { viewers: [1, 4] },
  ]);
});

test('a viewer finds less of it', () => {
  const shown = whatIsShown({ ...part, inPart: [{ viewer: 1, value: 'Some' }] }, 3);
  expect(shown).toEqual([
    { viewers: [2, 3], words: 'All', isWhole: true },
    { viewers: [1], words: 'Some' },
  ]);
});

test('where a consent is asked, there is cloth without it', () => {
  const asks = { consent: 1, viewer: 3, otherwise: undefined };
  expect(whatIsShown({ ...part, asks }, 3)).toEqual([
    { viewers: [2], words: 'All', isWhole: true },
    { viewers: [3], words: 'All', isWhole: true, needs: 1 },
    { viewers: [3], lacks: 1 },
    { viewers: [1] },
  ]);
});

test('or other words', () => {
  const asks = { consent: 2, viewer: 1, otherwise: 'A letter' };
  const shown = whatIsShown({ ...part, inPart: [{ viewer: 1, value: 'Some' }], asks }, 3);
  expect(shown.slice(1)).toEqual([
    { viewers: [1], words: 'Some', isWhole: false, needs: 2 },
    { viewers: [1], words: 'A letter', lacks: 2 },
  ]);
});
