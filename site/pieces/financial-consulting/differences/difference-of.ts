interface Pair {
  from: { amount: number };
  less: { amount: number };
}

/** Returns the difference, rounded to the satang to remove floating-point errors. */
export const differenceOf = ({ from, less }: Pair): number =>
  (Math.round(from.amount * 100) - Math.round(less.amount * 100)) / 100;
