import { expect, test } from 'vitest';
import { noticesAfter, SILENCE } from './notices.ts';

test('announces a success and shows a failure until the next action', () => {
  const failed = noticesAfter(SILENCE, { failed: 'It broke' });
  expect(failed).toEqual({ announced: '', problem: 'It broke' });
  const done = noticesAfter(failed, { done: 'Sent' });
  expect(done).toEqual({ announced: 'Sent', problem: 'It broke' });
  expect(noticesAfter(done, { failed: 'Again' })).toEqual({ announced: '', problem: 'Again' });
  expect(noticesAfter(done, 'silence')).toEqual(SILENCE);
});
