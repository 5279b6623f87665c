import { expect, test } from 'vitest';
import { byTrigger } from './by-trigger.ts';

test('lists each wording once, with the triggers that produce it', () => {
  const triggers = ['Nok', 'Dao', 'Nok'];
  expect(byTrigger(triggers, (deputy) => `Ask ${deputy}`)).toEqual([
    { words: 'Ask Nok', when: '1 3' },
    { words: 'Ask Dao', when: '2' },
  ]);
  expect(byTrigger(triggers, () => 'Remind them')).toEqual([
    { words: 'Remind them', when: undefined },
  ]);
});
