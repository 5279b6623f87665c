import { expect, test } from 'vitest';
import { savingOf } from './saving.ts';

/** A thing saved under the id 7, on a server whose answers are released one by one. */
function thing(id?: number) {
  const log: string[] = [];
  let answers: PromiseWithResolvers<void>[] = [];
  const answered = () => {
    const answer = Promise.withResolvers<void>();
    answers.push(answer);
    return answer.promise;
  };
  const saving = savingOf(id, {
    save: async () => {
      log.push('save');
      await answered();
      return 7;
    },
    unsave: async (which) => {
      log.push(`unsave ${which}`);
      await answered();
    },
    onWanted: (isSaved) => log.push(isSaved ? 'shows saved' : 'shows not saved'),
    onDone: (isSaved) => log.push(isSaved ? 'is saved' : 'is not saved'),
    onUndone: () => log.push('failed'),
  });
  const answer = (error?: Error) => {
    const [first, ...rest] = answers;
    answers = rest;
    if (error) first?.reject(error);
    else first?.resolve();
    // All consequences have happened by the next turn of the event loop.
    return new Promise((done) => setImmediate(done));
  };
  return { ...saving, log, answer };
}

test('shows the change at once and announces it when confirmed', async () => {
  const { toggle, log, answer } = thing();
  void toggle();
  expect(log).toEqual(['shows saved', 'save']);
  await answer();
  expect(log.slice(2)).toEqual(['is saved']);
  void toggle();
  expect(log.slice(3)).toEqual(['shows not saved', 'unsave 7']);
});

test('applies the last choice of a visitor who changes their mind, call by call', async () => {
  const { toggle, log, answer } = thing(7);
  void toggle();
  void toggle();
  void toggle();
  expect(log).toEqual(['shows not saved', 'unsave 7', 'shows saved', 'shows not saved']);
  await answer();
  expect(log.slice(4)).toEqual(['is not saved']);

  void toggle();
  void toggle();
  await answer();
  expect(log.slice(5)).toEqual(['shows saved', 'save', 'shows not saved', 'unsave 7']);
});

test('undoes a change that the server refuses and allows another try', async () => {
  const { toggle, log, answer } = thing();
  void toggle();
  await answer(new Error('no'));
  expect(log).toEqual(['shows saved', 'save', 'shows not saved', 'failed']);
  void toggle();
  await answer();
  expect(log.slice(4)).toEqual(['shows saved', 'save', 'is saved']);
});
