/** How many cases a round has, in rows of ten. */
export const CASES = 100;
const ROW = 10;

/** What became of a case. */
export const STATES = ['right', 'asked', 'wrong'] as const;

export type State = (typeof STATES)[number];

interface Round {
  asked: readonly number[];
  wrong: readonly number[];
}

/** What became of each case, from the first to the hundredth. */
export const statesOf = ({ asked, wrong }: Round): State[] =>
  Array.from({ length: CASES }, (_, index) => {
    if (wrong.includes(index + 1)) return 'wrong';
    return asked.includes(index + 1) ? 'asked' : 'right';
  });

/** How many came out in a way. */
export const countOf = (round: Round, state: State): number =>
  statesOf(round).filter((each) => each === state).length;

/** Where a case stands, by columns and rows. */
export const placeOf = (index: number): { x: number; y: number } => ({
  x: index % ROW,
  y: Math.floor(index / ROW),
});
