import { expect, test } from 'vitest';
import { FIRST_STEP, signInStep } from './sign-in-steps.ts';

const codeStep = signInStep(FIRST_STEP, { to: 'code', challenge: 'c' });

test('asks for a code of either kind for the same challenge', () => {
  expect(codeStep).toEqual({ at: 'code', challenge: 'c', problem: '' });
  const other = signInStep(codeStep, { to: 'other-code' });
  expect(other).toEqual({ at: 'recovery', challenge: 'c', problem: '' });
  expect(signInStep(other, { to: 'other-code' })).toEqual(codeStep);
});

test('drops the challenge when starting over and says why if it has expired', () => {
  expect(signInStep(codeStep, { to: 'start' })).toEqual(FIRST_STEP);
  const late = signInStep(codeStep, { to: 'start', problem: 'too long' });
  expect(late).toEqual({ ...FIRST_STEP, problem: 'too long' });
  expect(signInStep(late, { to: 'code', challenge: 'd' }).problem).toBe('');
});
