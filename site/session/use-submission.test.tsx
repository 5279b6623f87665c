import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StillSending } from '../ui/form/StillSending.tsx';
import { Terms } from '../ui/Typeset.tsx';
import { useSubmission } from './use-submission.ts';

const NOTHING = { message: '', fields: {} };

let answers: PromiseWithResolvers<undefined>[] = [];

function Form() {
  const { form, isSlow } = useSubmission(
    () => {
      const answer = Promise.withResolvers<undefined>();
      answers.push(answer);
      return answer.promise;
    },
    () => NOTHING,
  );
  return (
    <Terms value={[]}>
      <form aria-label="form" {...form}>
        <StillSending isSlow={isSlow}>Still sending</StillSending>
      </form>
    </Terms>
  );
}

beforeEach(() => {
  answers = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

const said = () => screen.getByRole('status').textContent;
const send = () => act(async () => void fireEvent.submit(screen.getByRole('form')));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a form that takes long says after some seconds that it is still being sent, until the answer, and never gives up', async () => {
  render(<Form />);
  for (let time = 1; time <= 2; time += 1) {
    await send();
    await pass(4000);
    expect(said()).toBe('');
    await pass(2000);
    expect(said()).toBe('Still sending');
    await pass(10 * 60_000);
    expect(said()).toBe('Still sending');
    // Sent once, however often it is asked for meanwhile.
    await send();
    expect(answers).toHaveLength(time);
    await act(async () => answers.at(-1)?.resolve(undefined));
    expect(said()).toBe('');
  }
});
