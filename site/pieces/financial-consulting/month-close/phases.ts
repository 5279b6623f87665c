import { DAYS } from './schema.ts';

/** The state of a task: done automatically, done by a person, waiting for one, or not begun. */
export type State = 'alone' | 'person' | 'waits' | 'later';

interface Phase {
  from: number;
  state: State;
  who?: string | undefined;
  what: string;
}

/** A task of a close, with its state on each day. */
export interface Task {
  name: string;
  phases: readonly Phase[];
}

/** A state of a task, with its working days. */
export interface PhaseWithDays extends Phase {
  days: number[];
}

/** The working days, counted from 1. */
export const workingDays: readonly number[] = Array.from({ length: DAYS }, (_, index) => index + 1);

/** Returns the states of a task with their days; each lasts until the next begins. */
export const phasesWithDays = ({ phases }: Task): PhaseWithDays[] =>
  phases.map((phase, index) => {
    const end = phases[index + 1]?.from ?? DAYS + 1;
    return { ...phase, days: workingDays.filter((day) => day >= phase.from && day < end) };
  });

/** Whether nothing is left to do. */
export const isDone = (state: State): boolean => state === 'alone' || state === 'person';

/** Returns the working days on which a task is done. */
export const doneOn = (task: Task): number[] =>
  phasesWithDays(task).flatMap(({ state, days }) => (isDone(state) ? days : []));

/** The figures of a working day: the number of tasks done, and of waiting tasks per person. */
export interface DayCount {
  done: number;
  waits: { who: string; count: number }[];
}

/** Counts the tasks done and waiting on a working day; the person with the most waiting tasks comes first. */
export function countOn(day: number, tasks: readonly Task[]): DayCount {
  let done = 0;
  const byPerson = new Map<string, number>();
  for (const task of tasks) {
    const phase = phasesWithDays(task).find(({ days }) => days.includes(day));
    if (!phase) continue;
    if (isDone(phase.state)) done += 1;
    if (phase.state === 'waits' && phase.who !== undefined) {
      byPerson.set(phase.who, (byPerson.get(phase.who) ?? 0) + 1);
    }
  }
  const waits = [...byPerson].map(([who, count]) => ({ who, count }));
  return {
    done,
    waits: waits.sort((one, other) => other.count - one.count),
  };
}
