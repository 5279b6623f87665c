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

/** Counts how many of some states wait for each person; the person with the most comes first. */
export function countWaits(phases: readonly Phase[]): { who: string; count: number }[] {
  const byPerson = new Map<string, number>();
  for (const phase of phases) {
    if (phase.state === 'waits') byPerson.set(phase.who, (byPerson.get(phase.who) ?? 0) + 1);
  }
  const waits = [...byPerson].map(([who, count]) => ({ who, count }));
  return waits.sort((one, other) => other.count - one.count);
}

/** Counts the tasks on a working day: all that are done, those done automatically, and those waiting per person. */
export function countOn(day: number, tasks: readonly Task[]) {
  const phases = tasks.map((task) => stateOn(day, task));
  return {
    done: phases.filter(isDone).length,
    alone: phases.filter(({ state }) => state === 'alone').length,
    waits: countWaits(phases),
  };
}

/** Returns the working days on which a task is done. */
export const daysDone = (task: Task): number[] =>
  workingDays.filter((day) => isDone(stateOn(day, task)));

/** Formats the state of a task in words: automatically, by whom, who it waits for, or not begun. */
export const stateSaid = (phase: Phase, words: SectionContext['words']['monthClose']): string =>
  fill(words.states[phase.state], { who: 'who' in phase ? phase.who : '' });

/**
 * Returns a day of a month as an ISO date.
 * @param month any date of that month
 */
export const dateOf = (month: string, day: number): string =>
  `${month.slice(0, 8)}${String(day).padStart(2, '0')}`;
