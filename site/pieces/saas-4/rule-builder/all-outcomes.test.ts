import { expect, test } from 'vitest';
import { everyOutcome } from './all-outcomes.ts';
import { outcomeOf } from './outcomes.ts';

const content = {
  week: { title: '', start: '2026-07-09', closed: [3, 4], opens: '08:30', closes: '17:30' },
  limits: [
    { label: '2 hours', says: '', minutes: 120 },
    { label: '1 day', says: '', minutes: 540 },
  ],
};
const order = {
  came: { day: 2, time: '16:10' },
  answers: { first: 330, second: 95, deputy: 20 },
};
const choices = [1, 2, 3].flatMap((way) =>
  [1, 2].flatMap((limit) => [1, 2, 3].map((silence) => ({ way, limit, silence }))),
);

test('shows exactly the steps that follow from each combination of choices', () => {
  const steps = everyOutcome(order, content, ({ steps }) => steps);
  expect(steps.length).toBeLessThan(choices.length);
  for (const { way, limit, silence } of choices) {
    const shown = steps.filter(
      (each) =>
        each.way.includes(way) && each.limit.includes(limit) && each.silence.includes(silence),
    );
    const { steps: expected } = outcomeOf(order, { way, limit, silence }, content);
    expect(shown.map(({ value }) => value)).toHaveLength(expected.length);
    expect(shown.map(({ value }) => value)).toEqual(expect.arrayContaining(expected));
  }
});

test('maps every combination to one outcome and merges equal ones', () => {
  const outcomes = everyOutcome(order, content, (outcome) => [outcome]);
  const leading = outcomes.flatMap(({ way, limit, silence }) =>
    way.flatMap((a) => limit.flatMap((b) => silence.map((c) => `${a} ${b} ${c}`))),
  );
  expect(new Set(leading).size).toBe(choices.length);
  expect(leading).toHaveLength(choices.length);
  expect(outcomes.length).toBeLessThan(choices.length);
});
