import { expect, test } from 'vitest';
import { whatIsShown } from './what-is-shown.ts';

const part = { label: 'Diagnosis', value: 'All', seen: [2, 3], inPart: [] };

test('shows each viewer the whole record or a woven cover', () => {
  expect(whatIsShown(part, 4)).toEqual([
    { viewers: [2, 3], words: 'All', isWhole: true },
    { viewers: [1, 4] },
  ]);
});

test('shows a viewer only part of it', () => {
  const shown = whatIsShown({ ...part, inPart: [{ viewer: 1, value: 'Some' }] }, 3);
  expect(shown).toEqual([
    { viewers: [2, 3], words: 'All', isWhole: true },
    { viewers: [1], words: 'Some' },
  ]);
});

test('covers a part without the required consent', () => {
  const asks = { consent: 1, viewer: 3, otherwise: undefined };
  expect(whatIsShown({ ...part, asks }, 3)).toEqual([
    { viewers: [2], words: 'All', isWhole: true },
    { viewers: [3], words: 'All', isWhole: true, needs: 1 },
    { viewers: [3], lacks: 1 },
    { viewers: [1] },
  ]);
});

test('shows other words without the consent where there are some', () => {
  const asks = { consent: 2, viewer: 1, otherwise: 'A letter' };
  const shown = whatIsShown({ ...part, inPart: [{ viewer: 1, value: 'Some' }], asks }, 3);
  expect(shown.slice(1)).toEqual([
    { viewers: [1], words: 'Some', isWhole: false, needs: 2 },
    { viewers: [1], words: 'A letter', lacks: 2 },
  ]);
});
