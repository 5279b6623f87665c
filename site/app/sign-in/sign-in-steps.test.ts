import { expect, test } from 'vitest';
import { FIRST_STEP, signInStep } from './sign-in-steps.ts';

const asked = signInStep(FIRST_STEP, { to: 'code', challenge: 'c' });

test('asks for a code of either kind for the same challenge', () => {
  expect(asked).toEqual({ at: 'code', challenge: 'c', problem: '' });
  const other = signInStep(asked, { to: 'other-code' });
  expect(other).toEqual({ at: 'recovery', challenge: 'c', problem: '' });
  expect(signInStep(other, { to: 'other-code' })).toEqual(asked);
});

test('drops the challenge when starting over and says why if it has expired', () => {
  expect(signInStep(asked, { to: 'start' })).toEqual(FIRST_STEP);
  const late = signInStep(asked, { to: 'start', problem: 'too long' });
  expect(late).toEqual({ ...FIRST_STEP, problem: 'too long' });
  expect(signInStep(late, { to: 'code', challenge: 'd' }).problem).toBe('');
});
