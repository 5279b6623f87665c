import { expect, test } from 'vitest';
import { minuteOf } from '../../../ui/clock.ts';
import { outcomeOf } from './outcomes.ts';

const content = {
  week: { title: '', start: '2026-07-09', closed: [3, 4], opens: '08:30', closes: '17:30' },
  limits: [
    { label: '2 hours', says: '', minutes: 120 },
    { label: '1 day', says: '', minutes: 540 },
  ],
};
const at = (day: number, time: string) => (day - 1) * 24 * 60 + minuteOf(time);

/** Arrived on Friday afternoon; the first approver takes five and a half hours, the second one and a half. */
const order = {
  came: { day: 2, time: '16:10' },
  answers: { first: 330, second: 95, deputy: 20 },
};
/** Arrived on Saturday; the first approver is away for the rest of the week. */
const atWeekend = {
  came: { day: 3, time: '11:05' },
  answers: { first: undefined, second: 40, deputy: 25 },
};
const [firstAlone, inTurn, atOnce] = [1, 2, 3];
const [twoHours, oneDay] = [1, 2];
const [remind, handOn, letThrough] = [1, 2, 3];

test('is approved in time when the limit is long enough', () => {
  const { state, end } = outcomeOf(
    order,
    { way: firstAlone, limit: oneDay, silence: remind },
    content,
  );
  expect([state, end]).toEqual(['inTime', at(5, '12:40')]);
});

test.each([
  ['reminded, and answers late', remind, 'late', at(5, '12:40')],
  ['replaced by the deputy', handOn, 'handedOn', at(5, '09:30')],
  ['passed over', letThrough, 'letThrough', at(5, '09:10')],
])('without enough time, the approver is %s', (_how, silence, state, end) => {
  const outcome = outcomeOf(order, { way: firstAlone, limit: twoHours, silence }, content);
  expect([outcome.state, outcome.end]).toEqual([state, end]);
});

test('asks the second approver after the first, or takes the sooner of both', () => {
  const turns = outcomeOf(order, { way: inTurn, limit: oneDay, silence: remind }, content);
  expect(turns.steps.map(({ what, who }) => `${who} ${what}`)).toEqual([
    'first asked',
    'first answered',
    'second asked',
    'second answered',
  ]);
  expect(turns.end).toBe(at(5, '14:15'));
  const together = outcomeOf(order, { way: atOnce, limit: twoHours, silence: remind }, content);
  expect(together.steps.at(-1)).toEqual({ what: 'answered', who: 'second', at: at(5, '08:45') });
});

test('leaves the case open when an approver never answers and is only reminded', () => {
  const outcome = outcomeOf(atWeekend, { way: inTurn, limit: twoHours, silence: remind }, content);
  expect(outcome).toEqual({
    state: 'open',
    steps: [
      { what: 'asked', who: 'first', at: at(5, '08:30') },
      { what: 'reminded', who: 'first', at: at(5, '10:30') },
    ],
  });
});
