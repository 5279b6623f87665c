import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
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

const announcement = () => screen.getByRole('status').textContent;
const send = () => act(async () => void fireEvent.submit(screen.getByRole('form')));
const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('says after some seconds that a form is still being sent and waits for the answer without limit', async () => {
  render(<Form />);
  for (let time = 1; time <= 2; time += 1) {
    await send();
    await advanceTime(4000);
    expect(announcement()).toBe('');
    await advanceTime(2000);
    expect(announcement()).toBe('Still sending');
    await advanceTime(10 * 60_000);
    expect(announcement()).toBe('Still sending');
    // Sent once, however often it is submitted meanwhile.
    await send();
    expect(answers).toHaveLength(time);
    await act(async () => answers.at(-1)?.resolve(undefined));
    expect(announcement()).toBe('');
  }
});
