import { fill } from '../../../../contract/fill.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { DAYS, type schema } from './schema.ts';

/** A task of a close, with its state on each day. */
export type Task = SectionContent<typeof schema>['tasks'][number];

/** A state of a task, and the working day on which it begins. */
export type Phase = Task['phases'][number];

/** The working days, counted from 1. */
export const workingDays: readonly number[] = Array.from({ length: DAYS }, (_, index) => index + 1);

/**
 * Returns the state of a task on a working day: the last one that began by then.
 * @throws Error if none had begun; the schema has one on day 1
 */
export function stateOn(day: number, { name, phases }: Task): Phase {
  const phase = phases.findLast(({ from }) => from <= day);
  if (!phase) throw new Error(`${name} has no state on day ${day}`);
  return phase;
}

/** Whether nothing is left to do. */
export const isDone = ({ state }: Phase): boolean => state === 'alone' || state === 'person';

/** The figures of a working day: the number of tasks done, and of waiting tasks per person. */
interface DayCount {
  done: number;
  waits: { who: string; count: number }[];
}

/** Counts the tasks done and waiting on a working day; the person with the most waiting tasks comes first. */
export function countOn(day: number, tasks: readonly Task[]): DayCount {
  let done = 0;
  const byPerson = new Map<string, number>();
  for (const task of tasks) {
    const phase = stateOn(day, task);
    if (isDone(phase)) done += 1;
    if (phase.state === 'waits') byPerson.set(phase.who, (byPerson.get(phase.who) ?? 0) + 1);
  }
  const waits = [...byPerson].map(([who, count]) => ({ who, count }));
  return {
    done,
    waits: waits.sort((one, other) => other.count - one.count),
  };
}

/** Formats the state of a task in words: automatically, by whom, who it waits for, or not begun. */
export const stateSaid = (phase: Phase, words: SectionContext['words']['monthClose']): string =>
  fill(words.states[phase.state], { who: 'who' in phase ? phase.who : '' });

/**
 * Returns a day of a month as an ISO date.
 * @param month any date of that month
 */
export const dateOf = (month: string, day: number): string =>
  `${month.slice(0, 8)}${String(day).padStart(2, '0')}`;
