/** The number of cases of a round. */
export const CASES = 100;

/** The states of a case. */
export const STATES = ['right', 'asked', 'wrong'] as const;

export type State = (typeof STATES)[number];

interface Round {
  asked: readonly number[];
  wrong: readonly number[];
}

/** Returns the state of each case, from the first to the hundredth. */
export const statesOf = ({ asked, wrong }: Round): State[] =>
  Array.from({ length: CASES }, (_, index) => {
    if (wrong.includes(index + 1)) return 'wrong';
    return asked.includes(index + 1) ? 'asked' : 'right';
  });

/** Returns the number of cases in a state. */
export const countOf = (round: Round, state: State): number =>
  statesOf(round).filter((each) => each === state).length;
