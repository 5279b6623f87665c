import { expect, test } from 'vitest';
import { noticesAfter, SILENCE } from './notices.ts';

test('only the last thing counts: what went well is announced, what failed is a problem', () => {
  const failed = noticesAfter(SILENCE, { failed: 'It broke' });
  expect(failed).toEqual({ announced: '', problem: 'It broke' });
  const done = noticesAfter(failed, { done: 'Sent' });
  expect(done).toEqual({ announced: 'Sent', problem: '' });
  expect(noticesAfter(done, 'silence')).toEqual(SILENCE);
});
